import type { Plugin } from "vite";

/**
 * React makes its signals to itself as errors while it is being read. Wherever a browser's tools look on, the engine notes for each
 * of them where it was made, and reads all scripts a second time for that: 25 ms, 100 on a phone, that nobody waits for who does
 * not measure. So these are plain objects. They never leave React, which only asks whether it is the very same.
 */
export const leanReact = (): Plugin => ({
  name: "lean-react",
  apply: "build",
  transform: {
    filter: { id: /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
    handler(code) {
      const lean = code.replaceAll(signal, "$1{}");
      if (lean === code) this.error("React makes its signals in another way than it did");
      return { code: lean, map: null };
    },
  },
});

/** At the outermost level, where it is made at once and for good. */
const signal = /^((?:var)? {1,2}\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/gm;
