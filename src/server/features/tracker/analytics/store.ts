import { sql, type SQL } from "drizzle-orm";
import type { Counted, Days, Grouped, NamedCounted } from "#domain/tracker/analytics/analysis.ts";
import {
  answeredFrom,
  stageReached,
  stages,
  timedEvents,
  type TimedEvent,
} from "#domain/tracker/analytics/stages.ts";
import { respondedResults, results, type Result } from "#domain/tracker/application.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { applicationEvents as e, jobApplications as a } from "#server/adapters/database/schema.ts";
import { ownApplications } from "../applications/columns.ts";

/** What ends the wait for each. */
const endedBy: Readonly<Record<TimedEvent, readonly Result[]>> = {
  Viewed: ["Viewed"],
  "First answer": respondedResults,
  Interview: ["Interview"],
  Hired: ["Hired"],
  Rejected: ["Rejected"],
};

/** All of a member's applications, counted in the database: what comes back is as short for thousands as for ten. */
export async function groupedOf(db: Queries, userId: number): Promise<Grouped> {
  const answer: unknown = await db.execute(sql`
    with steps as (
      select ${a.id} as id, ${a.platform} as platform, ${a.strategyTag} as tag, ${a.result} as result,
        ${a.dateApplied} as applied, ${e.result} as step, ${e.happenedOn} as happened_on,
        row_number() over (partition by ${a.id} order by ${e.happenedOn}, ${e.id}) as place
      from ${a} left join ${e} on ${e.applicationId} = ${a.id} and ${e.kind} = 'moved'
      where ${ownApplications(userId)}
    ), mine as materialized (
      select id, platform, tag, result, to_char(applied, 'YYYY-MM') as month,
        greatest(${stageOf(sql`result`)}, max(${stageOf(sql`step`)})) as stage,
        ${sql.join(timedEvents.map(daysTo), sql`, `)}
      from steps group by id, platform, tag, result, applied
    )
    select
      (select json_agg(counted) from (
        select grouping(platform, tag, month) as kind, coalesce(platform, tag, month) as name,
          count(*) as "of",
          count(*) filter (where result in ${respondedResults}) as "answeredNow",
          count(*) filter (where stage >= ${answeredFrom}) as "answeredEver",
          array[${sql.join(
            stages.map((_, stage) => sql`count(*) filter (where stage >= ${stage})`),
            sql`, `,
          )}] as reached
        from mine group by grouping sets ((), (platform), (tag), (month))
      ) counted) as groups,
      (select json_build_array(${sql.join(timedEvents.map(summary), sql`, `)}) from mine) as days`);
  // One row, of what is asked for above.
  const { rows } = answer as { readonly rows: readonly Answer[] };
  const [{ groups, days } = nothing] = rows;
  const of = (kind: number): NamedCounted[] =>
    groups.flatMap(({ name, ...row }) =>
      row.kind === kind && name !== null ? [{ name, ...countedIn(row) }] : [],
    );
  const all = groups.find(({ kind }) => kind === 7) ?? noGroup;
  return {
    all: countedIn(all),
    platforms: of(3),
    strategies: of(5),
    months: of(6),
    reached: all.reached,
    days: timedEvents.map((event, place) => daysOf(event, days[place] ?? noDays)),
  };
}

interface Group extends Counted {
  /** A bit for each of platform, tag and month that it is not grouped by. */
  readonly kind: number;
  readonly name: string | null;
  readonly reached: readonly number[];
}

interface Answer {
  readonly groups: readonly Group[];
  readonly days: readonly Omit<Days, "event">[];
}

const noGroup: Group = { kind: 7, name: null, of: 0, answeredNow: 0, answeredEver: 0, reached: [] };
const noDays = { count: 0, median: null, least: null, most: null };
const nothing: Answer = { groups: [], days: [] };

const daysOf = (
  event: TimedEvent,
  { count, median, least, most }: Answer["days"][number],
): Days => ({ event, count, median, least, most });

const countedIn = ({ of, answeredNow, answeredEver }: Counted): Counted => ({
  of,
  answeredNow,
  answeredEver,
});

const stageOf = (result: SQL): SQL =>
  sql`case ${result} ${sql.join(
    results.map((name) => sql`when ${name} then ${sql.raw(String(stageReached[name]))}`),
    sql` `,
  )} else 0 end`;

/**
 * Days from applying. One that was written down with this result already has no day for it: nobody knows how long that
 * had taken.
 */
const daysTo = (event: TimedEvent, place: number): SQL => {
  const first = sql`min(happened_on) filter (where step in ${endedBy[event]})`;
  return sql`case when not bool_or(place = 1 and step in ${endedBy[event]})
    then case when ${first} < applied then 0 else ${first} - applied end end as ${column(place)}`;
};

const summary = (_: TimedEvent, place: number): SQL =>
  sql`json_build_object('count', count(${column(place)}),
    'median', percentile_cont(0.5) within group (order by ${column(place)}),
    'least', min(${column(place)}), 'most', max(${column(place)}))`;

const column = (place: number): SQL => sql`${sql.identifier(`days_${place}`)}`;
