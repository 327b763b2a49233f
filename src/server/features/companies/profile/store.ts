import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import { mailCodeMinutes, mostCodeTries } from "#domain/companies/own-domain.ts";
import { clockSlackMs, tooFarAhead } from "#domain/calendar/moments.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { companies, jobs } from "#server/adapters/database/schema.ts";

export type CompanyRow = typeof companies.$inferSelect;

export async function findOwn(db: Queries, ownerId: number): Promise<CompanyRow | null> {
  const [row] = await db.select().from(companies).where(eq(companies.ownerId, ownerId));
  return row ?? null;
}

export async function addCompany(
  db: Queries,
  values: typeof companies.$inferInsert,
): Promise<CompanyRow | null> {
  const [row] = await db.insert(companies).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

type Changes = Partial<Omit<CompanyRow, "id" | "ownerId" | "version" | "createdAt">>;

/** Null when it is somebody else's, or another version by now. */
export async function changeCompany(
  db: Queries,
  { ownerId, version }: Pick<CompanyRow, "ownerId" | "version">,
  changes: Changes,
): Promise<CompanyRow | null> {
  const [row] = await db
    .update(companies)
    .set({ ...changes, version: sql`${companies.version} + 1` })
    .where(and(eq(companies.ownerId, ownerId), eq(companies.version, version)))
    .returning();
  return row ?? null;
}

/** What is no matter of the form: no version is lost by it. */
export async function noteOf(db: Queries, ownerId: number, changes: Changes): Promise<CompanyRow> {
  const [row] = await db
    .update(companies)
    .set(changes)
    .where(eq(companies.ownerId, ownerId))
    .returning();
  if (row === undefined) throw new Error("The company went away meanwhile");
  return row;
}

/** What is about the site: null where it became the company of another meanwhile. */
export async function noteOfSite(
  db: Queries,
  { ownerId, website }: Pick<CompanyRow, "ownerId" | "website">,
  changes: Changes,
): Promise<CompanyRow | null> {
  const isTheSite = website === null ? isNull(companies.website) : eq(companies.website, website);
  const [row] = await db
    .update(companies)
    .set(changes)
    .where(and(eq(companies.ownerId, ownerId), isTheSite))
    .returning();
  return row ?? null;
}

/** Counts a try with a code before it is compared. Null when there is none to try, or it was tried too often. */
export async function takeCodeTry(
  db: Queries,
  ownerId: number,
  now: Date,
): Promise<CompanyRow | null> {
  const [row] = await db
    .update(companies)
    .set({ mailCodeTries: sql`${companies.mailCodeTries} + 1` })
    .where(
      and(
        eq(companies.ownerId, ownerId),
        isNotNull(companies.mailCodeHash),
        gt(companies.mailCodeUntil, now),
        lte(companies.mailCodeUntil, tooFarAhead(now, mailCodeMinutes * 60_000 + clockSlackMs)),
        lt(companies.mailCodeTries, mostCodeTries),
      ),
    )
    .returning();
  return row ?? null;
}

/** The company behind ads under these names: only one whose domain speaks for it may speak on their page. */
export async function provenBehind(
  db: Queries,
  names: readonly string[],
): Promise<CompanyRow | null> {
  const [row] = await db
    .select({ company: companies })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(
      and(
        eq(jobs.isCounted, true),
        inArray(jobs.company, [...names]),
        isNotNull(companies.domainProvenAt),
      ),
    )
    .orderBy(companies.domainProvenAt, companies.id)
    .limit(1);
  return row?.company ?? null;
}
