import { z } from "zod";
import type { TaskServices } from "#server/feature.ts";
import type { Enqueue, QueuedTask, ScheduledTask } from "#server/work/port.ts";
import { closeEnded } from "./run/missing.ts";
import { runSource, type RunServices, type Wanted } from "./run/run-source.ts";
import { dueSources } from "./stores/sources.ts";

const readFeed = "read-feed";

const asked = z.object({
  sourceId: z.int(),
  isAsked: z.boolean(),
  isSmallerAccepted: z.boolean(),
});

/** Has a source read soon. */
export const handOverRun = (enqueue: Enqueue, sourceId: number, wanted: Wanted): Promise<void> =>
  enqueue(readFeed, { sourceId, ...wanted });

const inTurn: Wanted = { isAsked: false, isSmallerAccepted: false };

/** Every ten minutes: whatever is due by its terms is read, each by whoever comes first. */
export const readDueFeeds = ({
  database,
  clock,
  queue,
  boardRows,
}: Pick<TaskServices, "database" | "clock" | "queue" | "boardRows">): ScheduledTask => ({
  name: "read-due-feeds",
  cron: "*/10 * * * *",
  async run(signal) {
    await database.transaction(async (tx) => {
      const closed = await closeEnded(tx, clock.now());
      if (closed > 0) await database.changes.announce(boardRows.topic, tx);
    });
    for (const { id } of await dueSources(database.queries, clock.now())) {
      if (signal.aborted) return;
      await handOverRun(queue.enqueue, id, inTurn);
    }
  },
});

/** One source, one run. Asked for twice, the second finds it in other hands or no longer due. */
export const readFeedTask = (services: RunServices): QueuedTask => ({
  name: readFeed,
  async run(data) {
    const { sourceId, ...wanted } = asked.parse(data);
    await runSource(services, sourceId, wanted);
  },
});
