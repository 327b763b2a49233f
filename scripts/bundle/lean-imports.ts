import type { Plugin } from "vite";

/**
 * Around every import of a page the bundler puts what would fetch its style sheets first. All styles are one sheet, which the
 * server names in every page, so there is nothing to fetch. A second sheet would be forgotten: that ends the build.
 */
export const leanImports = (): Plugin => ({
  name: "lean-imports",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
  generateBundle(_options, bundle) {
    const sheets = Object.keys(bundle).filter((file) => file.endsWith(".css"));
    if (sheets.length > 1) this.error(`Only the first would be fetched: ${sheets.join(", ")}`);
  },
});
