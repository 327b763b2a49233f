const dayMs = 24 * 60 * 60 * 1000;
/** A source that answers and has nothing for so long is looked at by somebody. */
const silentDays = 7;
const minuteMs = 60 * 1000;
/** However often it failed, it is asked once a day. */
const longestWaitMs = dayMs;

export const sourceStates = ["paused", "new", "well", "failing", "shrunk", "silent"] as const;
export type SourceState = (typeof sourceStates)[number];

export interface SourceFacts {
  readonly isPaused: boolean;
  readonly answeredAt: Date | null;
  /** When there last was anything in it. */
  readonly yieldedAt: Date | null;
  readonly createdAt: Date;
  readonly trouble: string | null;
}

/** How a source is, in a word. */
export function stateOf(source: SourceFacts, now: Date): SourceState {
  const { isPaused, answeredAt, yieldedAt, createdAt, trouble } = source;
  if (isPaused) return "paused";
  if (trouble === "shrunk") return "shrunk";
  if (trouble !== null) return "failing";
  if (answeredAt === null) return "new";
  const since = (yieldedAt ?? createdAt).getTime();
  return now.getTime() - since >= silentDays * dayMs ? "silent" : "well";
}

/** When a source is to be asked again: by its terms, later each time it fails, and never before the moment it named itself. */
export function nextQuestion(
  now: Date,
  everyMinutes: number,
  failed: { readonly times: number; readonly retryAfterMs: number | null } | null = null,
): Date {
  const usual = everyMinutes * minuteMs;
  if (failed === null) return new Date(now.getTime() + usual);
  const backedOff = Math.min(
    usual * 2 ** Math.min(failed.times - 1, 10),
    Math.max(longestWaitMs, usual),
  );
  return new Date(now.getTime() + Math.max(backedOff, failed.retryAfterMs ?? 0));
}
