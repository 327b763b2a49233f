import { isStillOn } from "#domain/calendar/moments.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Changes } from "#server/adapters/database/port.ts";

interface Entry<Page> {
  readonly page: Page;
  readonly topics: readonly string[];
  readonly madeAt: Date;
  /** What it counted for when it was last weighed. */
  bytes: number;
  /** Whether anybody asked for it again. */
  isWanted: boolean;
}

interface Made<Page> {
  readonly page: Page;
  /** Kinds of data it shows; null when it is for nobody but whoever it was made for. */
  readonly topics: readonly string[] | null;
}

interface Room<Page> {
  /** How much is kept at most, all together. */
  readonly mostBytes: number;
  /** What this page holds in memory just now. */
  bytesOf(page: Page): number;
}

/** Pages hold words like "2 hours ago", so even an unchanged one is made anew this often. */
const lifetimeMs = 60_000;
const sweepEveryMs = 5_000;
/** What keeping anything costs besides its bytes. */
const overheadBytes = 1_000;

/**
 * Keeps pages that look the same to everybody who is signed out. A page leaves when data of a kind it
 * shows has changed, in whichever process that happened; and while news from the others cannot reach us,
 * nothing is kept at all.
 */
export function pageCache<Page>(changes: Changes, clock: Clock, room: Room<Page>) {
  const entries = new Map<string, Entry<Page>>();
  const underWay = new Map<string, Promise<Made<Page>>>();
  let generation = 0;
  let bytes = 0;
  let sweptAt = clock.now();

  changes.subscribe((topic) => {
    generation += 1;
    underWay.clear();
    forgetWhere(({ topics }) => topic === null || topics.includes(topic));
  });

  function forget(key: string, entry: Entry<Page>): void {
    bytes -= entry.bytes;
    entries.delete(key);
  }

  function forgetWhere(isOver: (entry: Entry<Page>) => boolean): void {
    for (const [key, entry] of entries) if (isOver(entry)) forget(key, entry);
  }

  /** The oldest go first, but what was asked for again goes round once more: a thousand odd addresses push out no page that people visit. */
  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (bytes <= room.mostBytes) return;
      if (entry.isWanted) {
        entry.isWanted = false;
        entries.delete(key);
        entries.set(key, entry);
      } else forget(key, entry);
    }
  }

  const weightOf = (key: string, page: Page): number =>
    room.bytesOf(page) + 2 * key.length + overheadBytes;

  /** Now and then: looking through all of them for each new one would cost more than it frees. */
  function sweep(now: Date): void {
    if (isStillOn(sweptAt, sweepEveryMs, now)) return;
    sweptAt = now;
    forgetWhere(({ madeAt }) => !isStillOn(madeAt, lifetimeMs, now));
  }

  function keep(key: string, page: Page, topics: readonly string[]): void {
    const now = clock.now();
    sweep(now);
    const before = entries.get(key);
    if (before !== undefined) forget(key, before);
    const weight = weightOf(key, page);
    if (weight > room.mostBytes) return;
    entries.set(key, { page, topics, madeAt: now, bytes: weight, isWanted: false });
    bytes += weight;
    makeRoom();
  }

  return {
    find(key: string): Page | null {
      const entry = entries.get(key);
      if (entry === undefined || !changes.isListening()) return null;
      if (!isStillOn(entry.madeAt, lifetimeMs, clock.now())) {
        forget(key, entry);
        return null;
      }
      entry.isWanted = true;
      return entry.page;
    },

    /**
     * Makes the page once, however many ask for it meanwhile; keeps it if nothing changed while it was made. What may
     * not be kept may not be shared either: whoever waited for that makes their own.
     */
    async make(key: string, render: () => Promise<Made<Page>>): Promise<Page> {
      const running = underWay.get(key);
      if (running !== undefined) {
        const made = await running.catch(() => null);
        return made === null || made.topics === null ? (await render()).page : made.page;
      }
      const startedIn = generation;
      const work = render().then((made) => {
        const isCurrent = startedIn === generation && changes.isListening();
        if (made.topics !== null && isCurrent) keep(key, made.page, made.topics);
        return made;
      });
      underWay.set(key, work);
      try {
        return (await work).page;
      } finally {
        if (underWay.get(key) === work) underWay.delete(key);
      }
    },

    /** To be called when a kept page may hold more than before. */
    weigh(key: string): void {
      const entry = entries.get(key);
      const weight = entry === undefined ? 0 : weightOf(key, entry.page);
      if (entry === undefined || weight === entry.bytes) return;
      bytes += weight - entry.bytes;
      entry.bytes = weight;
      makeRoom();
    },
  };
}
