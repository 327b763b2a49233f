import type { freeJobEndpoints } from "#contract/admin/free-jobs.ts";
import type { deskListingEndpoints } from "#contract/admin/listings.ts";
import type { reportEndpoints } from "#contract/admin/reports.ts";
import type { jobEndpoints } from "#contract/jobs.ts";
import type { roleFigureEndpoints } from "#contract/listings/role-figures.ts";
import type { tierFigureEndpoints } from "#contract/listings/tier-figures.ts";
import { jobs as jobsTable, savedJobs } from "#server/adapters/database/schema.ts";
import type { Feature } from "#server/feature.ts";
import { deleteForGood } from "#server/lists/undoable-deletion.ts";
import { listingDeskHandlers } from "./desk/listing-handlers.ts";
import { reportDeskHandlers } from "./desk/report-handlers.ts";
import { exportJobs } from "./export-data.ts";
import { freeJobHandlers } from "./free-jobs/handlers.ts";
import { jobHandlers } from "./handlers.ts";
import { publishedDocuments } from "./published/documents.ts";
import { socialImages } from "./published/social-images.ts";
import { readAnew } from "./read-anew.ts";
import { roleFigureHandlers } from "./figures/role-figures.ts";
import { tierFigureHandlers } from "./figures/tier-figures.ts";
import { workOutPayNightly, workOutPayTask } from "./work-out-pay.ts";

type Endpoints = typeof jobEndpoints &
  typeof roleFigureEndpoints &
  typeof tierFigureEndpoints &
  typeof freeJobEndpoints &
  typeof deskListingEndpoints &
  typeof reportEndpoints;

export const jobs: Feature<Endpoints> = {
  handlers: (services) => ({
    ...jobHandlers(services),
    ...roleFigureHandlers(services),
    ...tierFigureHandlers(services),
    ...freeJobHandlers(services),
    ...listingDeskHandlers(services),
    ...reportDeskHandlers(services),
  }),
  documents: ({ database, appUrl, showRows, readRates, pictures, doors }) => [
    ...publishedDocuments(database.queries, appUrl, showRows, doors),
    socialImages(database.queries, readRates, pictures, showRows),
  ],
  tasks: ({ database, log, newestRates }) => ({
    scheduled: [workOutPayNightly(database, newestRates), readAnew({ database, log, newestRates })],
    queued: [workOutPayTask(database, newestRates)],
    sweepers: [
      deleteForGood(database.queries, savedJobs),
      deleteForGood(database.queries, jobsTable),
    ],
  }),
  dataOfUser: exportJobs,
};
