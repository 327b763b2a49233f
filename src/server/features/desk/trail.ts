import { and, eq, ilike, or, sql, type SQL } from "drizzle-orm";
import { auditEntry, type AuditEntry } from "#contract/admin/audit.ts";
import type { AuditColumn, AuditSort, AuditSubject, Deed } from "#domain/desk/audit-deeds.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { auditEntries, users } from "#server/adapters/database/schema.ts";
import { countUpTo } from "#server/lists/capped-count.ts";
import { foundUpTo, isAmong, type Found } from "#server/lists/found-ids.ts";
import { anywhereIn } from "#server/lists/search-words.ts";
import { sortedList, type SortColumn } from "#server/lists/sorted-list.ts";

export interface EntriesWanted {
  readonly search: string;
  readonly deed: Deed | null;
  readonly subject: AuditSubject | null;
  readonly subjectId: string | null;
  /** The username of whoever did it. */
  readonly by: string;
  readonly sort: AuditSort;
  /** What the search found; without it, whoever lists them looks for it. */
  readonly found?: Found;
}

const sorts: Readonly<Record<AuditColumn, SortColumn>> = {
  at: { value: auditEntries.at, kind: "moment" },
  subject: { value: sql`lower(${auditEntries.subjectName})`, kind: "text" },
};

/** The next entries in this order, each with what it is sorted by. */
export function findEntries(
  db: Queries,
  wanted: EntriesWanted,
  cursor: string | null,
  limit: number,
) {
  const sorted = sortedList(sorts, wanted.sort, auditEntries.id);
  return db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      by: users.username,
      deed: auditEntries.deed,
      subject: auditEntries.subject,
      subjectId: auditEntries.subjectId,
      subjectName: auditEntries.subjectName,
      reason: auditEntries.reason,
      changes: auditEntries.changes,
      key: sorted.key,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.byUserId))
    .where(and(conditionOf(wanted), sorted.behind(cursor)))
    .orderBy(...sorted.orderBy)
    .limit(limit);
}

export const countEntries = (db: Queries, wanted: EntriesWanted, cap: number): Promise<number> =>
  countUpTo(db, cap, (limit) => idsOf(db, wanted, limit).as("found"));

export const searchEntries = (db: Queries, wanted: EntriesWanted, cap: number): Promise<Found> =>
  foundUpTo(cap, (limit) => idsOf(db, wanted, limit));

const idsOf = (db: Queries, { search, ...wanted }: EntriesWanted, limit: number) =>
  db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(search === "" ? undefined : speaksOf(search), conditionOf({ ...wanted, search: "" })),
    )
    .limit(limit);

function conditionOf(wanted: EntriesWanted): SQL | undefined {
  const { search, deed, subject, subjectId, by, found } = wanted;
  return and(
    search === "" ? undefined : fits(search, found),
    deed === null ? undefined : eq(auditEntries.deed, deed),
    subject === null ? undefined : eq(auditEntries.subject, subject),
    subjectId === null ? undefined : eq(auditEntries.subjectId, subjectId),
    by === ""
      ? undefined
      : sql`${auditEntries.byUserId} = (select id from users where lower(username) = lower(${by}))`,
  );
}

function fits(search: string, found: Found | undefined): SQL | undefined {
  if (found === undefined) return isAmongFound(search);
  return found.ids === null ? speaksOf(search) : isAmong(auditEntries.id, found.ids);
}

const speaksOf = (search: string): SQL | undefined =>
  or(
    ilike(auditEntries.subjectName, anywhereIn(search)),
    ilike(auditEntries.reason, anywhereIn(search)),
  );

/** Found first of all, each half by its own index: left to itself, the planner goes through the list in its order, and never ends where little fits. */
const isAmongFound = (search: string): SQL => sql`${auditEntries.id} = any(array(
  select id from audit_entries where subject_name ilike ${anywhereIn(search)}
  union all select id from audit_entries where reason ilike ${anywhereIn(search)}))`;

type EntryRow = Awaited<ReturnType<typeof findEntries>>[number];

export const presentEntry = (row: EntryRow): AuditEntry =>
  auditEntry.parse({
    id: row.id,
    at: row.at.toISOString(),
    by: row.by,
    deed: row.deed,
    subject: row.subject,
    subjectId: row.subjectId,
    subjectName: row.subjectName,
    reason: row.reason,
    changes: Object.entries(row.changes).map(([field, [before, after]]) => ({
      field,
      before,
      after,
    })),
  });
