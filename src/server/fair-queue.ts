import { AppError } from "./app-error.ts";

/** On whose behalf work is done. */
export interface Asker {
  readonly name: string;
  /** Somebody we know: room is kept for them, whatever strangers do. */
  readonly isKnown: boolean;
}

interface Room {
  readonly atOnce: number;
  /** Places to wait: so many for strangers and as many for those we know, and of these so many for one asker. */
  readonly waiting: number;
  readonly waitingEach: number;
}

interface Place {
  begin(): void;
  giveWay(): void;
}

export type InTurn = <Result>(asker: Asker, work: () => Promise<Result>) => Promise<Result>;

/**
 * Does only so much of some heavy work at once. The rest waits, and askers take turns, however much each of them asks
 * for; strangers and those we know take turns as well. What finds no room to wait is refused.
 */
export function fairQueue({ atOnce, waiting, waitingEach }: Room): InTurn {
  let free = atOnce;
  const groups = { known: queues(waiting, waitingEach), strangers: queues(waiting, waitingEach) };
  let isKnownNext = true;

  /** Handed over, not given up: between the two nobody can slip in. */
  function handOver(): void {
    const [first, second] = isKnownNext
      ? [groups.known, groups.strangers]
      : [groups.strangers, groups.known];
    isKnownNext = !isKnownNext;
    const next = first.next() ?? second.next();
    if (next === null) free += 1;
    else next.begin();
  }

  async function place({ name, isKnown }: Asker): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    const group = isKnown ? groups.known : groups.strangers;
    await new Promise<void>((resolve, reject) => {
      const giveWay = () => reject(new AppError("overloaded", { retryAfterSeconds: 5 }));
      group.add(name, { begin: resolve, giveWay });
    });
  }

  return async (asker, work) => {
    await place(asker);
    try {
      return await work();
    } finally {
      handOver();
    }
  };
}

/** One queue for each asker. When there is no more room, whoever waits with most gives way to whoever waits with less. */
function queues(most: number, mostEach: number) {
  const byName = new Map<string, Place[]>();
  let size = 0;

  function longest(): Place[] {
    return [...byName.values()].reduce((one, other) => (other.length > one.length ? other : one));
  }

  return {
    add(name: string, place: Place): void {
      const own = byName.get(name) ?? [];
      if (own.length >= mostEach) return place.giveWay();
      if (size >= most) {
        const queue = longest();
        if (queue.length <= own.length + 1) return place.giveWay();
        queue.pop()?.giveWay();
        size -= 1;
      }
      own.push(place);
      byName.set(name, own);
      size += 1;
    },

    next(): Place | null {
      for (const [name, queue] of byName) {
        const place = queue.shift();
        byName.delete(name);
        if (queue.length > 0) byName.set(name, queue);
        if (place === undefined) continue;
        size -= 1;
        return place;
      }
      return null;
    },
  };
}
