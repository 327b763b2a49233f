import { z } from "zod";
import { questions, type Question } from "#domain/listing/advice/missing.ts";
import { pastedText } from "#domain/listing/pasted-limits.ts";
import { defineEndpoints } from "./endpoint.ts";
import { listingFacts, payInRandReply } from "./listing-facts.ts";

const tooShort = `Paste more of the post: at least ${pastedText.min} characters.`;
const tooLong = `That is too long. Paste at most ${pastedText.max.toLocaleString("en-US")} characters of the post.`;

export const checkAJobBody = z.object({
  text: z.string(tooShort).trim().min(pastedText.min, tooShort).max(pastedText.max, tooLong),
});

const checkReply = z.object({
  /** As far as the text names them; otherwise empty. */
  title: z.string(),
  company: z.string(),
  /** What there is to know first, in the words that our pages use. */
  verdict: z.string(),
  facts: listingFacts,
  /** Null when no figure is given, and of a likely scam. */
  payInRand: payInRandReply.nullable(),
  advice: z.object({
    missing: z.array(z.enum(Object.keys(questions) as [Question, ...Question[]])),
    /** Null when there is nothing to ask. */
    recruiterMessage: z.string().nullable(),
    shareText: z.string(),
  }),
});

export type CheckedJob = z.output<typeof checkReply>;

export const checkAJobEndpoints = defineEndpoints({
  checkAJob: {
    method: "POST",
    path: "/api/check-a-job",
    access: "public",
    summary:
      "Reads the text of a job post and says what it says, with the words that say so. The text is neither stored nor logged.",
    body: checkAJobBody,
    reply: checkReply,
    limit: { calls: 30, windowSeconds: 10 * 60 },
  },
});
