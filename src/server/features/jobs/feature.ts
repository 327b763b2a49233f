import type { jobEndpoints } from "#contract/jobs.ts";
import { savedJobs } from "#server/adapters/database/schema.ts";
import type { Feature } from "#server/feature.ts";
import { deleteForGood } from "#server/lists/undoable-deletion.ts";
import { exportJobs } from "./export-data.ts";
import { jobHandlers } from "./handlers.ts";
import { publishedDocuments } from "./published/documents.ts";
import { socialImages } from "./published/social-images.ts";
import { workOutPayNightly, workOutPayTask } from "./work-out-pay.ts";

export const jobs: Feature<typeof jobEndpoints> = {
  handlers: jobHandlers,
  documents: ({ database, appUrl, showRows, readRates, pictures, doors }) => [
    ...publishedDocuments(database.queries, appUrl, showRows, doors),
    socialImages(database.queries, readRates, pictures, showRows),
  ],
  tasks: ({ database, newestRates }) => ({
    scheduled: [workOutPayNightly(database, newestRates)],
    queued: [workOutPayTask(database, newestRates)],
    sweepers: [deleteForGood(database.queries, savedJobs)],
  }),
  dataOfUser: exportJobs,
};
