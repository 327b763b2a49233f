import type { QueuedTask, WorkQueue } from "#server/work/port.ts";

/** Does handed-over work at once, so that a test can look at what came of it. */
export function immediateQueue(tasks: () => readonly QueuedTask[]): WorkQueue {
  return {
    start: async () => undefined,
    async enqueue(name, data) {
      const task = tasks().find((known) => known.name === name);
      if (task === undefined) throw new Error(`There is no task called ${name}`);
      // Through JSON and back, as through the database.
      await task.run(JSON.parse(JSON.stringify(data)) as object);
    },
    runNow: async () => undefined,
    stop: async () => undefined,
  };
}
