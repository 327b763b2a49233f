import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { z } from "zod";
import { applyLinkOf } from "#domain/employers/apply-way.ts";
import {
  engagementChoices,
  postingLengths as lengths,
  type PostingFields,
} from "#domain/employers/posting-fields.ts";
import { closeReasons, moderationSteps, postingStates } from "#domain/employers/posting-states.ts";
import { criteria, type CriterionId } from "#domain/employers/transparency.ts";
import { questions, type Question } from "#domain/listing/advice/missing.ts";
import { visibleLine, visibleText } from "#domain/listing/text/visible-text.ts";
import { jobDetail } from "../jobs.ts";

interface Length {
  readonly min: number;
  readonly max: number;
}

const within = ({ min, max }: Length, tooShort: string) =>
  z
    .string()
    .min(min, tooShort)
    .max(max, `Please keep it under ${grouped(max)} characters.`);

/** What nobody would see is taken out before anything is counted or kept. */
const line = (length: Length, tooShort = "") =>
  z.string(tooShort).transform(visibleLine).pipe(within(length, tooShort));

const text = (length: Length, tooShort = "") =>
  z
    .string(tooShort)
    .transform((typed) => visibleText(typed.replaceAll("\r\n", "\n")).trim())
    .pipe(within(length, tooShort));

const day = z.iso.date();
const noDay = "Choose a day, or leave it empty.";
const noWay = "Give a link that begins with https:// or a mail address.";

/** A posting as it is typed. */
export const postingBody = z.object({
  title: line(lengths.title, "Title must be at least 5 characters"),
  company: line(lengths.company, "Company name is required"),
  description: text(
    lengths.description,
    `Say a little more: at least ${lengths.description.min} characters about the work.`,
  ),
  location: line(lengths.location, "Say where it can be done from, even if that is anywhere."),
  whoCanApply: line(lengths.whoCanApply).default(""),
  salary: line(lengths.salary).default(""),
  hours: line(lengths.hours).default(""),
  engagement: z.enum(engagementChoices, "Choose one of these, or leave it open.").default(""),
  process: text(lengths.process).default(""),
  closingDate: z
    .string(noDay)
    .refine((typed) => typed === "" || day.safeParse(typed).success, noDay)
    .default(""),
  apply: line(lengths.apply, noWay).refine((typed) => applyLinkOf(typed) !== null, noWay),
}) satisfies z.ZodType<PostingFields>;

/** What the fields of a form hold: texts, of which some may be missing. */
export type TypedPosting = z.input<typeof postingBody>;

/** A posting as candidates would see it, and what it leaves open. */
export const postingReview = z.object({
  job: jobDetail,
  /** It would be on the board: it does not shut South Africans out, is a remote job, and does not read like a scam. */
  isForBoard: z.boolean(),
  /** What candidates would have to ask. */
  missing: z.array(z.enum(Object.keys(questions) as [Question, ...Question[]])),
  score: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        id: z.enum(criteria as [CriterionId, ...CriterionId[]]),
        earned: z.int(),
        most: z.int(),
      }),
    ),
  }),
});

export type PostingReview = z.output<typeof postingReview>;

const moment = z.iso.datetime();

/** Where a posting stands. */
export const postingStanding = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  state: z.enum(postingStates),
  submittedAt: moment,
  /** Null until it was on the board for the first time. */
  publishedAt: moment.nullable(),
  expiresAt: moment.nullable(),
  closedAt: moment.nullable(),
  closeReason: z.enum(closeReasons).nullable(),
  /** Why we returned it; null unless that was the last thing that happened to it. */
  returnedBecause: z.string().nullable(),
  /** Its address on the board; null while it is not there. */
  path: z.string().nullable(),
  /** Goes up with every change. */
  version: z.int(),
});

export type PostingStanding = z.output<typeof postingStanding>;

export const moderationStep = z.object({
  id: z.int(),
  step: z.enum(moderationSteps),
  at: moment,
  reason: z.string().nullable(),
});

export const jobIdParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** Of the posting as whoever changes it has seen it. */
export const seenVersion = z.int();
