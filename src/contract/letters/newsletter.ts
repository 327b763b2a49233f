import { z } from "zod";
import { longestIntroduction } from "#domain/alerts/newsletter-rules.ts";
import { visibleText } from "#domain/listing/text/visible-text.ts";
import { defineEndpoints } from "#contract/endpoint.ts";
import { file } from "#contract/rows/reply.ts";

const editions = ["premium", "free"] as const;
export type Edition = (typeof editions)[number];

const edition = z.enum(editions);

const introduction = z
  .string()
  .transform((text) => visibleText(text.replaceAll("\r\n", "\n")).trim())
  .pipe(z.string().max(longestIntroduction, `Keep it to ${longestIntroduction} characters.`));

const written = z.object({ subject: z.string(), text: z.string() });

const newsletterDesk = z.object({
  /** The issue that is written now. */
  coming: z.object({
    day: z.iso.date(),
    /** When it goes out. */
    at: z.iso.datetime(),
    introduction: z.string(),
    version: z.int(),
    /** As it would be sent now; null where nothing would be. */
    editions: z.object({ premium: written.nullable(), free: written.nullable() }),
    /** How many would get it. */
    readers: z.object({ premium: z.int(), free: z.int() }),
  }),
  /** Those that went out, newest first. */
  past: z.array(
    z.object({
      day: z.iso.date(),
      introduction: z.string(),
      idea: z.string().nullable(),
      isFinished: z.boolean(),
      sent: z.int(),
      stopped: z.int(),
      bounced: z.int(),
    }),
  ),
});
export type NewsletterDesk = z.output<typeof newsletterDesk>;

const introductionBody = z.object({ introduction, version: z.int().min(0) });

export const newsletterDeskEndpoints = defineEndpoints({
  readNewsletter: {
    method: "GET",
    path: "/api/admin/newsletter",
    access: "admin",
    summary: "The newsletter that goes out next, as it would be sent now, and those that went out.",
    reply: newsletterDesk,
  },
  writeIntroduction: {
    method: "PUT",
    path: "/api/admin/newsletter/:day/introduction",
    access: "admin",
    summary:
      "Writes what the coming issue begins with. Refused once it is going out, or when somebody else wrote meanwhile.",
    params: z.object({ day: z.iso.date() }),
    body: introductionBody,
    reply: newsletterDesk,
  },
  previewNewsletter: {
    method: "GET",
    path: "/api/admin/newsletter/preview",
    access: "admin",
    summary: "The coming issue as mail programs show it.",
    query: z.object({ edition: edition.default("premium") }),
    reply: file({ name: "newsletter.html", isShown: true }),
  },
  testNewsletter: {
    method: "POST",
    path: "/api/admin/newsletter/test",
    access: "admin",
    summary: "Sends the coming issue to you alone, as it would go out now.",
    body: z.object({ edition }),
    reply: z.object({ ok: z.literal(true) }),
    limit: { calls: 20, windowSeconds: 60 * 60 },
  },
});
