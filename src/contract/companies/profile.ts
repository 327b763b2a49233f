import { z } from "zod";
import { companyLimits } from "#domain/companies/company-limits.ts";
import { domainOfSite } from "#domain/companies/own-domain.ts";
import { visibleLine, visibleText } from "#domain/listing/text/visible-text.ts";
import { paths } from "#domain/paths.ts";
import { defineEndpoints } from "../endpoint.ts";

const tooLong = (max: number): string => `Please keep it under ${max} characters.`;

/** Readers see it beside a job and trust it: nothing in it may make it read as another. */
const name = z
  .string("Company name is required")
  .transform(visibleLine)
  .pipe(
    z
      .string()
      .min(2, "Company name is required")
      .max(companyLimits.name, tooLong(companyLimits.name)),
  );

const about = z
  .string()
  .transform((typed) => visibleText(typed.replaceAll("\r\n", "\n")).trim())
  .pipe(z.string().max(companyLimits.about, tooLong(companyLimits.about)));

const website = z
  .string()
  .trim()
  .max(companyLimits.website, tooLong(companyLimits.website))
  .refine(
    (site) => site === "" || domainOfSite(site) !== null,
    "Give the address of your company's own site, like https://yourcompany.com",
  );

/** What an owner says about a company. Without a site of its own nothing about it can be proven. */
export const companyBody = z.object({
  name,
  website: website.default(""),
  about: about.default(""),
});

const profile = z.object({
  id: z.int(),
  name: z.string(),
  website: z.string().nullable(),
  /** Of the site; null where there is none that is the company's own. */
  domain: z.string().nullable(),
  about: z.string(),
  logoUrl: z.string().nullable(),
  isMailConfirmed: z.boolean(),
  isDomainProven: z.boolean(),
  /** What the domain has to say to be proven. */
  proof: z.object({ words: z.string(), file: z.string() }),
  version: z.int(),
});

export const mailBody = z.object({
  email: z.email("Please enter a valid email address").max(254),
});

export const codeBody = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, "The code has six figures."),
});

export type CompanyProfile = z.output<typeof profile>;

/** What readers of a job see of the company behind it. */
export const companyBehind = z.object({
  website: z.string().nullable(),
  about: z.string(),
  isMailConfirmed: z.boolean(),
  /** The domain that says so itself; null where none does. */
  provenDomain: z.string().nullable(),
});

export type CompanyBehind = z.output<typeof companyBehind>;

export const companyProfileEndpoints = defineEndpoints({
  readOwnCompany: {
    method: "GET",
    path: "/api/employers/company",
    access: "employer",
    summary: "Your company as readers of your jobs see it; null until you have described it.",
    reply: z.object({ company: profile.nullable() }),
  },
  saveOwnCompany: {
    method: "PUT",
    path: "/api/employers/company",
    access: "employer",
    summary:
      "Describes your company. Another site is another company: what was proven has to be proven again.",
    body: companyBody.extend({
      /** Of what this is meant to replace; null for the first time. */
      version: z.int().nullable(),
    }),
    reply: profile,
  },
  saveOwnLogo: {
    method: "POST",
    path: "/api/employers/company/logo",
    access: "employer",
    summary: "Takes a logo: PNG, JPEG or WebP up to 2 MB. It is drawn anew, small.",
    upload: { logo: { endings: ["png", "jpg", "webp"], mostBytes: 2_000_000 } },
    reply: profile,
    limit: { calls: 20, windowSeconds: 60 * 60 },
  },
  removeOwnLogo: {
    method: "DELETE",
    path: "/api/employers/company/logo",
    access: "employer",
    summary: "Goes back to the mark that is drawn from the name.",
    reply: profile,
  },
  sendMailCode: {
    method: "POST",
    path: "/api/employers/company/mail",
    access: "employer",
    summary: "Mails a code to an address at your company's own domain.",
    body: mailBody,
    reply: z.object({ ok: z.literal(true) }),
    limit: { calls: 5, windowSeconds: 60 * 60 },
  },
  confirmMailCode: {
    method: "POST",
    path: "/api/employers/company/mail/confirm",
    access: "employer",
    summary: "Takes the code from that mail.",
    body: codeBody,
    reply: profile,
    limit: { calls: 30, windowSeconds: 60 * 60 },
  },
  proveDomain: {
    method: "POST",
    path: "/api/employers/company/domain",
    access: "employer",
    summary: `Looks for your proof in your domain's TXT records, then in a file. See ${paths.ownCompany}.`,
    reply: profile,
    limit: { calls: 20, windowSeconds: 60 * 60 },
    mostSeconds: 30,
  },
});
