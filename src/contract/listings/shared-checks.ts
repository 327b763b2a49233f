import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { checkAJobBody } from "./check-a-job.ts";

/** Unguessable: whoever has it was given it. */
const id = z.string().regex(/^[\w-]{22}$/, "There is no such result.");
const token = z.string().regex(/^[\w-]{43}$/, "That does not take it back.");

const shareBody = checkAJobBody.extend({
  /** What is shown besides the verdict. */
  shows: z.object({ name: z.boolean(), sentence: z.boolean(), pay: z.boolean() }),
});

const sharedCheckReply = z.object({
  verdict: z.object({ words: z.string(), tone: z.enum(["yes", "unclear", "no", "warning"]) }),
  title: z.string().nullable(),
  company: z.string().nullable(),
  sentence: z.string().nullable(),
  pay: z.object({ offered: z.string(), inRand: z.string().nullable() }).nullable(),
  reasons: z.array(z.string()),
  checkedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** The caller shared it while signed in, and may take it back. */
  isTheirs: z.boolean(),
});

export type SharedCheckReply = z.output<typeof sharedCheckReply>;

export const sharedCheckEndpoints = defineEndpoints({
  shareCheck: {
    method: "POST",
    path: "/api/checked",
    access: "public",
    summary:
      "Reads the text of a job post and keeps the verdict, and what else was chosen, under a link for 30 days. The text itself is neither stored nor logged.",
    body: shareBody,
    reply: z.object({
      id: z.string(),
      path: z.string(),
      /** Takes it back, for whoever has it. It is told this once. */
      token: z.string(),
      endsAt: z.iso.datetime(),
    }),
    limit: { calls: 10, windowSeconds: 60 * 60 },
  },
  readSharedCheck: {
    method: "GET",
    path: "/api/checked/:id",
    access: "public",
    summary: "A result that somebody shared.",
    params: z.object({ id }),
    reply: sharedCheckReply,
  },
  takeBackCheck: {
    method: "POST",
    path: "/api/checked/:id/take-back",
    access: "public",
    summary:
      "Takes a shared result back for good: with the token it was shared with, or as the account that shared it.",
    params: z.object({ id }),
    body: z.object({ token: token.optional() }),
    reply: z.object({ ok: z.literal(true) }),
    limit: { calls: 30, windowSeconds: 60 * 60 },
  },
});
