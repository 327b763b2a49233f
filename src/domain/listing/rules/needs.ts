/** One of these pieces of text must be there. An `edge` at either end of one stands for the edge of a word. */
export type AnyOf = readonly string[];

/** All of these must be there, for one way in which a pattern may match. */
export type Way = readonly AnyOf[];

/** The edge of a word, as a pattern's own `\b` has it. */
export const edge = "\b";

/** Any figure, as `\d` has it. */
export const anyFigure = "\0";

/** How much of a piece of text is text. */
export const lettersIn = (text: string): number => text.replaceAll(edge, "").trim().length;

/** What is found least often comes first: longer pieces, then fewer of them. */
export const byRarity = (one: AnyOf, other: AnyOf): number =>
  shortestOf(other) - shortestOf(one) || one.length - other.length;

const shortestOf = (texts: AnyOf): number => Math.min(...texts.map(lettersIn));
