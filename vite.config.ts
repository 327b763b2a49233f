import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  appType: "custom",
  plugins: [react(), tailwindcss()],
  // Without this React would choose its slow build at run time.
  define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
  // One file loads in a fraction of the time that a library of hundreds takes; these three bring files of their own.
  ssr: isSsrBuild ? { noExternal: true, external: ["pg", "pg-boss", "@electric-sql/pglite"] } : {},
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
        rolldownOptions: { input: "src/client/entry-client.tsx" },
      },
}));
