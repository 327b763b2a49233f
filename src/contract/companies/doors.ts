import { z } from "zod";
import { companyLimits } from "#domain/companies/company-limits.ts";
import { companySlugShape } from "#domain/companies/company-name.ts";
import { doorSorts } from "#domain/companies/door-list.ts";
import { roleTypes } from "#domain/listing/facts.ts";
import { boardOpennesses } from "#domain/jobs/board-openness.ts";
import { defineEndpoints } from "../endpoint.ts";
import { companyBehind } from "./profile.ts";
import { listingFacts } from "../listings/listing-facts.ts";

const { evidence, confidence } = listingFacts.shape.openToSouthAfrica.shape;

/** So many of so many; in 95 of 100 such cases the true share lies between the two, in percent. */
const share = z.object({
  count: z.int(),
  of: z.int(),
  percent: z.number(),
  low: z.number(),
  high: z.number(),
});

export const companyDoor = z.object({
  slug: z.string(),
  /** Of its page on this site. */
  path: z.string(),
  name: z.string(),
  ads: z.int(),
  /** Ads that took South Africans. */
  took: share,
  unclear: z.int(),
  refused: z.int(),
  payStated: share,
  /** Of them, what anybody may open today. */
  openNow: z.int(),
  newestAd: z.iso.datetime(),
});

export const countedAd = z.object({
  /** Its page; null once it has closed. */
  path: z.string().nullable(),
  /** Null for what only members could read while it was open. */
  title: z.string().nullable(),
  roleType: z.enum(roleTypes),
  publishedDate: z.iso.datetime(),
  isOpen: z.boolean(),
  openToSouthAfrica: z.enum(boardOpennesses),
  confidence,
  /** The words that decided it. */
  evidence,
  /** Why one of us decided otherwise than the words were read; null where nobody did. */
  checkedByUs: z.string().nullable(),
  isPayStated: z.boolean(),
});

const doorList = z.object({
  companies: z.array(companyDoor),
  total: z.int(),
  pages: z.int(),
});

export type CompanyDoor = z.output<typeof companyDoor>;
export type CountedAd = z.output<typeof countedAd>;

export const doorEndpoints = defineEndpoints({
  listCompanies: {
    method: "GET",
    path: "/api/companies",
    access: "public",
    summary:
      "Companies whose marketing ads we have seen at least five of, with how many took South Africans and how many stated pay.",
    query: z.object({
      search: z.string().trim().max(companyLimits.search, "Search for fewer words.").optional(),
      sort: z.enum(doorSorts).optional(),
      page: z.coerce.number().int().min(1).max(1_000).optional(),
    }),
    reply: doorList,
    isShared: () => true,
  },
  getCompany: {
    method: "GET",
    path: "/api/companies/:slug",
    access: "public",
    summary: "One company: its counts, and its newest ads with the words that decided each.",
    params: z.object({ slug: z.string().regex(companySlugShape) }),
    reply: companyDoor.extend({
      newestAds: z.array(countedAd),
      /** What the company says of itself, once its domain speaks for it. */
      behind: companyBehind.nullable(),
    }),
    isShared: () => true,
  },
});
