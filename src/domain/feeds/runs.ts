/** What becomes of asking a source once. */
export const runOutcomes = [
  "running",
  "read",
  "unchanged",
  "empty",
  "shrunk",
  "failed",
  "cut-off",
] as const;
export type RunOutcome = (typeof runOutcomes)[number];

/** A posting is a job of its own, a copy of another, left out of the board, or no longer there. */
export type PostingState = "own" | "copy" | "left-out" | "gone";

/** What one run did, in figures. */
export interface RunCounts {
  readonly seen: number;
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly duplicates: number;
  readonly expired: number;
  readonly rejected: Readonly<Record<string, number>>;
}

export const noCounts: RunCounts = {
  seen: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  duplicates: 0,
  expired: 0,
  rejected: {},
};

export function addCounts(one: RunCounts, other: Partial<RunCounts>): RunCounts {
  const sum = (name: Exclude<keyof RunCounts, "rejected">): number =>
    one[name] + (other[name] ?? 0);
  const rejected = { ...one.rejected };
  for (const [reason, times] of Object.entries(other.rejected ?? {}))
    rejected[reason] = (rejected[reason] ?? 0) + times;
  return {
    seen: sum("seen"),
    added: sum("added"),
    updated: sum("updated"),
    unchanged: sum("unchanged"),
    duplicates: sum("duplicates"),
    expired: sum("expired"),
    rejected,
  };
}
