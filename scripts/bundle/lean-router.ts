import type { Plugin } from "vite";

/**
 * The router names its components for developer tools, in statements that keep each of them in the bundle whether or
 * not it is used. Without the names, and with the calls that make them marked as free of effects, the unused ones go.
 * So does what would watch it at work, which nothing of ours asks for, and what it would write into the console about
 * mistakes of whoever uses it: tests find those.
 */
export const leanRouter = (): Plugin => ({
  name: "lean-router",
  apply: "build",
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\/lib\// },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, "")
        .replaceAll(/\b(?:init|opts\?)\.instrumentations\b/g, "false")
        .replaceAll(/= (React\$1\.(?:forwardRef|createContext)\()/g, "= /* @__PURE__ */ $1")
        .replaceAll(/^function (warning|warnOnce)\(/gm, "/* @__NO_SIDE_EFFECTS__ */ function $1("),
      map: null,
    }),
  },
});
