import type { PartClue } from "#domain/listing/rules/clue.ts";
import type { Sentence } from "#domain/listing/text/sentences.ts";
import { mayGive } from "#domain/listing/worth-trying.ts";
import type { Figure } from "./money.ts";

/** The words that belong to one figure: those since the figure before it, and those up to the next one. */
export interface Surroundings {
  readonly before: string;
  readonly after: string;
  /** Whether `after` ends at another figure. */
  readonly isFollowed: boolean;
  /** Whether a clue may be found in either of them. */
  readonly mayHold: (clue: PartClue) => boolean;
}

/** Whether a clue is found in what stands before a figure, or behind it. */
export const says = ({ mayHold }: Surroundings, clue: PartClue, part: string): boolean =>
  mayHold(clue) && clue.pattern.test(part);

const farthest = 160;
const nearby = 50;

export function surroundingsOf(
  sentence: Sentence,
  figures: readonly Figure[],
  index: number,
): Surroundings {
  const { text } = sentence;
  const mayHold = (clue: PartClue): boolean => mayGive(sentence, clue);
  const figure = figures[index];
  if (figure === undefined) return { before: "", after: "", isFollowed: false, mayHold };
  const from = Math.max(figures[index - 1]?.end ?? 0, figure.start - farthest);
  const next = figures[index + 1]?.start ?? Number.POSITIVE_INFINITY;
  const to = Math.min(next, figure.end + nearby);
  return {
    before: withoutSpelt(text.slice(from, figure.start), text[figure.start] ?? ""),
    after: text.slice(figure.end, to),
    isFollowed: next === to,
    mayHold,
  };
}

/** With words of another sentence before them, of which the walk over this one knows nothing. */
export const under = (heading: string, around: Surroundings): Surroundings => ({
  ...around,
  before: `${`${heading} ${around.before.trim()}`.trimEnd()} `,
  mayHold: () => true,
});

/** A number in words begins before its figures do: "up to six|ty thousand". */
const withoutSpelt = (before: string, first: string): string =>
  /[a-z]/.test(first) ? before.replace(/[a-z]{1,9}(?:-[a-z]{0,8})?$/, "") : before;
