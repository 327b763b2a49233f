import type { ReadText } from "../text/read-text.ts";
import type { Figure } from "./figure.ts";
import { looselySaid } from "./loosely-said.ts";

type Said = Pick<Figure, "unit" | "value"> & Partial<Pick<Figure, "most" | "currency" | "span">>;

/** Puts a figure together, with the signs that belong to it. */
export function withWords(read: ReadText, first: number, last: number, said: Said): Figure {
  const { text, words } = read;
  const [start, end] = [words[first]?.start ?? 0, words[last]?.end ?? 0];
  const [sign = ""] = /(?:[$£€]\s?|#|~)$/.exec(words[first]?.gap ?? "") ?? [];
  const [tail = ""] = /^(?: ?%\+?| ?×|\+)/.exec(text.slice(end, end + 3)) ?? [];
  const signWidth = sign === "" ? 0 : start - text.lastIndexOf(sign.charAt(0), start);
  return {
    first,
    last,
    start: start - signWidth,
    end: end + tail.length,
    most: said.value,
    currency: "",
    span: "",
    loosely: looselySaid(words, first, tail),
    inWords: !/\d/.test(words[first]?.low ?? ""),
    ...said,
  };
}
