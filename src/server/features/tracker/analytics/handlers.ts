import { analytics, type analyticsEndpoints } from "#contract/tracker/analytics.ts";
import { analyticsFrom, type Analytics } from "#domain/tracker/analytics/analysis.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { keepReply } from "#server/http/api/kept-reply.ts";
import type { TrackerServices } from "../tracker-services.ts";
import { groupedOf, revisionOf } from "./store.ts";

/** A few kilobytes each. */
const mostKept = 500;

/** Worked out anew only when the member's applications have changed since, in whichever process that was. */
export function analyticsHandlers({
  database,
}: Pick<TrackerServices, "database">): Handlers<typeof analyticsEndpoints> {
  const db = database.queries;
  const kept = new Map<number, { readonly revision: number; readonly reply: Analytics }>();

  return {
    async readAnalytics({ viewer }) {
      // Read first: what changes in between is then worked out once more, never missed.
      const revision = await revisionOf(db, viewer.id);
      const known = kept.get(viewer.id);
      if (known?.revision === revision) return known.reply;
      const reply = keepReply(analytics.parse(analyticsFrom(await groupedOf(db, viewer.id))));
      kept.delete(viewer.id);
      kept.set(viewer.id, { revision, reply });
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return reply;
    },
  };
}
