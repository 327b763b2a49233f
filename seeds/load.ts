import { eq } from "drizzle-orm";
import { slugOf } from "#domain/jobs/address.ts";
import { keyEnding } from "#domain/tools/ai/api-key.ts";
import { startingRates } from "#domain/listing/pay/rates.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import { jobs, premiumDecisions, users } from "#server/adapters/database/schema.ts";
import type { Passwords } from "#server/adapters/passwords/port.ts";
import type { Secrets } from "#server/adapters/secrets/port.ts";
import { newJob } from "#server/features/jobs/new-job.ts";
import { startStepDone } from "#server/features/start-guide.ts";
import { keyPurpose, putKey } from "#server/features/tools/key/store.ts";
import { addJobs, type NewJob } from "#server/features/jobs/stores/jobs.ts";
import { addRecord } from "#server/features/membership/stores/records.ts";
import { loadAlerts } from "./alerts.ts";
import { loadApplications } from "./applications.ts";
import { loadEarlierRates } from "./earlier-rates.ts";
import { demoAccounts, demoPassword } from "./demo-accounts.ts";
import type { ClosedJobSeed, JobSeed } from "./job-seed.ts";
import { loadPostings } from "./postings.ts";
import { loadReports } from "./reports.ts";
import { closedJobSeeds, jobSeeds } from "./jobs/index.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const source = "admin";

/** Fills a demo with its content. What is there already is left as it is, and not even read. */
export async function loadSeeds(
  database: Database,
  { passwords, secrets }: { readonly passwords: Passwords; readonly secrets: Secrets },
  now: Date,
): Promise<void> {
  await loadEarlierRates(database.queries, now);
  const added = await loadAccounts(database.queries, passwords, now);
  const premium = added.filter(({ until }) => until !== null);
  const idOf = (name: string) => added.find(({ username }) => username === name)?.userId ?? null;
  await loadKeys(
    database.queries,
    premium.map(({ userId }) => userId),
    secrets,
    now,
  );
  const inUse = premium.find(({ username }) => username === "demo-premium");
  if (inUse !== undefined) {
    await loadApplications(database, inUse.userId, now);
    await loadAlerts(database, inUse.userId, now);
  }
  const there = await knownIds(database.queries);
  const isMissing = (seed: Pick<JobSeed, "company" | "title">) => !there.has(externalIdOf(seed));
  await addJobs(database, [
    ...jobSeeds.filter(isMissing).map((seed) => jobOf(seed, now)),
    ...closedJobSeeds.filter(isMissing).map((seed) => closedJobOf(seed, now)),
  ]);
  const employerId = idOf("demo-employer");
  if (employerId === null) return;
  await loadPostings(database, { employerId, adminId: idOf("demo-admin") }, now);
  await loadReports(database.queries, idOf("demo-free"), now);
}

async function knownIds(db: Queries): Promise<ReadonlySet<string | null>> {
  const { externalId } = jobs;
  const rows = await db.select({ externalId }).from(jobs).where(eq(jobs.source, source));
  return new Set(rows.map((row) => row.externalId));
}

const externalIdOf = ({ company, title }: Pick<JobSeed, "company" | "title">): string =>
  `demo-${slugOf(company)}-${slugOf(title)}`;

/** Adds those that are missing, and says who they are and until when they are premium. */
async function loadAccounts(db: Queries, passwords: Passwords, now: Date) {
  const passwordHash = await passwords.hash(demoPassword);
  const added = await db
    .insert(users)
    .values(
      demoAccounts.map(({ username, premiumDays, isAdmin, isEmployer }) => ({
        username,
        email: `${username}@demo.kwela.example`,
        premiumUntil: premiumDays === 0 ? null : new Date(now.getTime() + premiumDays * dayMs),
        passwordHash,
        emailVerifiedAt: now,
        isAdmin,
        isEmployer,
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ userId: users.id, username: users.username, until: users.premiumUntil });
  const given = added.filter(({ until }) => until !== null);
  const reason = "Part of the demo";
  for (const { userId, until } of given) {
    await db.insert(premiumDecisions).values({ userId, until, reason, madeAt: now });
    await addRecord(db, {
      userId,
      kind: "given-by-hand",
      source: "admin",
      reason,
      premiumUntil: until,
      at: now,
    });
  }
  return added;
}

/** Works with the demo's own AI provider, and opens nothing anywhere else. */
const demoKey = "sk-demo-member-2026";

async function loadKeys(
  db: Queries,
  userIds: readonly number[],
  secrets: Secrets,
  now: Date,
): Promise<void> {
  for (const userId of userIds) {
    await putKey(db, {
      userId,
      sealedKey: secrets.seal(demoKey, keyPurpose),
      ending: keyEnding(demoKey),
      state: "valid",
      savedAt: now,
      checkedAt: now,
    });
    await startStepDone(db, userId, "ai-tools", now);
  }
}

const jobOf = (seed: JobSeed, now: Date): NewJob =>
  newJob(
    { ...seed, payText: seed.salary ?? "" },
    {
      source,
      externalId: externalIdOf(seed),
      tier: seed.tier,
      status: "open",
      applyLink: seed.link,
    },
    new Date(now.getTime() - seed.hoursAgo * hourMs),
    now,
    startingRates,
  );

/** How long an ad stays up, as a rule. */
const daysUp = 30;

const closedJobOf = (seed: ClosedJobSeed, now: Date): NewJob => {
  const published = new Date(now.getTime() - seed.daysAgo * dayMs);
  const closed = new Date(published.getTime() + daysUp * dayMs);
  const read = jobOf({ ...seed, tags: [], tier: "free", hoursAgo: seed.daysAgo * 24 }, now);
  return { ...read, status: "closed", closedAt: closed, lastSeenOpenAt: closed };
};
