import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** As much of the table of pages as matters here. */
interface Routes {
  readonly pages: readonly { readonly path: string; readonly page: string | null }[];
}

interface Readable {
  readonly isPageReadableOffline: (pathname: string) => boolean;
}

/** What the page that says "You are offline" needs. */
const ofOfflinePage = ["/error.css", "/favicon.svg"];

/** Builds the worker behind offline reading, which knows the files of its pages by name and carries the name of its build. */
export async function buildOfflineWorker(sources: string): Promise<void> {
  // Only now: the bundler is large, and most starts do not need it.
  const { build } = await import("vite");
  const manifest = JSON.parse(
    await readFile("dist/client/.vite/manifest.json", "utf8"),
  ) as Manifest;
  const files = [...ofOfflinePage, ...filesOf(manifest, await readablePages())];
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: {
      offlineBuild: JSON.stringify(sources.slice(0, 12)),
      offlineFiles: JSON.stringify(files),
    },
    build: {
      outDir: "dist/client",
      emptyOutDir: false,
      target: "es2022",
      rolldownOptions: {
        input: "src/client/offline/worker/worker.ts",
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}

async function readablePages(): Promise<readonly string[]> {
  const { runnerImport } = await import("vite");
  const { module: routes } = await runnerImport<Routes>(resolve("src/client/routes.tsx"));
  const { module: readable } = await runnerImport<Readable>(
    resolve("src/contract/members/readable-offline.ts"),
  );
  return routes.pages
    .filter(({ path }) => readable.isPageReadableOffline(addressLike(path)))
    .flatMap(({ page }) => (page === null ? [] : `src/client/features/${page}-page.tsx`));
}

/** One of the addresses that a row of the table stands for. */
const addressLike = (path: string): string => path.replace(/\/:\w+\?$/, "").replace(/:\w+/g, "1");

/** All that these pages can come to need, also what they fetch later; but no other page. */
function filesOf(manifest: Manifest, pages: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(visit);
    chunk.dynamicImports?.filter((later) => !later.endsWith("-page.tsx")).forEach(visit);
  };
  ["src/client/entry-client.tsx", ...pages].forEach(visit);
  const chunks = [...seen].flatMap((name) => manifest[name] ?? []);
  const files = chunks.flatMap(({ file, css = [], assets = [] }) => [[file], css, assets].flat());
  return [...new Set(files)].map((file) => `/${file}`);
}
