/** A source that shows less than this share of what it showed before is not believed. */
const believedShare = 0.3;
/** Of a handful, most may well close in a day. */
const smallestJudged = 10;
/** So many times in a row it must be missing. */
export const strikesToClose = 2;
/** More than this share of an answer that cannot be read may be the very postings that seem to be missing. */
const unreadableShare = 0.05;

/** Whether an answer is so much smaller than the last one that something is wrong with it. */
export const hasShrunk = (before: number | null, now: number): boolean =>
  before !== null && before >= smallestJudged && now < before * believedShare;

/** Whether what is missing from an answer may count as missing at all. */
export function mayCountMissing(answer: {
  readonly seen: number;
  readonly unreadable: number;
  readonly missing: number;
}): boolean {
  const { seen, unreadable, missing } = answer;
  if (seen === 0) return false;
  return unreadable < missing && unreadable <= seen * unreadableShare;
}

/** What is known of a posting that was not in the answer: nothing more, or what its own page says. */
export type Sign = "missing" | "open" | "closed" | "unknown";

/** How often in a row it was missed by now; null when it is not counted this time. */
export function strikesAfter(before: number, sign: Sign): number | null {
  if (sign === "unknown") return null;
  return sign === "open" ? 0 : before + 1;
}
