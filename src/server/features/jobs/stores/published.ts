import { and, asc, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { tiersOpenTo } from "#domain/jobs/visibility.ts";
import type { Hours, Openness, Pay, RiskVerdict, RoleType } from "#domain/listing/facts.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobs } from "#server/adapters/database/schema.ts";

/** A job as feeds tell of it. */
export interface PublishedJob {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  readonly roleType: RoleType;
  readonly openness: Openness;
  readonly pay: Pay;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
}

/** A job as the sitemap tells of it. */
export type MappedJob = Pick<PublishedJob, "id" | "title" | "updatedAt">;

/** A job as its picture shows it. */
export type PicturedJob = Pick<
  PublishedJob,
  "title" | "company" | "roleType" | "openness" | "pay"
> & { readonly hours: Hours | null; readonly riskVerdict: RiskVerdict };

/** The jobs that may be told to everybody, robots included: what a visitor may open, and no other. */
export const publishedStore = (queries: Queries) => ({
  newest: (role: RoleType | null, count: number): Promise<PublishedJob[]> =>
    queries
      .select({
        id: jobs.id,
        title: jobs.title,
        company: jobs.company,
        roleType: jobs.roleType,
        openness: jobs.openness,
        pay,
        publishedAt: jobs.publishedAt,
        updatedAt: jobs.updatedAt,
      })
      .from(jobs)
      .where(and(isPublished, ofRole(role)))
      .orderBy(desc(jobs.publishedAt), desc(jobs.id))
      .limit(count),

  inOrder: (from: number, count: number): Promise<MappedJob[]> =>
    queries
      .select({ id: jobs.id, title: jobs.title, updatedAt: jobs.updatedAt })
      .from(jobs)
      .where(isPublished)
      .orderBy(asc(jobs.id))
      .offset(from)
      .limit(count),

  async find(id: number): Promise<PicturedJob | null> {
    const { title, company, roleType, openness } = jobs;
    const [row] = await queries
      .select({ title, company, roleType, openness, pay, hours, riskVerdict })
      .from(jobs)
      .where(and(eq(jobs.id, id), isPublished));
    return row ?? null;
  },

  async count(): Promise<number> {
    return queries.$count(jobs, isPublished);
  },

  /** The last change to any of them. One that was closed counts: it left the list that day. */
  async changedAt(role: RoleType | null): Promise<Date | null> {
    const [row] = await queries
      .select({ at: sql<Date | null>`max(${jobs.updatedAt})`.mapWith(jobs.updatedAt) })
      .from(jobs)
      .where(and(isForEverybody, ofRole(role)));
    return row?.at ?? null;
  },
});

const pay = sql<Pay>`${jobs.facts} -> 'pay' -> 'value'`;

const hours = sql<Hours | null>`nullif(${jobs.facts} -> 'hours' -> 'value', 'null')`;

const riskVerdict = sql<RiskVerdict>`${jobs.facts} -> 'risk' ->> 'verdict'`;

const isForEverybody = inArray(jobs.tier, tiersOpenTo(null));

const isPublished = and(eq(jobs.isListed, true), isForEverybody);

const ofRole = (role: RoleType | null): SQL | undefined =>
  role === null ? undefined : eq(jobs.roleType, role);
