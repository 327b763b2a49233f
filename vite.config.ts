import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const bringFiles = ["pg", "pg-boss", "@electric-sql/pglite", "@node-rs/argon2", "@resvg/resvg-js"];
const clientEntry = "src/client/entry-client.tsx";

export default defineConfig(({ isSsrBuild }) => ({
  appType: "custom",
  plugins: [react(), tailwindcss()],
  // Without this React would choose its slow build at run time.
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
  // One file loads in a fraction of the time that a library of hundreds takes; these bring files of their own.
  ssr: isSsrBuild ? { noExternal: true, external: bringFiles } : {},
  publicDir: isSsrBuild ? false : "public",
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        target: "node24",
        rolldownOptions: {
          input: { main: "src/server/main.ts", pages: "src/client/entry-server.tsx" },
          output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
        },
      }
    : {
        outDir: "dist/client",
        manifest: true,
        target: "es2022",
        // The first of each with light-dark(): lowered, it could not follow the color-scheme of a section.
        cssTarget: ["chrome123", "firefox128", "safari17.5"],
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: clientEntry,
          output: {
            // Every page carries the names of all others, so they are as short as can be.
            entryFileNames: "assets/[hash:7].js",
            chunkFileNames: "assets/[hash:7].js",
            codeSplitting: {
              groups: [
                { name: nameOfStart(), debugName: "start" },
                { name: "figures", test: figures },
                { name: "parts", test: parts },
                { name: "queries", test: queries },
                { name: "listing", test: /src\/(?:client\/ui|domain)\/listing\// },
                { name: "board", test: /src\/(?:client\/features\/jobs\/card|domain\/jobs)\// },
              ],
            },
          },
        },
      },
}));

/** What the landing page shows of a listing; cut to pieces, it would be a request for each. */
const figures =
  /src\/(?:client\/membership\/plans|client\/ui\/(?:art\/portrait|badge|button-l|card|feedback\/(?:empty|skeleton)|figures\/(?:ago|moment|money|sast|score)|listing\/card-pay|verdict-chip)|domain\/jobs\/(?:beginning|company|pay-bands)|domain\/listing\/(?:pay\/saying|advice\/(?:open-words|fact-names)))/;

/** Small parts that most other pages share and that bring no library along. */
const parts =
  /src\/client\/ui\/(?:button|icons\/page-icons|feedback\/(?:alert|progress|spinner)|form\/(?:choices|field|password-input|select|text-input))/;

/** What the first view does without, and most other pages ask for: a group takes along whatever it needs, so it comes before the board. */
const queries =
  /@tanstack\/(?:query-core\/build\/modern\/(?:query|mutation|infiniteQuery)Observer|react-query\/build\/modern\/(?:use|IsRestoring|QueryErrorReset|errorBoundary|suspense))|src\/client\/session\/failure/;

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Keeps our part of what every page needs in one file. By default it would be cut wherever a page
 * shares a piece of it, which costs requests and compresses worse. Libraries are left to the
 * bundler: it knows which parts of them are used.
 */
function nameOfStart(): (id: string, graph: ModuleGraph) => string | null {
  const start = new Set<string>();
  return (id, graph) => {
    const collect = (module: string): void => {
      if (start.has(module) || !module.startsWith(resolve("src"))) return;
      start.add(module);
      graph.getModuleInfo(module)?.importedIds.forEach(collect);
    };
    collect(resolve(clientEntry));
    return start.has(id) ? "start" : null;
  };
}
