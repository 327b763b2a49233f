import { and, count, inArray, sql } from "drizzle-orm";
import type { PostingFigures } from "#contract/employers/postings.ts";
import { addDays, sastDay } from "#domain/days.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import type { DayFigures, JobFigures } from "#server/feature.ts";
import { savedJobs } from "#server/adapters/database/schema.ts";
import { isThere } from "#server/lists/undoable-deletion.ts";

const daysShown = 30;

/** What came of postings, day by day. Only how many: who they were is nobody's business. */
export async function postingFigures(
  { db, jobFigures }: { readonly db: Queries; readonly jobFigures: JobFigures },
  jobIds: readonly number[],
  now: Date,
): Promise<(jobId: number) => PostingFigures> {
  const days = lastDays(sastDay(now));
  const [saves, counted] = await Promise.all([
    savesByDay(db, jobIds, days[0] ?? ""),
    jobFigures.ofJobs(jobIds, days[0] ?? "", days.at(-1) ?? ""),
  ]);
  return (jobId) => ({
    saves: runningTotals(
      saves.filter((row) => row.jobId === jobId),
      days,
    ),
    views: soFar(counted.get(jobId) ?? [], days, ({ views }) => views),
    applyClicks: soFar(counted.get(jobId) ?? [], days, ({ applyClicks }) => applyClicks),
  });
}

interface DayCount {
  readonly jobId: number;
  readonly day: string;
  readonly times: number;
}

async function savesByDay(
  db: Queries,
  jobIds: readonly number[],
  since: string,
): Promise<DayCount[]> {
  if (jobIds.length === 0) return [];
  const day = sql<string>`(${savedJobs.savedAt} at time zone 'Africa/Johannesburg')::date::text`;
  return db
    .select({ jobId: savedJobs.jobId, day, times: count() })
    .from(savedJobs)
    .where(and(inArray(savedJobs.jobId, [...jobIds]), isThere(savedJobs), sql`${day} >= ${since}`))
    .groupBy(savedJobs.jobId, day);
}

/** How many of them there were by the end of each day. */
const runningTotals = (rows: readonly DayCount[], days: readonly string[]): number[] =>
  days.map((day) =>
    rows.filter((row) => row.day <= day).reduce((sum, { times }) => sum + times, 0),
  );

/** The same of what is counted by the day. */
const soFar = (
  figures: readonly DayFigures[],
  days: readonly string[],
  timesOf: (figure: DayFigures) => number,
): number[] =>
  days.map((today) =>
    figures.reduce((sum, figure) => (figure.day <= today ? sum + timesOf(figure) : sum), 0),
  );

const lastDays = (today: string): string[] =>
  Array.from({ length: daysShown }, (_, at) => addDays(today, at + 1 - daysShown));
