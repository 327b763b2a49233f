import type { Logger } from "#server/adapters/log/port.ts";
import type { Clock } from "./port.ts";

interface Parts {
  /** What the database says the time is. */
  readonly ask: () => Promise<Date>;
  /** This machine's own clock, which may be wrong and may jump. */
  readonly system: Clock;
  /** Milliseconds since some moment, in steps that no setting of a clock changes. */
  readonly elapsed: () => number;
  readonly log: Logger;
}

export interface DatabaseClock extends Clock {
  /** Sets the clock by the database. Fails, and changes nothing, while that does not answer. */
  set(): Promise<void>;
  /** Sets it again and again from now on. */
  follow(): void;
  stop(): void;
}

/** Quartz drifts by a few seconds a day at worst, so this is exact to a millisecond. */
const everyMs = 30_000;

/** An answer that took longer says too little about the time. */
const slowestMs = 1_000;

/** From here on the machine's own clock is worth a word. */
const worthSayingMs = 1_000;

/**
 * The time of the database, so that all processes that share one agree whatever their own clocks say. Between two looks
 * time goes on by itself; until the first, and only until then, the machine's own clock has to do.
 */
export function databaseClock({ ask, system, elapsed, log }: Parts): DatabaseClock {
  /** What the time was when `elapsed` stood at nought; null before the first look. */
  let origin: number | null = null;
  let isOff = false;
  let timer: NodeJS.Timeout | undefined;

  const now = (): Date => (origin === null ? system.now() : new Date(origin + elapsed()));

  async function set(): Promise<void> {
    const before = elapsed();
    const said = (await ask()).getTime();
    const after = elapsed();
    const isExact = after - before <= slowestMs;
    if (!isExact && origin !== null) return;
    // It was said at some moment in between. While we are within that, we are right, and time need not jump.
    const [earliest, latest] = [said - after, said - before];
    if (origin === null || origin < earliest || origin > latest) origin = (earliest + latest) / 2;
    say();
  }

  /** Once when it goes wrong, and once when it is right again. */
  function say(): void {
    const offMs = Math.round(system.now().getTime() - now().getTime());
    const wasOff = isOff;
    isOff = Math.abs(offMs) > worthSayingMs;
    if (isOff && !wasOff)
      log.warn("This machine's clock is not the database's, which is the one that counts", {
        offMs,
      });
    if (!isOff && wasOff) log.info("This machine's clock agrees with the database's again");
  }

  return {
    now,
    set,
    follow() {
      // While the database is away the last look goes on counting.
      timer ??= setInterval(() => void set().catch(() => undefined), everyMs).unref();
    },
    stop: () => clearInterval(timer),
  };
}
