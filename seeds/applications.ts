import { addDays, sastDay } from "#domain/days.ts";
import type { JobType, Platform, Result } from "#domain/tracker/application.ts";
import type { Database } from "#server/adapters/database/port.ts";
import { addApplication } from "#server/features/tracker/applications/store.ts";
import { moveTo } from "#server/features/tracker/timeline/store.ts";

interface ApplicationSeed {
  readonly title: string;
  readonly company: string;
  readonly platform: Platform;
  readonly jobType: JobType;
  readonly daysAgo: number;
  readonly tag: string | null;
  /** Where it went, and how many days after it was made. */
  readonly moves: readonly (readonly [Result, number])[];
}

const row = (
  title: string,
  company: string,
  platform: Platform,
  jobType: JobType,
  daysAgo: number,
  tag: string | null,
  ...moves: readonly (readonly [Result, number])[]
): ApplicationSeed => ({ title, company, platform, jobType, daysAgo, tag, moves });

const teardown = "Teardown first";
const founder = "Note to the founder";

/** Three months of somebody's search, so that a demo shows the tracker as it looks in use. */
const applicationSeeds: readonly ApplicationSeed[] = [
  row("Lifecycle Marketer", "Fennel & Rye", "LinkedIn", "Full Time", 2, teardown),
  row("SEO Content Lead", "Harbourlight", "Company Website", "Full Time", 4, null),
  row("Newsletter Editor", "Slow Sunday", "Email", "Contract", 5, founder, ["Replied", 3]),
  row("Paid Social Buyer", "Quillfox", "Upwork", "Freelance", 6, null, ["Viewed", 1]),
  row("Growth Marketer", "Tern Software", "LinkedIn", "Full Time", 9, teardown, ["Replied", 4]),
  row(
    "Content Strategist",
    "Marigold Health",
    "Referral",
    "Contract",
    11,
    founder,
    ["Replied", 2],
    ["Interview", 8],
  ),
  row("Email Specialist", "Copperleaf Goods", "Remote OK", "Full Time", 13, null),
  row(
    "Brand Writer",
    "Nightjar Studio",
    "Email",
    "Freelance",
    15,
    founder,
    ["Replied", 5],
    ["Interview", 11],
  ),
  row("Social Media Manager", "Pebble Pets", "LinkedIn", "Full Time", 17, null, ["Rejected", 9]),
  row("PPC Specialist", "Lanternworks", "Indeed", "Full Time", 20, null, ["Viewed", 2]),
  row(
    "Marketing Generalist",
    "Otterbridge",
    "LinkedIn",
    "Part Time",
    23,
    teardown,
    ["Replied", 6],
    ["Rejected", 12],
  ),
  row(
    "Retention Marketer",
    "Juniper Row",
    "Company Website",
    "Full Time",
    26,
    teardown,
    ["Replied", 5],
    ["Interview", 10],
    ["Rejected", 19],
  ),
  row("SEO Analyst", "Kestrel Data", "LinkedIn", "Contract", 29, teardown),
  row(
    "Content Marketer",
    "Blue Gum Labs",
    "Email",
    "Full Time",
    33,
    founder,
    ["Replied", 2],
    ["Interview", 9],
    ["Rejected", 15],
  ),
  row("Affiliate Manager", "Saltmarsh", "LinkedIn", "Full Time", 36, null, ["No Response", 30]),
  row("Campaign Manager", "Ridge & Vale", "Indeed", "Contract", 40, null, ["No Response", 34]),
  row(
    "Copywriter",
    "Tidewater Agency",
    "Upwork",
    "Freelance",
    44,
    teardown,
    ["Replied", 1],
    ["Hired", 6],
  ),
  row("Product Marketer", "Cloudberry", "LinkedIn", "Full Time", 49, teardown, ["Rejected", 14]),
  row("Demand Generation Lead", "Ironwood", "LinkedIn", "Full Time", 55, null, ["No Response", 45]),
  row("Community Manager", "Starling", "Remote OK", "Part Time", 61, null),
  row(
    "Social Strategist",
    "Wildflower Media",
    "Email",
    "Contract",
    66,
    founder,
    ["Replied", 4],
    ["Rejected", 20],
  ),
  row("Marketing Analyst", "Granite Metrics", "LinkedIn", "Full Time", 72, null),
  row(
    "Landing Page Writer",
    "Sandpiper",
    "Upwork",
    "Freelance",
    80,
    teardown,
    ["Replied", 2],
    ["Interview", 4],
    ["Hired", 8],
  ),
  row("Digital Marketer", "Old Mill Coffee", "LinkedIn", "Full Time", 88, null, [
    "No Response",
    60,
  ]),
];

/** Working days are the cadence's to count; a demo only needs some that are due. */
const followUpAfter = 7;

export const loadApplications = (database: Database, userId: number, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    const today = sastDay(now);
    for (const seed of applicationSeeds) {
      const dateApplied = addDays(today, -seed.daysAgo);
      const isYoung = seed.daysAgo < 14;
      const id = await addApplication(tx, {
        userId,
        jobTitle: seed.title,
        company: seed.company,
        jobType: seed.jobType,
        platform: seed.platform,
        dateApplied,
        result: "Pending",
        coverLetterTemplate: null,
        notes: null,
        strategyTag: seed.tag,
        followUpDate: isYoung ? addDays(dateApplied, followUpAfter) : null,
        salary: null,
        url: null,
        origin: "typed",
        now,
      });
      for (const [result, after] of seed.moves)
        await moveTo(tx, id, { result, on: addDays(dateApplied, after), note: null }, now);
    }
  });
