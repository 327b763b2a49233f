import { eq, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { DeskOverview } from "#contract/admin/overview.ts";
import { addDays, sastDay } from "#domain/days.ts";
import { stateOf, type SourceState } from "#domain/feeds/health.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { feedSources } from "#server/adapters/database/schema.ts";
import type { JobFigures } from "#server/feature.ts";
import type { FailedTask } from "#server/work/port.ts";

const daysShown = 30;
/** After so many days somebody should look whether it is still open. */
const unseenDays = 30;
const expiringDays = 7;
const cap = 1_000;

interface OverviewServices {
  readonly db: Queries;
  readonly jobFigures: Pick<JobFigures, "ofBoard">;
  /** Keeps what grows with the house until the board changes, and for a minute at most. */
  readonly kept: (key: string, count: () => Promise<WholeHouse>) => Promise<WholeHouse>;
}

/** What there is, and how the last days went: to know it, every row has to be counted. */
export type WholeHouse = Pick<DeskOverview, "freeJobs" | "users" | "days">;

/** What needs somebody is counted every time, through indexes of its own and no further than anybody reads. */
export async function readOverview(
  { db, jobFigures, kept }: OverviewServices,
  failed: readonly FailedTask[],
  now: Date,
): Promise<DeskOverview> {
  const counts = await countWaiting(db, now);
  return {
    ...(await kept(sastDay(now), () => countHouse(db, jobFigures, now))),
    strategies: { active: counts.activeStrategies, all: counts.allStrategies },
    attention: {
      reports: capped(counts.reports),
      waiting: capped(counts.waiting),
      expiring: capped(counts.expiring),
      unseen: { ...capped(counts.unseen), oldest: momentOf(counts.oldest) },
      doubtful: capped(counts.doubtful),
      scams: capped(counts.scams),
      sources: await ailingSources(db, now),
      failed: [...failed],
    },
  };
}

async function countHouse(
  db: Queries,
  jobFigures: Pick<JobFigures, "ofBoard">,
  now: Date,
): Promise<WholeHouse> {
  const counts = await oneRow(
    db,
    houseRow,
    sql`select
      ${all(sql`from jobs where source = 'admin' and status = 'open' and deleted_at is null`)} as "activeJobs",
      ${all(sql`from jobs where source = 'admin' and deleted_at is null`)} as "allJobs",
      ${all(sql`from users`)} as users,
      ${all(sql`from users where premium_until > ${now.toISOString()}::timestamptz`)} as premium`,
  );
  return {
    freeJobs: { active: counts.activeJobs, all: counts.allJobs },
    users: { all: counts.users, premium: counts.premium },
    days: await lastDays(db, jobFigures, now),
  };
}

const houseRow = z.object({
  activeJobs: z.int(),
  allJobs: z.int(),
  users: z.int(),
  premium: z.int(),
});

const ailing: ReadonlySet<SourceState> = new Set(["failing", "shrunk", "silent"]);

/** There are dozens of them, not thousands. */
async function ailingSources(
  db: Queries,
  now: Date,
): Promise<DeskOverview["attention"]["sources"]> {
  const { name, isPaused, answeredAt, yieldedAt, createdAt, trouble } = feedSources;
  const rows = await db
    .select({ name, isPaused, answeredAt, yieldedAt, createdAt, trouble })
    .from(feedSources)
    .where(eq(isPaused, false))
    .orderBy(name);
  return rows
    .map((source) => ({ name: source.name, state: stateOf(source, now) }))
    .filter(({ state }) => ailing.has(state));
}

const upToCap = (rows: SQL): SQL =>
  sql`(select count(*)::int from (${rows} limit ${cap + 1}) found)`;
const capped = (count: number) => ({ count: Math.min(count, cap), isCapped: count > cap });

const all = (rows: SQL): SQL => sql`(select count(*)::int ${rows})`;

const waitingRow = z.object({
  activeStrategies: z.int(),
  allStrategies: z.int(),
  reports: z.int(),
  waiting: z.int(),
  expiring: z.int(),
  unseen: z.int(),
  /** Milliseconds since 1970. */
  oldest: z.number().nullable(),
  doubtful: z.int(),
  scams: z.int(),
});

function countWaiting(db: Queries, now: Date): Promise<z.infer<typeof waitingRow>> {
  const since = sql`${addDaysTo(now, -unseenDays).toISOString()}::timestamptz`;
  const soon = sql`${addDaysTo(now, expiringDays).toISOString()}::timestamptz`;
  return oneRow(
    db,
    waitingRow,
    sql`select
      ${all(sql`from growth_strategies where is_active and deleted_at is null`)} as "activeStrategies",
      ${all(sql`from growth_strategies where deleted_at is null`)} as "allStrategies",
      ${upToCap(sql`select 1 from job_reports where handled_at is null`)} as reports,
      ${upToCap(sql`select 1 from jobs where source = 'employer' and status = 'pending' and not is_held and not exists (
        select from users where users.id = added_by_user_id and email_verified_at is null)`)} as waiting,
      ${upToCap(sql`select 1 from jobs where status = 'open' and expires_at < ${soon}`)} as expiring,
      ${upToCap(sql`select 1 from jobs where is_listed and last_seen_open_at < ${since}`)} as unseen,
      (select extract(epoch from min(last_seen_open_at))::float8 * 1000 from jobs where is_listed and last_seen_open_at < ${since}) as oldest,
      ${upToCap(sql`select 1 from jobs where ${isDoubtful}`)} as doubtful,
      ${upToCap(sql`select 1 from jobs where is_scam and status = 'open' and not is_held`)} as scams`,
  );
}

/** To the letter as the index has it, which nobody would use otherwise. */
const isDoubtful = sql.raw(
  `is_listed and openness = 'unclear' and facts #>> '{openToSouthAfrica,confidence}' = 'low' and overrides -> 'openToSouthAfrica' is null`,
);

type Course = Exclude<keyof DeskOverview["days"][number], "day" | "views" | "applyClicks">;

const courses: Readonly<Record<Course, { readonly moment: string; readonly rows: string }>> = {
  newJobs: { moment: "first_seen_at", rows: "jobs where true" },
  signUps: { moment: "created_at", rows: "users where true" },
  saves: { moment: "saved_at", rows: "saved_jobs where deleted_at is null" },
  newMembers: { moment: "paid_at", rows: "payments where kind = 'first' and paid_at is not null" },
};

async function lastDays(
  db: Queries,
  jobFigures: Pick<JobFigures, "ofBoard">,
  now: Date,
): Promise<DeskOverview["days"]> {
  const today = sastDay(now);
  const from = addDays(today, 1 - daysShown);
  const parts = Object.entries(courses).map(([course, { moment, rows }]) => {
    const day = sql.raw(`(${moment} at time zone 'UTC' + interval '2 hours')::date`);
    const since = sql`${`${from}T00:00:00+02:00`}::timestamptz`;
    // Grouped by the day itself: in letters each row would have to be written out first.
    return sql`select ${course} as course, ${day}::text as day, count(*)::int as times from ${sql.raw(rows)}
      and ${sql.raw(moment)} >= ${since} group by ${day}`;
  });
  const counted = await rowsOf(
    db,
    z.object({ course: z.string(), day: z.string(), times: z.int() }),
    sql.join(parts, sql` union all `),
  );
  const figures = new Map((await jobFigures.ofBoard(from, today)).map((one) => [one.day, one]));
  const times = new Map(counted.map((row) => [`${row.course} ${row.day}`, row.times]));
  const on = (course: Course, day: string): number => times.get(`${course} ${day}`) ?? 0;
  return Array.from({ length: daysShown }, (_, index) => addDays(from, index)).map((day) => ({
    day,
    newJobs: on("newJobs", day),
    signUps: on("signUps", day),
    views: figures.get(day)?.views ?? 0,
    applyClicks: figures.get(day)?.applyClicks ?? 0,
    saves: on("saves", day),
    newMembers: on("newMembers", day),
  }));
}

const addDaysTo = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * 24 * 60 * 60 * 1000);

const momentOf = (ms: number | null): string | null =>
  ms === null ? null : new Date(ms).toISOString();

async function oneRow<Row>(db: Queries, shape: z.ZodType<Row>, query: SQL): Promise<Row> {
  const [row] = await rowsOf(db, shape, query);
  if (row === undefined) throw new Error("A select without a table answers with one row");
  return row;
}

async function rowsOf<Row>(db: Queries, row: z.ZodType<Row>, query: SQL): Promise<Row[]> {
  return z.object({ rows: z.array(row) }).parse(await db.execute(query)).rows;
}
