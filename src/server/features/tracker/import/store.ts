import { and, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { standing } from "#domain/tracker/timeline.ts";
import { fail } from "#server/app-error.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import {
  applicationContacts,
  applicationDocuments,
  applicationEvents,
  applicationImports as i,
  jobApplications as a,
} from "#server/adapters/database/schema.ts";
import { deleteForNow } from "#server/lists/undoable-deletion.ts";
import { ownApplications } from "../applications/columns.ts";
import { alikeKey } from "../applications/store.ts";
import type { GoodRow } from "./read-import.ts";

/** So many at once: a statement has room for so many values. */
const batchSize = 500;

/** When this very file was imported last, unless that was taken back. */
export async function importedBefore(
  db: Queries,
  userId: number,
  fileHash: Buffer,
): Promise<Date | null> {
  const [row] = await db
    .select({ importedAt: i.importedAt })
    .from(i)
    .where(and(eq(i.userId, userId), eq(i.fileHash, fileHash), isNull(i.undoneAt)))
    .orderBy(desc(i.importedAt))
    .limit(1);
  return row?.importedAt ?? null;
}

/** All of them with their timelines. Comes with room made for them. */
export async function addImport(
  tx: Queries,
  { userId, fileHash, now }: { userId: number; fileHash: Buffer; now: Date },
  rows: readonly GoodRow[],
): Promise<number> {
  const [added] = await tx
    .insert(i)
    .values({ userId, fileHash, rows: rows.length, importedAt: now })
    .returning({ id: i.id });
  const importId = added?.id ?? fail("internal");
  for (let from = 0; from < rows.length; from += batchSize)
    await addRows(tx, { userId, importId, now }, rows.slice(from, from + batchSize));
  return importId;
}

async function addRows(
  tx: Queries,
  { userId, importId, now }: { userId: number; importId: number; now: Date },
  rows: readonly GoodRow[],
): Promise<void> {
  const timelines = rows.map(timelineOf);
  const ids = await tx
    .insert(a)
    .values(
      rows.map(({ fields }, index) => ({
        ...fields,
        userId,
        importId,
        origin: "import" as const,
        alikeKey: alikeKey(fields),
        lastOn: timelines[index]?.lastOn ?? fields.dateApplied,
        createdAt: now,
      })),
    )
    .returning({ id: a.id });
  // They are numbered in the order in which they were given.
  const inOrder = ids.map(({ id }) => id).toSorted((one, other) => one - other);
  const events = timelines.flatMap(({ entries }, index) =>
    entries.map((entry) => ({
      ...entry,
      applicationId: inOrder[index] ?? fail("internal"),
      recordedAt: now,
    })),
  );
  for (let from = 0; from < events.length; from += batchSize)
    await tx.insert(applicationEvents).values(events.slice(from, from + batchSize));
}

/** The history of the file; without one, the result on the day of the application. */
function timelineOf({ fields, history }: GoodRow) {
  const first = {
    kind: "moved" as const,
    result: fields.result,
    on: fields.dateApplied,
    note: null,
  };
  const entries = (history.length === 0 ? [first] : history).map(({ kind, result, on, note }) => ({
    kind,
    result,
    happenedOn: on,
    note,
  }));
  const events = entries.map((entry, id) => ({ ...entry, id, on: entry.happenedOn }));
  return { entries, lastOn: standing(events)?.lastOn ?? fields.dateApplied };
}

const importsShown = 10;

export const lastImports = (db: Queries, userId: number) =>
  db
    .select({ id: i.id, rows: i.rows, importedAt: i.importedAt, undoneAt: i.undoneAt })
    .from(i)
    .where(eq(i.userId, userId))
    .orderBy(desc(i.importedAt), desc(i.id))
    .limit(importsShown);

/** Takes back what it brought and nobody has touched since. What is left of it comes back. */
export async function undoImport(tx: Queries, userId: number, importId: number, now: Date) {
  const [found] = await tx
    .update(i)
    .set({ undoneAt: sql`coalesce(${i.undoneAt}, ${now})` })
    .where(and(eq(i.id, importId), eq(i.userId, userId)))
    .returning({ id: i.id });
  if (found === undefined) fail("not_found");
  const itsOwn = and(ownApplications(userId), eq(a.importId, importId));
  const before = await tx.$count(a, itsOwn);
  await deleteForNow(tx, a, and(itsOwn, isUntouched), now);
  const kept = await tx
    .select({ id: a.id, jobTitle: a.jobTitle, company: a.company })
    .from(a)
    .where(itsOwn)
    .orderBy(desc(a.dateApplied), desc(a.id));
  return { removed: before - kept.length, kept };
}

/** Not changed, not moved, and nobody and nothing was added to it. */
const isUntouched: SQL = sql`${a.version} = 1
  and not exists (select 1 from ${applicationContacts} where ${applicationContacts.applicationId} = ${a.id})
  and not exists (select 1 from ${applicationDocuments} where ${applicationDocuments.applicationId} = ${a.id})`;
