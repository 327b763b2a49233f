import { and, desc, inArray, sql } from "drizzle-orm";
import { fieldTitles, fileFields, type FileField } from "#domain/tracker/csv/fields.ts";
import { writeHistory, type HistoryEntry } from "#domain/tracker/csv/history.ts";
import { inOrder } from "#domain/tracker/timeline.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { applicationEvents as e, jobApplications as a } from "#server/adapters/database/schema.ts";
import { csvOf } from "#server/lists/csv.ts";
import { ownApplications } from "../applications/columns.ts";

const batchSize = 500;

const columns = {
  id: a.id,
  jobTitle: a.jobTitle,
  company: a.company,
  jobType: a.jobType,
  platform: a.platform,
  dateApplied: a.dateApplied,
  result: a.result,
  strategyTag: a.strategyTag,
  salary: a.salary,
  url: a.url,
  followUpDate: a.followUpDate,
  notes: a.notes,
  coverLetterTemplate: a.coverLetterTemplate,
};

type Line = Readonly<Record<FileField, string | null>>;

/** All applications of a member, last applied for first, each with its history. */
export const applicationsFile = (db: Queries, userId: number): AsyncIterable<string> =>
  csvOf(
    fileFields.map((field) => ({ title: fieldTitles[field], cell: (line: Line) => line[field] })),
    linesOf(db, userId),
  );

async function* linesOf(db: Queries, userId: number): AsyncGenerator<readonly Line[]> {
  let last: { readonly id: number; readonly dateApplied: string } | undefined;
  do {
    const rows = await db
      .select(columns)
      .from(a)
      .where(
        and(
          ownApplications(userId),
          last && sql`(${a.dateApplied}, ${a.id}) < (${last.dateApplied}::date, ${last.id}::int)`,
        ),
      )
      .orderBy(desc(a.dateApplied), desc(a.id))
      .limit(batchSize);
    const histories = await historiesOf(
      db,
      rows.map(({ id }) => id),
    );
    yield rows.map((row) => ({ ...row, history: writeHistory(histories.get(row.id) ?? []) }));
    last = rows.length < batchSize ? undefined : rows.at(-1);
  } while (last !== undefined);
}

async function historiesOf(
  db: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly HistoryEntry[]>> {
  if (ids.length === 0) return new Map();
  const { id, applicationId, kind, result, note } = e;
  const events = await db
    .select({ id, applicationId, kind, result, on: e.happenedOn, note })
    .from(e)
    .where(inArray(applicationId, [...ids]));
  const byApplication = Map.groupBy(events, (event) => event.applicationId);
  return new Map([...byApplication].map(([owner, entries]) => [owner, inOrder(entries)]));
}
