import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { z } from "zod";
import { questions, type Question } from "#domain/listing/advice/missing.ts";
import { pastedText } from "#domain/listing/pasted-limits.ts";
import { otherLanguages } from "#domain/listing/pasted/language-names.ts";
import { isOnlyLinks } from "#domain/listing/pasted/links.ts";
import { defineEndpoints } from "../endpoint.ts";
import { listingFacts, payInRandReply } from "./listing-facts.ts";

const tooShort = `Paste more of the post: at least ${pastedText.min} characters.`;
const onlyLinks =
  "That is a link, and we open none. Open it yourself, copy the whole text of the post, and paste that here.";
const tooLong = `That is too long. Paste at most ${grouped(pastedText.max)} characters of the post.`;

export const checkAJobBody = z.object({
  text: z
    .string(tooShort)
    .trim()
    .refine((text) => !isOnlyLinks(text), { error: onlyLinks, abort: true })
    .min(pastedText.min, tooShort)
    .max(pastedText.max, tooLong),
});

const checkReply = z.object({
  /** What one must know of the text before the facts. */
  pasted: z.object({
    /** How many ads there seem to be; only the first is read. */
    ads: z.int(),
    /** Null for English, which is what our rules read. */
    language: z.enum(otherLanguages).nullable(),
    /** The post itself seems to be behind a link, and we open none. */
    isMostlyLink: z.boolean(),
  }),
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
