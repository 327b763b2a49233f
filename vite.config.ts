import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { groupsFromPages } from "./scripts/bundle/chunk-groups.ts";
import { leanImports } from "./scripts/bundle/lean-imports.ts";
import { leanReact } from "./scripts/bundle/lean-react.ts";
import { leanRouter } from "./scripts/bundle/lean-router.ts";

const bringFiles = [
  "pg",
  "pg-boss",
  "@electric-sql/pglite",
  "@node-rs/argon2",
  "@resvg/resvg-js",
  "sharp",
];
const clientEntry = "src/client/entry-client.tsx";
/** What takes a page over does so once: put in place of itself while developing, it would do it again. */
const notRefreshed = [/\/node_modules\//, new RegExp(`/${RegExp.escape(clientEntry)}$`)];

export default defineConfig(async ({ command, isSsrBuild }): Promise<UserConfig> => ({
  appType: "custom",
  plugins: [
    react({ exclude: notRefreshed }),
    tailwindcss(),
    leanImports(),
    leanReact(),
    leanRouter(),
  ],
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
        modulePreload: {
          polyfill: false,
          // Every page would carry the list of what every other needs. The server names those of the page it sends; on the way to
          // another, its files are asked for while its data is on the way.
          resolveDependencies: (_file, needed, { hostType }) =>
            hostType === "js" ? needed.filter((file) => file.endsWith(".css")) : needed,
        },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: clientEntry,
          output: {
            // Every page carries the names of all others, so they are as short as can be.
            entryFileNames: "assets/[hash:7].js",
            chunkFileNames: "assets/[hash:7].js",
            codeSplitting: {
              groups: command === "build" ? await groupsFromPages(clientEntry) : [],
            },
          },
        },
      },
}));
