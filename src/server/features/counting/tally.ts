import { sastDay } from "#domain/days.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database } from "#server/adapters/database/port.ts";
import type { Logger } from "#server/adapters/log/port.ts";
import type { JobDeed } from "#server/feature.ts";
import { addCounts, type DayCount } from "./store.ts";

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Counts wait here for each other, so that a busy hour is a few writes and not thousands. */
export interface Tally {
  add(jobId: number, deed: JobDeed): void;
  /** Writes down what has been gathered. What cannot be written stays, for the next time. */
  flush(): Promise<void>;
}

/** What a crash can cost is counts of so long. */
const gatherMs = 10_000;
/** More different jobs than this, and nothing is waited for. */
const mostWaiting = 5_000;

/** Each process has its own, and writes it down itself: a task that runs in one of them could not see into the others. */
export function tally({ database, clock, log }: Parts): Tally {
  let waiting = new Map<string, DayCount>();
  let timer: NodeJS.Timeout | null = null;

  function gather(jobId: number, day: string, views: number, applyClicks: number): void {
    const key = `${jobId} ${day}`;
    const before = waiting.get(key) ?? { jobId, day, views: 0, applyClicks: 0 };
    if (!waiting.has(key) && waiting.size >= 2 * mostWaiting) return;
    waiting.set(key, {
      jobId,
      day,
      views: before.views + views,
      applyClicks: before.applyClicks + applyClicks,
    });
  }

  async function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (waiting.size === 0) return;
    const taken = waiting;
    waiting = new Map();
    try {
      await addCounts(database.queries, [...taken.values()]);
    } catch (error) {
      for (const one of taken.values()) gather(one.jobId, one.day, one.views, one.applyClicks);
      throw error;
    }
  }

  function flushLater(ms: number): void {
    timer ??= setTimeout(() => {
      timer = null;
      if (!database.storage.hasRoom()) return flushLater(gatherMs);
      flush().catch((error: unknown) => {
        log.warn("Counts could not be written; they wait", { error });
        flushLater(gatherMs);
      });
    }, ms).unref();
  }

  return {
    add(jobId, deed) {
      const isView = deed === "view";
      gather(jobId, sastDay(clock.now()), isView ? 1 : 0, isView ? 0 : 1);
      flushLater(waiting.size >= mostWaiting ? 0 : gatherMs);
    },
    flush,
  };
}
