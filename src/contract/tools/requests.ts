import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { z } from "zod";
import {
  outreachChannels,
  outreachPurposes,
  outreachTargets,
  usualOutreachChannel,
} from "#domain/tools/outreach/options.ts";
import { experienceLevels, specialties } from "#domain/tools/resumes/specialties.ts";
import { toolLimits } from "#domain/tools/ai/tool-limits.ts";
import { toolMessages as say } from "#domain/tools/tool-messages.ts";

/** What the tools are asked. */

const tooLong = (most: number): string =>
  `That is too long. Keep it to ${grouped(most)} characters.`;

/** Half a character, which some programs leave when they cut a text, can be neither kept nor shown. */
const whole = (text: string): string => text.toWellFormed();

/** What is blank was not given. */
const optionalText = (most: number) =>
  z
    .string()
    .overwrite(whole)
    .trim()
    .max(most, tooLong(most))
    .transform((text) => (text === "" ? undefined : text))
    .optional();

/** As the board names its jobs. */
export const jobId = z.string().min(1).max(120);

export const letterRequest = z.object({
  coverLetter: z
    .string(say.letterRequired)
    .overwrite(whole)
    .max(toolLimits.letter, tooLong(toolLimits.letter))
    .refine((text) => text.trim() !== "", say.letterRequired),
  jobDescription: optionalText(toolLimits.ad),
  /** The listing it is for, if it is one of ours. */
  jobId: jobId.optional(),
});

export type LetterRequest = z.output<typeof letterRequest>;

export const resumeRequest = z.object({
  specialty: z.enum(specialties, say.specialtyRequired),
  experienceLevel: z.enum(experienceLevels, say.levelRequired),
});

export type ResumeRequest = z.output<typeof resumeRequest>;

export const outreachRequest = z.object({
  target: z.enum(outreachTargets, say.targetRequired),
  purpose: z.enum(outreachPurposes, say.purposeRequired),
  channel: z.enum(outreachChannels).default(usualOutreachChannel),
  role: z
    .string(say.roleRequired)
    .overwrite(whole)
    .trim()
    .min(1, say.roleRequired)
    .max(toolLimits.role, tooLong(toolLimits.role)),
  context: optionalText(toolLimits.context),
  jobId: jobId.optional(),
});

export type OutreachRequest = z.output<typeof outreachRequest>;

/** As it was sent to the AI: with the name of the job that it is about, which is ours to tell. */
export const outreachAboutJob = outreachRequest.extend({
  about: z.object({ title: z.string(), company: z.string().nullable() }).optional(),
});

export type OutreachAboutJob = z.output<typeof outreachAboutJob>;

export const issueRequest = z.object({
  specialty: z.enum(specialties, say.specialtyRequired),
  /** What happened at work lately, in the member's own words: what the AI may build the issue on. */
  notes: optionalText(toolLimits.context),
});

export type IssueRequest = z.output<typeof issueRequest>;

/** For our own messages: a role that nobody has typed yet is a place to fill in. */
export const draftRequest = outreachRequest.extend({
  role: z.string().trim().max(toolLimits.role, tooLong(toolLimits.role)).default(""),
});

export type DraftRequest = z.input<typeof draftRequest>;
