import type { jobEndpoints } from "#contract/jobs.ts";
import type { Feature } from "#server/feature.ts";
import { exportJobs } from "./export-data.ts";
import { jobHandlers } from "./handlers.ts";
import { publishedDocuments } from "./published/documents.ts";
import { socialImages } from "./published/social-images.ts";
import { workOutPayNightly, workOutPayTask } from "./work-out-pay.ts";

export const jobs: Feature<typeof jobEndpoints> = {
  handlers: jobHandlers,
  documents: ({ database, appUrl, showRows, readRates, pictures }) => [
    ...publishedDocuments(database.queries, appUrl, showRows),
    socialImages(database.queries, readRates, pictures, showRows),
  ],
  tasks: ({ database, newestRates }) => ({
    scheduled: [workOutPayNightly(database, newestRates)],
    queued: [workOutPayTask(database, newestRates)],
  }),
  dataOfUser: exportJobs,
};
