import { isStillOn } from "#domain/moments.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Changes } from "./port.ts";

/** What somebody changes in the database by hand is announced by nobody, and still shows this soon. */
const lifetimeMs = 60_000;

/**
 * Keeps answers that are the same for everybody until their kind of data changes, in whichever process that
 * happens. Asked for by many at once, an answer is worked out once. While news cannot reach us, none is kept.
 */
export function keptUntilChanged<Value>(changes: Changes, clock: Clock, topic: string) {
  const kept = new Map<string, { readonly answer: Promise<Value>; readonly madeAt: Date }>();
  changes.subscribe((news) => {
    if (news === null || news === topic) kept.clear();
  });

  return (key: string, workOut: () => Promise<Value>): Promise<Value> => {
    const now = clock.now();
    const known = kept.get(key);
    const isGood = known !== undefined && isStillOn(known.madeAt, lifetimeMs, now);
    if (isGood && changes.isListening()) return known.answer;
    const entry = { answer: workOut(), madeAt: now };
    kept.set(key, entry);
    entry.answer.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry.answer;
  };
}
