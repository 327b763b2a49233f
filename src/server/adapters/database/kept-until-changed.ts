import { isStillOn } from "#domain/calendar/moments.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Changes } from "./port.ts";

/** What somebody changes in the database by hand is announced by nobody, and still shows this soon. */
const lifetimeMs = 60_000;

/** For answers of which there may be any number. */
interface Room<Value> {
  /** How much is kept at most, all together. */
  readonly mostBytes: number;
  bytesOf(value: Value): number;
}

interface Entry<Value> {
  readonly answer: Promise<Value>;
  readonly madeAt: Date;
  /** Known once there is an answer. */
  bytes: number;
}

/**
 * Keeps answers that are the same for everybody until their kind of data changes, in whichever process that
 * happens. Asked for by many at once, an answer is worked out once. While news cannot reach us, none is kept.
 */
export function keptUntilChanged<Value>(
  changes: Changes,
  clock: Clock,
  topic: string,
  room?: Room<Value>,
) {
  const kept = new Map<string, Entry<Value>>();
  let bytes = 0;
  changes.subscribe((news) => {
    if (news !== null && news !== topic) return;
    kept.clear();
    bytes = 0;
  });

  function forget(key: string, entry: Entry<Value>): void {
    if (kept.get(key) !== entry) return;
    kept.delete(key);
    bytes -= entry.bytes;
  }

  /** What was not asked for the longest goes first. */
  function weigh(key: string, entry: Entry<Value>, value: Value): void {
    if (room === undefined || kept.get(key) !== entry) return;
    entry.bytes = room.bytesOf(value) + 2 * key.length;
    bytes += entry.bytes;
    for (const [oldKey, old] of kept) {
      if (bytes <= room.mostBytes) return;
      forget(oldKey, old);
    }
  }

  function workedOut(key: string, workOut: () => Promise<Value>, now: Date): Entry<Value> {
    const before = kept.get(key);
    if (before !== undefined) forget(key, before);
    const entry = { answer: workOut(), madeAt: now, bytes: 0 };
    kept.set(key, entry);
    entry.answer.then(
      (value) => weigh(key, entry, value),
      () => forget(key, entry),
    );
    return entry;
  }

  return (key: string, workOut: () => Promise<Value>): Promise<Value> => {
    const now = clock.now();
    const known = kept.get(key);
    const isGood = known !== undefined && isStillOn(known.madeAt, lifetimeMs, now);
    if (!isGood || !changes.isListening()) return workedOut(key, workOut, now).answer;
    if (room !== undefined) {
      kept.delete(key);
      kept.set(key, known);
    }
    return known.answer;
  };
}
