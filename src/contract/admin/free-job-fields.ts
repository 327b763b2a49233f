import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { z } from "zod";
import { freeJobDefaults, freeJobLimits as limits } from "#domain/desk/free-job.ts";
import { visibleLine, visibleText } from "#domain/listing/text/visible-text.ts";

/** What is sent about a free job. Apart from the replies, so that the form in the browser loads no more than its own rules. */

const tooLong = (most: number): string =>
  `That is too long. Keep it to ${grouped(most)} characters.`;

const line = (most: number, least: number, message: string) =>
  z
    .string(message)
    .transform(visibleLine)
    .pipe(z.string().min(least, message).max(most, tooLong(most)));

/** What is empty is not there. */
const optionalLine = (most: number) =>
  z
    .string()
    .transform(visibleLine)
    .pipe(z.string().max(most, tooLong(most)))
    .transform((text) => (text === "" ? null : text))
    .nullable()
    .default(null);

const noUrl = "Must be a valid URL";

/** A page, or an address to write to: never a script, nor data, which a browser would open as one. */
const applyLink = z
  .string(noUrl)
  .transform(visibleLine)
  .pipe(
    z
      .url({ protocol: /^(?:https?|mailto)$/, message: noUrl })
      .regex(/^(?:https?:\/\/|mailto:)/, noUrl)
      .max(limits.url, tooLong(limits.url)),
  );

const picture = z.union([
  z.url({ protocol: /^https?$/ }).regex(/^https?:\/\//),
  // One that we keep ourselves.
  z.string().regex(/^\/(?!\/)[\w./-]+$/),
]);

const logoUrl = optionalLine(limits.url).refine(
  (text) => text === null || picture.safeParse(text).success,
  noUrl,
);

const tag = z
  .string()
  .transform(visibleLine)
  .pipe(z.string().max(limits.tag, `Keep each tag to ${limits.tag} characters.`));

const tags = z
  .array(tag)
  .max(limits.tags, `Keep it to ${limits.tags} tags.`)
  .transform((given) => [...new Set(given.filter((one) => one !== ""))])
  .default([...freeJobDefaults.tags]);

/** A moment, or a day, which begins at midnight in UTC. */
const publishedDate = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], "Choose a day.")
  .refine((text) => text >= "2000-01-01" && text < "2101", "Choose a day.")
  .transform((text) => new Date(text));

export const freeJobBody = z.object({
  title: line(limits.title, 5, "Title must be at least 5 characters"),
  company: line(limits.company, 2, "Company name is required"),
  description: z
    .string("Description must be at least 20 characters")
    .transform((text) => visibleText(text).trim())
    .pipe(
      z
        .string()
        .min(20, "Description must be at least 20 characters")
        .max(limits.description, tooLong(limits.description)),
    ),
  location: z
    .string()
    .transform((text) => visibleLine(text) || freeJobDefaults.location)
    .pipe(z.string().max(limits.location, tooLong(limits.location)))
    .default(freeJobDefaults.location),
  salary: optionalLine(limits.salary),
  applyLink,
  logoUrl,
  externalJobId: optionalLine(limits.externalJobId),
  tags,
  /** Unless said otherwise, as it was; of a new one, yes. */
  isActive: z.boolean().optional(),
  /** Unless said otherwise, as it was; of a new one, now. */
  publishedDate: publishedDate.optional(),
  /** Taken and not looked at: it is always the same as `applyLink`. */
  link: z.string().max(limits.url).optional(),
  /** Taken and not looked at: it is whoever is signed in. */
  addedByUserId: z.int().optional(),
});

export type FreeJobBody = z.output<typeof freeJobBody>;
