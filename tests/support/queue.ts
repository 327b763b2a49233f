import type { Database } from "#server/adapters/database/port.ts";
import type { QueuedTask, WorkQueue } from "#server/work/port.ts";

export interface TestQueue extends WorkQueue {
  /** Does what failed before once more. What fails again waits for the next time. */
  retry(): Promise<void>;
}

interface Work {
  readonly name: string;
  run(): Promise<void>;
}

/** Does handed-over work at once, so that a test can look at what came of it. What fails is kept, as the real one does. */
export function immediateQueue(database: Database, tasks: () => readonly QueuedTask[]): TestQueue {
  let failed: Work[] = [];
  const attempt = (work: Work): Promise<void> => work.run().catch(() => void failed.push(work));
  const transaction: WorkQueue["transaction"] = async (work) => {
    const { result, handedOver } = await database.transaction(async (tx) => {
      const handedOver: Work[] = [];
      const result = await work(tx, async (name, data) => {
        const task = tasks().find((known) => known.name === name);
        if (task === undefined) throw new Error(`There is no task called ${name}`);
        // Through JSON and back, as through the database.
        const stored = JSON.stringify(data);
        handedOver.push({ name, run: () => task.run(JSON.parse(stored) as object) });
      });
      return { result, handedOver };
    });
    for (const one of handedOver) await attempt(one);
    return result;
  };
  return {
    start: async () => undefined,
    enqueue: (name, data) => transaction((_, enqueue) => enqueue(name, data)),
    transaction,
    async retry() {
      const again = failed;
      failed = [];
      for (const work of again) await attempt(work);
    },
    failed: async () =>
      [...new Set(failed.map(({ name }) => name))].map((task) => ({
        task,
        times: failed.filter(({ name }) => name === task).length,
      })),
    runNow: async () => undefined,
    stop: async () => undefined,
  };
}

/** For work that is cut off: it may look so many times whether it is, and then it is. */
export function cutOffAfter(looks: number): AbortSignal {
  let left = looks;
  const { signal } = new AbortController();
  Object.defineProperty(signal, "aborted", { get: () => (left -= 1) < 0 });
  return signal;
}
