import { and, asc, count, desc, eq, inArray, notInArray, sql, type SQL } from "drizzle-orm";
import { keptHere } from "#domain/feeds/terms.ts";
import { tiersOpenTo } from "#domain/jobs/visibility.ts";
import { z } from "zod";
import { listingFacts } from "#contract/listings/listing-facts.ts";
import { roleTypes, type RiskVerdict, type RoleType } from "#domain/listing/facts.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobs } from "#server/adapters/database/schema.ts";

const facts = listingFacts.shape;
/** As machines that read dates can take them. */
const writtenMoment = z.date().min(new Date("1970-01-01")).max(new Date("9999-12-31"));

/** A job as feeds tell of it. */
export const publishedJob = z.object({
  id: z.int(),
  title: z.string(),
  company: z.string(),
  roleType: z.enum(roleTypes),
  openToSouthAfrica: facts.openToSouthAfrica.pick({ value: true, confidence: true }),
  riskVerdict: facts.risk.shape.verdict,
  pay: facts.pay,
  publishedAt: writtenMoment,
  updatedAt: writtenMoment,
  viaName: z.string().nullable(),
  viaUrl: z.url({ protocol: /^https?$/ }).nullable(),
});
export type PublishedJob = Readonly<z.infer<typeof publishedJob>>;

/** A job as the sitemap tells of it. */
export const mappedJob = publishedJob.pick({ id: true, title: true, updatedAt: true });
export type MappedJob = Readonly<z.infer<typeof mappedJob>>;

/** A job as its picture shows it. */
export const picturedJob = publishedJob
  .pick({
    id: true,
    title: true,
    company: true,
    roleType: true,
    openToSouthAfrica: true,
    riskVerdict: true,
    pay: true,
  })
  .extend({ hours: facts.hours.shape.value });
export type PicturedJob = Readonly<z.infer<typeof picturedJob>>;

/** A job as the figures of its role count it. */
export const countedJob = publishedJob.pick({ id: true, title: true }).extend({
  openToSouthAfrica: facts.openToSouthAfrica,
  pay: facts.pay.shape.value,
  hours: facts.hours.shape.value,
  engagement: facts.engagement.shape.value,
  experience: facts.experience.shape.value,
});
export type CountedJob = Readonly<z.infer<typeof countedJob>>;

/** The jobs that may be told to everybody, robots included: what a visitor may open, and no other. */
export const publishedStore = (queries: Queries) => ({
  newest: (role: RoleType | null, count: number): Promise<PublishedJob[]> =>
    queries
      .select({
        id: jobs.id,
        title: jobs.title,
        company: jobs.company,
        roleType: jobs.roleType,
        openToSouthAfrica,
        riskVerdict,
        pay,
        publishedAt: jobs.publishedAt,
        updatedAt: jobs.updatedAt,
        viaName: jobs.viaName,
        viaUrl: jobs.viaUrl,
      })
      .from(jobs)
      .where(and(isPublished, ofRole(role), notInArray(jobs.source, [...keptHere])))
      .orderBy(desc(jobs.publishedAt), desc(jobs.id))
      .limit(count),

  /** The newest of a role or of all, each with what its figures are made of. */
  counted: (role: RoleType | null, most: number): Promise<object[]> =>
    queries
      .select({
        id: jobs.id,
        title: jobs.title,
        experience: jobs.experience,
        openToSouthAfrica: sql`${jobs.facts} -> 'openToSouthAfrica'`,
        pay: sql`${jobs.facts} -> 'pay' -> 'value'`,
        hours,
        engagement: sql`${jobs.facts} -> 'engagement' ->> 'value'`,
      })
      .from(jobs)
      .where(and(isPublished, ofRole(role)))
      .orderBy(desc(jobs.publishedAt), desc(jobs.id))
      .limit(most),

  /** How many of each role there are. */
  async countByRole(): Promise<ReadonlyMap<RoleType, number>> {
    const rows = await queries
      .select({ role: jobs.roleType, jobs: count() })
      .from(jobs)
      .where(isPublished)
      .groupBy(jobs.roleType);
    return new Map(rows.map((row) => [row.role, row.jobs]));
  },

  inOrder: (from: number, count: number): Promise<MappedJob[]> =>
    queries
      .select({ id: jobs.id, title: jobs.title, updatedAt: jobs.updatedAt })
      .from(jobs)
      .where(isPublished)
      .orderBy(asc(jobs.id))
      .offset(from)
      .limit(count),

  async find(id: number): Promise<PicturedJob | null> {
    const { title, company, roleType } = jobs;
    const [row] = await queries
      .select({ id: jobs.id, title, company, roleType, openToSouthAfrica, riskVerdict, pay, hours })
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
      .select({ at: sql<Date | null>`max(${jobs.updatedAt}) ${isWritten}`.mapWith(jobs.updatedAt) })
      .from(jobs)
      .where(and(isForEverybody, ofRole(role)));
    return row?.at ?? null;
  },
});

const isWritten = sql`filter (where ${jobs.updatedAt} between '1970-01-01' and '9999-12-31')`;

const pay = sql<PublishedJob["pay"]>`${jobs.facts} -> 'pay'`;

const openToSouthAfrica = sql<
  PublishedJob["openToSouthAfrica"]
>`${jobs.facts} -> 'openToSouthAfrica'`;

const hours = sql<PicturedJob["hours"]>`nullif(${jobs.facts} -> 'hours' -> 'value', 'null')`;

const riskVerdict = sql<RiskVerdict>`${jobs.facts} -> 'risk' ->> 'verdict'`;

const isForEverybody = inArray(jobs.tier, tiersOpenTo(null));

const isPublished = and(eq(jobs.isListed, true), isForEverybody);

const ofRole = (role: RoleType | null): SQL | undefined =>
  role === null ? undefined : eq(jobs.roleType, role);
