import { isStillOn } from "#domain/moments.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Changes } from "#server/adapters/database/port.ts";

interface Entry<Page> {
  readonly page: Page;
  readonly topics: readonly string[];
  readonly madeAt: Date;
}

interface Room<Page> {
  readonly mostBytes: number;
  bytesOf(page: Page): number;
}

/** Pages hold words like "2 hours ago", so even an unchanged one is made anew this often. */
const lifetimeMs = 60_000;
const capacity = 500;
const plenty: Room<unknown> = { mostBytes: Infinity, bytesOf: () => 0 };

/**
 * Keeps pages that look the same to everybody who is signed out. A page leaves when data of a kind it
 * shows has changed, in whichever process that happened; and while news from the others cannot reach us,
 * nothing is kept at all.
 */
export function pageCache<Page>(changes: Changes, clock: Clock, room: Room<Page> = plenty) {
  const entries = new Map<string, Entry<Page>>();
  const underWay = new Map<string, Promise<Page>>();
  let generation = 0;
  let bytes = 0;

  function forget(key: string): void {
    const entry = entries.get(key);
    if (entry === undefined) return;
    bytes -= room.bytesOf(entry.page);
    entries.delete(key);
  }

  changes.subscribe((topic) => {
    generation += 1;
    underWay.clear();
    for (const [key, { topics }] of entries) {
      if (topic === null || topics.includes(topic)) forget(key);
    }
  });

  function keep(key: string, entry: Entry<Page>): void {
    forget(key);
    const size = room.bytesOf(entry.page);
    if (size > room.mostBytes) return;
    // The oldest go first.
    for (const old of entries.keys()) {
      if (entries.size < capacity && bytes + size <= room.mostBytes) break;
      forget(old);
    }
    entries.set(key, entry);
    bytes += size;
  }

  return {
    find(key: string): Page | null {
      const entry = entries.get(key);
      if (entry === undefined || !changes.isListening()) return null;
      return isStillOn(entry.madeAt, lifetimeMs, clock.now()) ? entry.page : null;
    },

    /** Makes the page once, however many ask for it meanwhile; keeps it if nothing changed while it was made. */
    async make(
      key: string,
      render: () => Promise<{ page: Page; topics: readonly string[] | null }>,
    ): Promise<Page> {
      const running = underWay.get(key);
      if (running !== undefined) return running;
      const startedIn = generation;
      const work = render().then(({ page, topics }) => {
        if (topics !== null && startedIn === generation && changes.isListening()) {
          keep(key, { page, topics, madeAt: clock.now() });
        }
        return page;
      });
      underWay.set(key, work);
      try {
        return await work;
      } finally {
        if (underWay.get(key) === work) underWay.delete(key);
      }
    },
  };
}
