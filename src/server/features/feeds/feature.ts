import type { sourceEndpoints } from "#contract/admin/sources.ts";
import type { Feature } from "#server/feature.ts";
import { sourceHandlers } from "./desk/handlers.ts";
import { exportDecisions } from "./export-data.ts";
import { readDueFeeds, readFeedTask } from "./tasks.ts";

export const feeds: Feature<typeof sourceEndpoints> = {
  handlers: sourceHandlers,
  tasks: (services) => ({
    scheduled: [readDueFeeds(services)],
    queued: [readFeedTask(services)],
  }),
  dataOfUser: exportDecisions,
};
