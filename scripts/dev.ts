import { createServer, isRunnableDevEnvironment } from "vite";
import type { PageRenderer } from "#contract/page.ts";
import type { Assets } from "#server/http/pages/assets.ts";

type Start = typeof import("#server/start.ts");
type ReadConfig = typeof import("#server/config.ts");

/** One process: Vite updates the page in the browser, and the server starts anew in place when its code changes. */
const vite = await createServer({
  server: { middlewareMode: true, watch: { ignored: ["**/.data/**", "**/dist/**"] } },
});
const { ssr } = vite.environments;
if (ssr === undefined || !isRunnableDevEnvironment(ssr))
  throw new Error("Vite cannot run the server here");
const load = <Module>(path: string) => ssr.runner.import<Module>(path);

const renderer: PageRenderer = {
  async render(request) {
    const entry = await load<{ renderer: PageRenderer }>("/src/client/entry-server.tsx");
    return entry.renderer.render(request);
  },
  // A page in development is always made anew.
  keptAddress: () => null,
};

const assets: Assets = {
  styleTags: '<link rel="stylesheet" href="/src/client/styles/app.css">',
  tags: (_modules, nonce) =>
    `<script type="module" nonce="${nonce}">import refresh from "/@react-refresh";refresh.injectIntoGlobalHook(window);` +
    `window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;</script>` +
    `<script type="module" src="/@vite/client" nonce="${nonce}"></script>` +
    `<link rel="stylesheet" href="/src/client/styles/app.css">` +
    `<script type="module" src="/src/client/entry-client.tsx" nonce="${nonce}"></script>`,
};

async function run() {
  const { readConfig } = await load<ReadConfig>("/src/server/config.ts");
  const { start } = await load<Start>("/src/server/start.ts");
  const config = readConfig();
  const running = await start(config, {
    staticFiles: new Map(),
    pages: { renderer, assets, isDevelopment: true },
    migrationsFolder: "migrations",
    inFront: (request, response, next) => vite.middlewares(request, response, next),
  });
  console.log(`Kwela is ready on ${config.appUrl} (development)`);
  return running;
}

let running = run();
vite.watcher.on("change", (file) => {
  if (!/\/(src\/(server|contract|domain)|migrations|seeds)\//.test(file)) return;
  running = running
    .then((previous) => previous.stop())
    .catch(() => undefined)
    .then(run);
  running.catch((error: unknown) => console.error(error));
});
