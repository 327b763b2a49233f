import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { file } from "../rows/reply.ts";
import { applicationId } from "./fields.ts";

const feedPath = "/api/premium/calendar-feed";

/** Since when there is one. Its address is told when it is made, and never again. */
const feed = z.object({ madeAt: z.iso.datetime() });

export const calendarEndpoints = defineEndpoints({
  applicationCalendar: {
    method: "GET",
    path: "/api/premium/job-applications/:id/calendar",
    access: "premium",
    summary: "The follow-up and the interviews of one application as a file for a calendar.",
    params: z.object({ id: applicationId }),
    reply: file({ name: "kwela-application.ics" }),
  },
  readCalendarFeed: {
    method: "GET",
    path: feedPath,
    access: "premium",
    summary: "Whether the member's follow-ups and interviews can be subscribed to, and since when.",
    reply: z.object({ feed: feed.nullable() }),
  },
  makeCalendarFeed: {
    method: "POST",
    path: feedPath,
    access: "premium",
    summary:
      "Makes a private address to subscribe to. One that there was is worthless from then on.",
    reply: feed.extend({ address: z.url() }),
    limit: { calls: 10, windowSeconds: 3600 },
  },
  removeCalendarFeed: {
    method: "DELETE",
    path: feedPath,
    access: "premium",
    summary: "Makes the private address worthless.",
    reply: z.object({ ok: z.literal(true) }),
  },
  calendarFeed: {
    method: "GET",
    path: "/calendar/:file",
    access: "public",
    summary:
      "The follow-ups and interviews of the member whose private address this is. Whoever has it needs nothing else.",
    params: z.object({ file: z.string().max(200) }),
    reply: file({ name: "kwela.ics", isShown: true }),
    limit: { calls: 20, windowSeconds: 60 },
  },
});
