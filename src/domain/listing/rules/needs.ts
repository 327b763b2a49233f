/** One of these pieces of text must be there, as `reduced` has them. */
export type AnyOf = readonly string[];

/** All of these must be there, for one way in which a pattern may match. */
export type Way = readonly AnyOf[];

/** The edge of a word: what is no letter, figure or `@`, once however many there are, and both ends of a text. */
export const edge = " ";

/** Any figure, as `\d` has it. */
export const anyFigure = "0";

/**
 * One character as needs are looked for: small letters are told apart, figures are one, the rest is the edge of a word. An `@` is both
 * an edge and a sign of its own, for it begins the meaning of a place. To a pattern `_` is a letter, to a vocabulary it is none: taken
 * for an edge it lets a rule too many be tried, never one too few.
 */
export function reducedLetter(letter: string): string {
  if (letter >= "a" && letter <= "z") return letter;
  if (letter >= "0" && letter <= "9") return anyFigure;
  return letter === "@" ? `${edge}@` : edge;
}

/** Two reduced pieces of text side by side: an edge beside an edge is one, and behind an `@` there is none. */
export const beside = (start: string, end: string): string =>
  end.startsWith(edge) && (start.endsWith(edge) || start.endsWith("@"))
    ? start + end.slice(1)
    : start + end;

/** How much of a piece of text is text. */
export const lettersIn = (text: string): number => text.trim().length;

/** What is found least often comes first. */
export const byRarity = (one: AnyOf, other: AnyOf): number => commonness(one) - commonness(other);

/** A guess at how often one of the texts is met: each letter more makes a text rarer, each text more is found besides. */
function commonness(texts: AnyOf): number {
  const known = guessed.get(texts);
  if (known !== undefined) return known;
  const fresh = texts.reduce((total, text) => total + rarer ** -lettersIn(text), 0);
  guessed.set(texts, fresh);
  return fresh;
}

const rarer = 2.5;
const guessed = new WeakMap<AnyOf, number>();

/** Where "live " is there, "live in " need not be looked for. */
export function withoutLonger(texts: AnyOf): AnyOf {
  const kept: string[] = [];
  for (const text of new Set(texts.toSorted())) {
    const last = kept.at(-1);
    if (last === undefined || !text.startsWith(last)) kept.push(text);
  }
  return kept;
}

/** So much of a text is looked for, and no more: what is longer is rare enough. */
export const shortened = (text: string): string => text.slice(0, longest);

const longest = 18;
