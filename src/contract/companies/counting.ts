import { z } from "zod";
import { paths } from "#domain/paths.ts";
import { defineEndpoints } from "../endpoint.ts";
import { redirect } from "../rows/reply.ts";

const params = z.object({ id: z.string().min(1).max(120) });

export const countingEndpoints = defineEndpoints({
  goToApply: {
    method: "GET",
    path: paths.apply,
    access: "public",
    summary:
      "Leads to where one applies for a job, and counts that somebody went. Whoever may not open the job is led to its page instead, and so is everybody once it has closed.",
    params,
    reply: redirect({ hosts: "any" }),
    limit: { calls: 120, windowSeconds: 60 },
    setsNoCookie: true,
  },
  noteView: {
    method: "POST",
    path: "/api/jobs/:id/view",
    access: "public",
    summary:
      "Says that the page of a job is in front of somebody. It is counted by the day, and nothing is kept about who looked.",
    params,
    reply: z.object({ ok: z.literal(true) }),
    limit: { calls: 120, windowSeconds: 60 },
    setsNoCookie: true,
  },
});
