import { applyLinkOf } from "#domain/employers/apply-way.ts";
import { emptyPosting, type PostingFields } from "#domain/employers/posting-fields.ts";
import { postingOf } from "#domain/employers/posting-text.ts";
import { startingRates } from "#domain/listing/pay/rates.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { addPosting } from "#server/features/employers/stores/postings.ts";
import { addStep } from "#server/features/employers/stores/steps.ts";
import { newJob } from "#server/features/jobs/new-job.ts";

interface PostingSeed {
  readonly fields: PostingFields;
  readonly hoursAgo: number;
  /** Why it went back to its employer, where it did. */
  readonly returnedBecause?: string;
}

const company = "Saltbush & Co";

/** One that tells everything, one that leaves most of it open, and one that went back. */
const seeds: readonly PostingSeed[] = [
  {
    hoursAgo: 20,
    fields: {
      ...emptyPosting,
      title: "Lifecycle Email Marketer",
      company,
      description:
        "You own our emails from brief to report: you plan, write, build in Klaviyo, test, and tell us what worked. We sell planting kits to gardeners in eleven countries and send four campaigns a week. You would work with one designer and the two people who answer our customers. In the first month you look through what we send today and say what to stop; after three, the welcome series is yours.",
      location: "Remote",
      whoCanApply: "Anyone who lives in South Africa or elsewhere in EMEA",
      salary: "$3,200 to $4,000 a month",
      hours: "09:00 to 17:00 London time",
      engagement: "contractor",
      process: "Two calls, a paid test task of two hours, and an answer within a week.",
      apply: "https://saltbush.example/jobs/email",
    },
  },
  {
    hoursAgo: 5,
    fields: {
      ...emptyPosting,
      title: "Social Media Manager",
      company,
      description:
        "We need somebody who lives on Instagram and TikTok to plan, shoot with what we send them, write and publish three posts a day for our planting kits, and to answer what people write below them.",
      location: "Remote",
      apply: "jobs@saltbush.example",
    },
  },
  {
    hoursAgo: 50,
    returnedBecause:
      "Please say what the role pays, and whether somebody who lives in South Africa can apply.",
    fields: {
      ...emptyPosting,
      title: "Paid Search Specialist",
      company,
      description:
        "You run our Google Ads in English-speaking markets: searches, Shopping and a little YouTube, with a monthly budget of twenty thousand dollars. You report to the founder every week and change what does not earn its keep.",
      location: "Remote",
      apply: "https://saltbush.example/jobs/ads",
    },
  },
];

const hourMs = 60 * 60 * 1000;

/** So that neither the employer's dashboard nor the queue of a new demo is empty. */
export const loadPostings = (
  database: Database,
  { employerId, adminId }: { readonly employerId: number; readonly adminId: number | null },
  now: Date,
): Promise<void> =>
  database.transaction(async (tx) => {
    for (const seed of seeds) {
      const at = new Date(now.getTime() - seed.hoursAgo * hourMs);
      const jobId = await handIn(tx, seed, employerId, at);
      await addStep(tx, { jobId, step: "submitted", byUserId: employerId, at });
      if (seed.returnedBecause !== undefined)
        await addStep(tx, {
          jobId,
          step: "returned",
          reason: seed.returnedBecause,
          byUserId: adminId,
          at: new Date(at.getTime() + 3 * hourMs),
        });
    }
  });

function handIn(
  tx: Queries,
  { fields, returnedBecause }: PostingSeed,
  employerId: number,
  at: Date,
): Promise<number> {
  const given = {
    source: "employer",
    tier: "free",
    status: returnedBecause === undefined ? "pending" : "draft",
    applyLink: applyLinkOf(fields.apply) ?? fields.apply,
    addedByUserId: employerId,
  } as const;
  const row = newJob(postingOf(fields), given, at, at, startingRates);
  return addPosting(tx, row, { fields, submittedAt: at, receivedToldAt: at });
}
