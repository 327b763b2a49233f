import { and, count, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { PostingFields } from "#domain/employers/posting-fields.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobModeration, jobs, postings, users } from "#server/adapters/database/schema.ts";

const lastStep = sql`(select m.id from ${jobModeration} m where m.job_id = ${jobs.id} order by m.id desc limit 1)`;

/** A posting with its job and its employer, as far as anybody needs to know where it stands. */
export const standingColumns = {
  id: jobs.id,
  title: jobs.title,
  company: jobs.company,
  status: jobs.status,
  openness: jobs.openness,
  isScam: jobs.isScam,
  version: jobs.version,
  overrides: jobs.overrides,
  publishedAt: jobs.publishedAt,
  expiresAt: jobs.expiresAt,
  closedAt: jobs.closedAt,
  closeReason: jobs.closeReason,
  submittedAt: postings.submittedAt,
  receivedToldAt: postings.receivedToldAt,
  isHeld: jobs.isHeld,
  fields: postings.fields,
  employerId: users.id,
  username: users.username,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  // Asked of one posting at a time: without the offset the planner first looks through everything that was ever published.
  wasPublished: sql<boolean>`exists (select from ${jobModeration} m where m.job_id = ${jobs.id} and m.step = 'published' offset 0)`,
  returnedBecause: sql<
    string | null
  >`(select m.reason from ${jobModeration} m where m.id = ${lastStep} and m.step = 'returned')`,
};

/** Only what an employer posted, and whoever is gone took theirs along. */
export const joined = (db: Queries) =>
  db
    .select(standingColumns)
    .from(jobs)
    .innerJoin(postings, eq(postings.jobId, jobs.id))
    .innerJoin(users, eq(users.id, jobs.addedByUserId));

export type StandingRow = Awaited<ReturnType<typeof ofEmployer>>[number];

/** The newest first, no more than anybody scrolls through. */
const mostListed = 200;

export const ofEmployer = (db: Queries, employerId: number) =>
  joined(db)
    .where(eq(jobs.addedByUserId, employerId))
    .orderBy(desc(postings.submittedAt), desc(jobs.id))
    .limit(mostListed);

export const findPosting = async (
  db: Queries,
  id: number,
  and_?: SQL,
): Promise<StandingRow | null> => (await joined(db).where(and(eq(jobs.id, id), and_)))[0] ?? null;

/** Somebody else's is not there. */
export const isOf = (employerId: number): SQL => eq(jobs.addedByUserId, employerId);

/** Until the transaction ends nobody else changes it. */
export async function lockPosting(
  tx: Queries,
  id: number,
  and_?: SQL,
): Promise<StandingRow | null> {
  await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, id)).for("update");
  return findPosting(tx, id, and_);
}

export async function findJobRow(
  db: Queries,
  id: number,
): Promise<typeof jobs.$inferSelect | null> {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id));
  return row ?? null;
}

export async function countOf(
  db: Queries,
  employerId: number,
  status: "pending" | "open",
): Promise<number> {
  const [row] = await db
    .select({ rows: count() })
    .from(jobs)
    .where(
      and(eq(jobs.addedByUserId, employerId), eq(jobs.source, "employer"), eq(jobs.status, status)),
    );
  return row?.rows ?? 0;
}

/** The same posting by the same employer, to the last field, waiting or on the board. */
export async function findSame(
  db: Queries,
  employerId: number,
  fields: PostingFields,
): Promise<number | null> {
  const [row] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(postings, eq(postings.jobId, jobs.id))
    .where(
      and(
        eq(jobs.addedByUserId, employerId),
        eq(jobs.source, "employer"),
        inArray(jobs.status, ["pending", "open"]),
        eq(postings.fields, fields),
      ),
    );
  return row?.id ?? null;
}

export async function addPosting(
  tx: Queries,
  row: typeof jobs.$inferInsert,
  posting: Omit<typeof postings.$inferInsert, "jobId">,
): Promise<number> {
  const [added] = await tx.insert(jobs).values(row).returning({ id: jobs.id });
  if (added === undefined) throw new Error("The job was not added");
  await tx.insert(postings).values({ ...posting, jobId: added.id });
  return added.id;
}

/** Every change of a job is another version of it. */
export async function changeJob(
  tx: Queries,
  id: number,
  change: Partial<typeof jobs.$inferInsert> & { readonly updatedAt: Date },
): Promise<void> {
  await tx
    .update(jobs)
    .set({ ...change, version: sql`${jobs.version} + 1` })
    .where(eq(jobs.id, id));
}

export async function changePosting(
  tx: Queries,
  jobId: number,
  change: Partial<typeof postings.$inferInsert>,
): Promise<void> {
  await tx.update(postings).set(change).where(eq(postings.jobId, jobId));
}

export async function becomeEmployer(tx: Queries, userId: number): Promise<void> {
  await tx.update(users).set({ isEmployer: true }).where(eq(users.id, userId));
}

export async function isEmailConfirmed(db: Queries, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ at: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId));
  return row !== undefined && row.at !== null;
}
