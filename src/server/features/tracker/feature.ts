import type { analyticsEndpoints } from "#contract/tracker/analytics.ts";
import type { calendarEndpoints } from "#contract/tracker/calendar.ts";
import type { applicationEndpoints } from "#contract/tracker/applications.ts";
import type { breakEvenEndpoints } from "#contract/tracker/break-even.ts";
import type { importEndpoints } from "#contract/tracker/import.ts";
import type { trackerViewEndpoints } from "#contract/tracker/views.ts";
import { jobApplications } from "#server/adapters/database/schema.ts";
import type { Feature } from "#server/feature.ts";
import { deleteForGood } from "#server/lists/undoable-deletion.ts";
import { analyticsHandlers } from "./analytics/handlers.ts";
import { attachedHandlers } from "./applications/attached.ts";
import { applicationHandlers } from "./applications/handlers.ts";
import { breakEvenHandlers } from "./break-even/handlers.ts";
import { calendarHandlers } from "./calendar/handlers.ts";
import { exportTracker } from "./export-data.ts";
import { importHandlers } from "./import/handlers.ts";
import { markHandlers } from "./marks/handlers.ts";
import { timelineHandlers } from "./timeline/handlers.ts";
import { viewHandlers } from "./views/handlers.ts";

type Rows = typeof analyticsEndpoints &
  typeof applicationEndpoints &
  typeof breakEvenEndpoints &
  typeof calendarEndpoints &
  typeof importEndpoints &
  typeof trackerViewEndpoints;

export const tracker: Feature<Rows> = {
  handlers: (services) => ({
    ...analyticsHandlers(services),
    ...applicationHandlers(services),
    ...attachedHandlers(services),
    ...breakEvenHandlers(services),
    ...importHandlers(services),
    ...timelineHandlers(services),
    ...viewHandlers(services),
    ...markHandlers(services),
    ...calendarHandlers(services),
  }),
  tasks: ({ database }) => ({ sweepers: [deleteForGood(database.queries, jobApplications)] }),
  dataOfUser: exportTracker,
};
