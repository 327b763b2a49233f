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
      if (code.match(signal)?.length !== signals)
        this.error("React makes its signals in another way than it did");
      return { code: code.replaceAll(signal, "$1{}"), map: null };
    },
  },
});

const signals = 5;

/** At the outermost level, where it is made at once and for good. */
const signal = /^((?:var)? {1,2}\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/gm;
