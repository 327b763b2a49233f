import type { Span } from "../finding/item.ts";

/** How two things that were found hang together: side by side, as a list, or with other words between them. */
export type Gap = "tight" | "list" | "words";

const tightWords = new Set(
  "at on from between the around about after before until till any anytime time times for starting is in a an day date when of morning afternoon evening night mornings afternoons evenings local pm am later than no earlier start say be h hrs".split(
    " ",
  ),
);
const listWords = new Set(
  "or and either also alternatively else then maybe perhaps even both plus otherwise option again slot as well i ii iii".split(
    " ",
  ),
);

/** The text between two things without what was found in between, such as a zone. */
export function textBetween(
  text: string,
  from: number,
  to: number,
  found: readonly Span[],
): string {
  let left = "";
  let place = from;
  for (const span of found) {
    if (span.from < place || span.to > to) continue;
    left += `${text.slice(place, span.from)} `;
    place = span.to;
  }
  return left + text.slice(Math.min(place, to), to);
}

export function gapIn(between: string): Gap {
  const words = between.match(/[a-z']+/g) ?? [];
  if (words.some((word) => !tightWords.has(word) && !listWords.has(word))) return "words";
  const isList = words.some((word) => listWords.has(word)) || /[,;/&|\n]/.test(between);
  return isList ? "list" : "tight";
}

/** Without any mark of a list: "2 pm Tuesday", "2 pm on Tuesday". */
export const isSideBySide = (between: string): boolean =>
  gapIn(between) === "tight" && !/[\n:]/.test(between);
