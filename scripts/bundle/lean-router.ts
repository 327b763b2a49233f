import type { Plugin } from "vite";

/**
 * The router names its components for developer tools, in statements that keep each of them in the bundle whether or
 * not it is used. Without the names, and with the calls that make them marked as free of effects, the unused ones go.
 * So does what would watch it at work, which nothing of ours asks for, and what it would write into the console about
 * mistakes of whoever uses it: tests find those. Forms and calls of its own we have none of, since ours go through the API.
 */
export const leanRouter = (): Plugin => ({
  name: "lean-router",
  apply: "build",
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\/lib\// },
    handler: (code, id) => ({
      code: (id.endsWith("/router/router.js") ? withoutUnused(code) : code)
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, "")
        .replaceAll(/\b(?:init|opts\?)\.instrumentations\b/g, "false")
        .replaceAll(/= (React\$1\.(?:forwardRef|createContext)\()/g, "= /* @__PURE__ */ $1")
        .replaceAll(/^function (warning|warnOnce)\(/gm, "/* @__NO_SIDE_EFFECTS__ */ function $1("),
      map: null,
    }),
  },
});

const unused = [
  "handleAction",
  "fetch",
  "handleFetcherAction",
  "handleFetcherLoader",
  "discoverRoutes",
];

/** The bodies go and the names stay: what is handed out in one object cannot be dropped by itself. */
const withoutUnused = (code: string): string =>
  unused.reduce((left, name) => {
    const start = left.indexOf(`\n\tasync function ${name}(`);
    const end = left.indexOf("\n\t}\n", start);
    if (start === -1 || end === -1) throw new Error(`The router has no ${name} any more`);
    return `${left.slice(0, start)}\n\tasync function ${name}() {${left.slice(end)}`;
  }, code);
