import { and, asc, between, inArray, sql } from "drizzle-orm";
import type { Queries } from "#server/adapters/database/port.ts";
import { jobDayCounts } from "#server/adapters/database/schema.ts";

/** What is to be added to a job's day. */
export interface DayCount {
  readonly jobId: number;
  readonly day: string;
  readonly views: number;
  readonly applyClicks: number;
}

/** One statement, in one order for everybody, so that no two processes wait for each other. Of a job that is gone nothing is kept. */
export async function addCounts(db: Queries, counts: readonly DayCount[]): Promise<void> {
  await db.execute(sql`
    insert into job_day_counts (job_id, day, views, apply_clicks)
    select c."jobId", c.day, c.views, c."applyClicks"
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as c ("jobId" integer, day date, views integer, "applyClicks" integer)
    join jobs on jobs.id = c."jobId"
    order by c."jobId", c.day
    on conflict (job_id, day) do update set
      views = job_day_counts.views + excluded.views,
      apply_clicks = job_day_counts.apply_clicks + excluded.apply_clicks`);
}

const { jobId, day, views, applyClicks } = jobDayCounts;

export const countsOfJobs = (
  db: Queries,
  jobIds: readonly number[],
  from: string,
  to: string,
): Promise<DayCount[]> =>
  db
    .select({ jobId, day, views, applyClicks })
    .from(jobDayCounts)
    .where(and(inArray(jobId, [...jobIds]), between(day, from, to)))
    .orderBy(asc(jobId), asc(day));

export const countsOfBoard = (db: Queries, from: string, to: string) =>
  db
    .select({
      day,
      views: sql<number>`sum(${views})::int`,
      applyClicks: sql<number>`sum(${applyClicks})::int`,
    })
    .from(jobDayCounts)
    .where(between(day, from, to))
    .groupBy(day)
    .orderBy(asc(day));
