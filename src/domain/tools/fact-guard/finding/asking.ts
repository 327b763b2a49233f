import type { ReadText } from "../text/read-text.ts";
import type { Mood } from "../text/sentence-moods.ts";
import type { Claim } from "./claim.ts";
import type { Known } from "./known.ts";

/** What every rule is given: the text, what is known of the member, and which words are still to be looked at. */
export interface Asking {
  readonly read: ReadText;
  readonly known: Known;
  /** By sentence. */
  readonly moods: readonly Mood[];
  /** Whether a word may belong to a claim and no earlier rule has taken it. */
  readonly isFree: (at: number) => boolean;
  /** Whether an earlier rule has taken a word and found it borne out. */
  readonly isBorneOut: (at: number) => boolean;
  /** Whether every word of a passage is in a set of words. */
  readonly reaches: (lows: ReadonlySet<string>, first: number, last: number) => boolean;
}

/** A claim on whole words. */
export function claimOf(
  { words }: ReadText,
  { first, last, kind, isSaid }: Omit<Claim, "start" | "end">,
): Claim {
  return { first, last, start: words[first]?.start ?? 0, end: words[last]?.end ?? 0, kind, isSaid };
}
