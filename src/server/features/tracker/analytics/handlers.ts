import { analytics, type analyticsEndpoints } from "#contract/tracker/analytics.ts";
import { analyticsFrom } from "#domain/tracker/analytics/analysis.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { keepReply } from "#server/http/api/kept-reply.ts";
import { keptByRevision } from "../kept-by-revision.ts";
import type { TrackerServices } from "../tracker-services.ts";
import { groupedOf } from "./store.ts";

export function analyticsHandlers({
  database: { queries: db },
}: Pick<TrackerServices, "database">): Handlers<typeof analyticsEndpoints> {
  const analyticsNow = keptByRevision(db, async (userId) =>
    keepReply(analytics.parse(analyticsFrom(await groupedOf(db, userId)))),
  );
  return { readAnalytics: ({ viewer }) => analyticsNow(viewer.id) };
}
