import { eq, inArray, sql } from "drizzle-orm";
import type { Queries } from "#server/adapters/database/port.ts";
import { feedPostings, jobs } from "#server/adapters/database/schema.ts";
import type { KnownPosting } from "../stores/postings.ts";
import type { ReadItem } from "./read-item.ts";

const jobColumns = {
  id: jobs.id,
  overrides: jobs.overrides,
  status: jobs.status,
  closeReason: jobs.closeReason,
  tier: jobs.tier,
};

export async function lockJobs(
  tx: Queries,
  items: readonly ReadItem[],
  known: ReadonlyMap<string, KnownPosting>,
) {
  const ids = items.flatMap(({ key }) => known.get(key)?.jobId ?? []);
  if (ids.length === 0) return new Map<number, never>();
  const rows = await tx
    .select(jobColumns)
    .from(jobs)
    .where(inArray(jobs.id, ids))
    .orderBy(jobs.id)
    .for("update");
  return new Map(rows.map((row) => [row.id, row]));
}

type LockedJob = Awaited<ReturnType<typeof lockJobs>> extends Map<number, infer One> ? One : never;
type Row = ReadItem["row"];

/** The job follows its posting. What people decided stays: facts, tier, and that it is off the board. */
export async function changeJob(
  tx: Queries,
  job: Exclude<LockedJob, never>,
  row: Row,
  isMarketing: boolean,
  now: Date,
): Promise<void> {
  const wasClosedByUs = job.status === "closed" && job.closeReason === "expired";
  await tx
    .update(jobs)
    .set({
      ...followed(row, now),
      ...(isMarketing && wasClosedByUs && reopened),
      ...(!isMarketing && job.status === "open" && closedNow(now)),
    })
    .where(eq(jobs.id, job.id));
}

const reopened = { status: "open", closedAt: null, closeReason: null } as const;
export const closedNow = (now: Date) =>
  ({ status: "closed", closedAt: now, closeReason: "expired", updatedAt: now }) as const;

/** Everything of a job that its posting tells. */
const followed = (row: Row, now: Date) => ({
  source: row.source,
  externalId: row.externalId,
  title: row.title,
  company: row.company,
  location: row.location,
  description: row.description,
  salaryText: row.salaryText,
  applyLink: row.applyLink,
  viaName: row.viaName,
  viaUrl: row.viaUrl,
  tags: row.tags,
  roleType: row.roleType,
  experience: row.experience,
  openness: row.openness,
  payBand: row.payBand,
  facts: row.facts,
  rulesVersion: row.rulesVersion,
  lastSeenOpenAt: now,
  updatedAt: now,
  version: sql`${jobs.version} + 1`,
});

/** The employer's own board speaks for a job from now on. It keeps its address, its tier and whoever saved it. */
export async function takeOver(
  tx: Queries,
  jobId: number,
  item: ReadItem,
  now: Date,
): Promise<void> {
  const [job] = await tx.select(jobColumns).from(jobs).where(eq(jobs.id, jobId)).for("update");
  if (job === undefined) return;
  await changeJob(tx, job, item.decided(job.overrides), true, now);
  await tx
    .update(feedPostings)
    .set({ state: "copy" })
    .where(sql`${feedPostings.jobId} = ${jobId} and ${feedPostings.state} = 'own'`);
}

export async function addJobs(
  tx: Queries,
  items: readonly ReadItem[],
): Promise<ReadonlyMap<string, number>> {
  if (items.length === 0) return new Map();
  const rows = await tx
    .insert(jobs)
    .values(items.map(({ row }) => row))
    .returning({ id: jobs.id, externalId: jobs.externalId });
  return new Map(rows.map(({ id, externalId }) => [externalId ?? "", id]));
}
