import { and, count, desc, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import type { AdThatDay } from "#contract/tracker/application.ts";
import {
  mostApplications,
  type ApplicationOrigin,
  type JobType,
  type Platform,
  type Result,
} from "#domain/tracker/application.ts";
import { nameKey } from "#domain/tracker/alike.ts";
import { fail } from "#server/app-error.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { applicationEvents, jobApplications, jobs } from "#server/adapters/database/schema.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import { applicationColumns, ownApplication, ownApplications, theirs } from "./columns.ts";

/** As the member wrote it, or the ad. */
export interface ApplicationFields {
  readonly jobTitle: string;
  readonly company: string;
  readonly jobType: JobType;
  readonly platform: Platform;
  readonly dateApplied: string;
  readonly result: Result;
  readonly coverLetterTemplate: string | null;
  readonly notes: string | null;
  readonly strategyTag: string | null;
  readonly followUpDate: string | null;
  readonly salary: string | null;
  readonly url: string | null;
}

interface NewApplication extends ApplicationFields {
  readonly userId: number;
  readonly origin: ApplicationOrigin;
  readonly jobId?: number;
  readonly ad?: AdThatDay;
  readonly now: Date;
}

export interface Filters {
  readonly jobType?: JobType | undefined;
  readonly platform?: Platform | undefined;
  readonly result?: Result | undefined;
  readonly strategyTag?: string | undefined;
}

const a = jobApplications;

/** Adds one with the first entry of its timeline. Comes with the member locked, so that nobody has more than there is room for. */
export async function addApplication(
  tx: Queries,
  { now, ...fields }: NewApplication,
): Promise<number> {
  await roomFor(tx, fields.userId, 1);
  const [row] = await tx
    .insert(a)
    .values({
      ...fields,
      alikeKey: alikeKey(fields),
      lastOn: fields.dateApplied,
      createdAt: now,
    })
    .returning({ id: a.id });
  const id = row?.id ?? fail("internal");
  await tx.insert(applicationEvents).values({
    applicationId: id,
    kind: "moved",
    result: fields.result,
    happenedOn: fields.dateApplied,
    recordedAt: now,
  });
  return id;
}

/** Locks the member, and fails when there is no room for so many more. */
export async function roomFor(tx: Queries, userId: number, more: number): Promise<void> {
  await lockUser(tx, userId);
  const [kept] = await tx.select({ applications: count() }).from(a).where(ownApplications(userId));
  if ((kept?.applications ?? 0) + more > mostApplications) fail("applications_full");
}

export const alikeKey = ({
  jobTitle,
  company,
}: Pick<ApplicationFields, "jobTitle" | "company">): string =>
  `${nameKey(company)}|${nameKey(jobTitle)}`;

export const allApplications = (db: Queries, userId: number, filters: Filters = {}) =>
  db
    .select(applicationColumns)
    .from(a)
    .leftJoin(jobs, eq(jobs.id, a.jobId))
    .where(and(ownApplications(userId), ...matching(filters)))
    .orderBy(desc(a.dateApplied), desc(a.id));

/** What a filter leaves; one that was left out leaves all. */
export const matching = ({ jobType, platform, result, strategyTag }: Filters): SQL[] => [
  ...(jobType === undefined ? [] : [eq(a.jobType, jobType)]),
  ...(platform === undefined ? [] : [eq(a.platform, platform)]),
  ...(result === undefined ? [] : [eq(a.result, result)]),
  ...(strategyTag === undefined ? [] : [eq(a.strategyTag, strategyTag)]),
];

export async function findApplication(db: Queries, userId: number, id: number) {
  const [row] = await db
    .select({ ...applicationColumns, ad: a.ad })
    .from(a)
    .leftJoin(jobs, eq(jobs.id, a.jobId))
    .where(ownApplication(userId, id));
  return row ?? null;
}

/** Nothing else changes it until the transaction ends. */
export async function lockApplication(tx: Queries, userId: number, id: number) {
  const [row] = await tx
    .select({
      id: a.id,
      version: a.version,
      result: a.result,
      dateApplied: a.dateApplied,
      lastOn: a.lastOn,
    })
    .from(a)
    .where(ownApplication(userId, id))
    .for("update");
  return row ?? fail("not_found");
}

/** All but its result, which its timeline says. With a new number, so that whoever started from an older one notices. */
export async function writeApplication(
  tx: Queries,
  id: number,
  fields: Omit<ApplicationFields, "result">,
): Promise<void> {
  await tx
    .update(a)
    .set({ ...fields, alikeKey: alikeKey(fields), version: sql`${a.version} + 1` })
    .where(eq(a.id, id));
}

/** The listing of the board, if this member tracks it. */
export async function trackedFrom(db: Queries, userId: number, jobId: number) {
  const [row] = await db
    .select({ id: a.id })
    .from(a)
    .where(and(ownApplications(userId), eq(a.jobId, jobId)));
  return row?.id ?? null;
}

/** Before it is put back: a listing that was tracked again meanwhile stays with the newer one, since it is tracked once. */
export async function leaveListingToNewer(tx: Queries, userId: number, id: number): Promise<void> {
  const [deleted] = await tx
    .select({ jobId: a.jobId })
    .from(a)
    .where(and(theirs(userId, id), isNotNull(a.deletedAt)));
  if (deleted === undefined || deleted.jobId === null) return;
  if ((await trackedFrom(tx, userId, deleted.jobId)) === null) return;
  await tx.update(a).set({ jobId: null }).where(theirs(userId, id));
}

const mostAlike = 5;

/** Others of the same title at the same company, the newest first. */
export const findAlike = (
  db: Queries,
  userId: number,
  named: Pick<ApplicationFields, "jobTitle" | "company">,
) =>
  db
    .select({ id: a.id, dateApplied: a.dateApplied, result: a.result })
    .from(a)
    .where(and(ownApplications(userId), eq(a.alikeKey, alikeKey(named))))
    .orderBy(desc(a.dateApplied), desc(a.id))
    .limit(mostAlike);
