import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const clientEntry = "src/client/entry-client.tsx";

export default defineConfig(({ isSsrBuild }) => ({
  appType: "custom",
  plugins: [react(), tailwindcss()],
  // Without this React would choose its slow build at run time.
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
  // One file loads in a fraction of the time that a library of hundreds takes; these four bring files of their own.
  ssr: isSsrBuild
    ? { noExternal: true, external: ["pg", "pg-boss", "@electric-sql/pglite", "@node-rs/argon2"] }
    : {},
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
          output: { codeSplitting: { groups: [{ name: nameOfStart(), debugName: "start" }] } },
        },
      },
}));

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
