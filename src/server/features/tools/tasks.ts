import { deleteForGood } from "#server/lists/undoable-deletion.ts";
import { documents } from "#server/adapters/database/schema.ts";
import type { TaskServices } from "#server/feature.ts";
import type { Tasks } from "#server/work/port.ts";
import { endLeftBehind } from "./ask/calls-store.ts";

/** Longer than any call takes. */
const leftBehindMs = 5 * 60_000;

export const toolTasks = ({ database, clock }: TaskServices): Tasks => ({
  scheduled: [
    {
      name: "ai-calls-left-behind",
      cron: "*/5 * * * *",
      isDueAtStart: true,
      async run() {
        const now = clock.now();
        await endLeftBehind(database.queries, new Date(now.getTime() - leftBehindMs), now);
      },
    },
  ],
  sweepers: [deleteForGood(database.queries, documents)],
});
