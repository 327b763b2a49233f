import { z } from "zod";
import { jobOrders, longestSearch } from "#domain/jobs/filters.ts";
import { costOfSearch } from "#domain/jobs/search/searched-words.ts";
import { payBandIds, type PayBand } from "#domain/jobs/pay-bands.ts";
import { experienceLevels, roleTypes } from "#domain/listing/facts.ts";
import { companyBehind } from "./companies/profile.ts";
import { defineEndpoints } from "./endpoint.ts";
import { listingFacts, payInRandReply } from "./listings/listing-facts.ts";
import { paths } from "#domain/paths.ts";

const payBand = z.enum(payBandIds as [PayBand, ...PayBand[]]);
const { openToSouthAfrica, pay, hours, engagement, risk } = listingFacts.shape;

/** A job as a card shows it. */
export const jobCard = z.object({
  id: z.string(),
  /** Its one address on this site. */
  path: z.string(),
  title: z.string(),
  /** `Unknown Company` when nobody knows. */
  company: z.string(),
  location: z.string(),
  /** Plain text; a card has only its beginning. */
  description: z.string(),
  /** The first is the role type. */
  tags: z.array(z.string()),
  publishedDate: z.iso.datetime(),
  /** Where to apply. */
  link: z.string(),
  isPremium: z.boolean(),
  /** As written. */
  salary: z.string().nullable(),
  /** Our own copy of it, once there is one. */
  logoUrl: z.string().nullable(),
  roleType: z.enum(roleTypes),
  experience: z.enum(experienceLevels),
  /** Whom to thank for it: the board it came from. Null for our own. */
  via: z.object({ name: z.string(), url: z.string() }).nullable(),
  lastSeenOpen: z.iso.datetime(),
  openToSouthAfrica,
  /** The same in the words that our pages use; of a likely scam it says that. */
  verdict: z.string(),
  pay,
  /** Null when no figure is given, and of a likely scam. */
  payInRand: payInRandReply.nullable(),
  /** What it says of this stands among the facts of the job itself. */
  engagement: engagement.shape.value,
  hours,
  /** The reasons are among the facts of the job itself. */
  riskVerdict: risk.shape.verdict,
});

/** What anybody may know of a premium job. */
export const jobTeaser = z.object({
  roleType: z.enum(roleTypes),
  payBand: payBand.nullable(),
  /** To the hour. */
  publishedDate: z.iso.datetime(),
});

const counts = z.record(z.string(), z.int());

const jobList = z.object({
  jobs: z.array(jobCard),
  /** The newest locked matches; none for premium members. */
  teasers: z.array(jobTeaser),
  /** Every match, whether this viewer may open it or not. */
  total: z.int(),
  /** There are more than `total` says. */
  totalIsCapped: z.boolean(),
  /** Those this viewer may open. */
  visible: z.int(),
  /** Null on the last page. */
  nextCursor: z.string().nullable(),
  /** How many there would be for each choice, the other filters staying as they are. */
  facets: z.object({ roleType: counts, experience: counts, salary: counts }),
  /** So many were found that only the newest were looked at for the facets. */
  facetsAreAtLeast: z.boolean(),
  /** Where nothing was found and a word looks like a slip: the search as it was likely meant. */
  didYouMean: z.string().nullable(),
});

export const jobDetail = jobCard.extend({
  /** Its source lets us tell search engines and feeds about it. */
  isPassedOn: z.boolean(),
  /** Other boards that show it as well. */
  alsoOn: z.array(z.object({ name: z.string(), url: z.string() })),
  facts: listingFacts,
  /** What we have seen of this company's ads, once there are enough of them. */
  companyPath: z.string().nullable(),
  /** The company that posted it here; null for what came from elsewhere. */
  companyBehind: companyBehind.nullable(),
});

export const savedJob = z.object({
  jobId: z.string(),
  title: z.string(),
  company: z.string(),
  link: z.string(),
});

export type SavedJob = z.infer<typeof savedJob>;

/** Back to where the button was pressed. */
const backToList = {
  onSuccess: paths.jobs,
  onFailure: null,
  part: { id: "job-", field: "jobId" },
} as const;

const done = z.object({ ok: z.literal(true) });
const jobId = z.string().min(1).max(120);

export type JobCard = z.output<typeof jobCard>;
export type JobTeaser = z.output<typeof jobTeaser>;
export type JobList = z.output<typeof jobList>;
export type JobDetail = z.output<typeof jobDetail>;

/** Sent only when set. An unknown choice is a 400 that names it. */
const jobListQuery = z.object({
  search: z.string().trim().max(longestSearch, "Search for fewer words.").optional(),
  roleType: z.enum(roleTypes).optional(),
  experience: z.enum(experienceLevels).optional(),
  salary: payBand.optional(),
  /** `true` leaves out what is unclear about South Africa. */
  worldwide: z.enum(["true", "false"]).optional(),
  saved: z.enum(["true", "false"]).optional(),
  /** Left out, the newest come first. */
  sort: z.enum(jobOrders).optional(),
  cursor: z
    .string()
    .regex(/^[\w-]{1,60}$/, "That page does not exist.")
    .optional(),
});

export const problemKinds = ["closed", "not-open", "pay-wrong", "scam", "other"] as const;

export const jobEndpoints = defineEndpoints({
  listJobs: {
    method: "GET",
    path: "/api/jobs",
    access: "public",
    summary:
      "Open jobs that do not shut South Africans out, newest first unless asked otherwise, in pages of twenty.",
    query: jobListQuery,
    reply: jobList,
    cost: ({ search }) => costOfSearch(search ?? ""),
    isShared: ({ saved }) => saved !== "true",
  },
  savedJobs: {
    method: "GET",
    path: "/api/jobs/saved",
    access: "signed-in",
    summary: "The jobs you saved, last saved first.",
    reply: z.array(savedJob),
    ownUntil: ["jobs"],
  },
  getJob: {
    method: "GET",
    path: "/api/jobs/:id",
    access: "public",
    summary:
      "One job with all its facts. A premium job is a 403 for others, a closed one a 410. Takes every form of a job's id.",
    params: z.object({ id: jobId }),
    reply: jobDetail,
    isShared: () => true,
  },
  similarJobs: {
    method: "GET",
    path: "/api/jobs/:id/similar",
    access: "public",
    summary: "Up to two other open jobs of the same role type that you may open.",
    params: z.object({ id: jobId }),
    reply: z.array(jobCard),
    isShared: () => true,
  },
  saveJob: {
    method: "POST",
    path: "/api/jobs/save",
    access: "signed-in",
    summary: "Saves a job. Only the id is taken from you; the rest is the job's own.",
    body: z.object({
      jobId,
      title: z.string().max(500).optional(),
      company: z.string().max(500).optional(),
      link: z.string().max(2_000).optional(),
    }),
    form: {
      ...backToList,
      keeps: ["jobId"],
      waits: {
        fields: ["jobId"],
        promise: "Sign in or register, and the job is saved for you.",
        done: "Job saved. You find it under My Saved Jobs.",
      },
    },
    reply: savedJob,
  },
  unsaveJob: {
    method: "POST",
    path: "/api/jobs/unsave",
    access: "signed-in",
    summary:
      "The same as removing a saved job, for a form, which cannot ask for anything to be deleted.",
    body: z.object({ jobId }),
    form: backToList,
    reply: done,
  },
  removeSavedJob: {
    method: "DELETE",
    path: "/api/jobs/saved/:jobId",
    access: "signed-in",
    summary:
      "Removes a job from those you saved. Removing it again changes nothing. It can be put back for ten minutes.",
    params: z.object({ jobId }),
    reply: done,
  },
  restoreSavedJob: {
    method: "POST",
    path: "/api/jobs/saved/:jobId/restore",
    access: "signed-in",
    summary: "Puts back a saved job that was just removed, where it was in the list.",
    params: z.object({ jobId }),
    reply: done,
  },
  reportJob: {
    method: "POST",
    path: "/api/jobs/:id/report",
    access: "public",
    summary:
      "Tells us that something is wrong with a listing. The same by the same member is kept once until it is dealt with.",
    params: z.object({ id: jobId }),
    body: z.object({
      kind: z.enum(problemKinds),
      note: z.string().trim().max(1_000, "Please keep it under 1,000 characters.").default(""),
    }),
    reply: done.extend({
      /** False where the same of theirs waits already: that one stays, and no second one is kept. */
      isNew: z.boolean(),
    }),
    limit: { calls: 10, windowSeconds: 60 * 60, newcomers: 20 },
  },
});
