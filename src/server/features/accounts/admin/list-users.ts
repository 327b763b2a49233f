import { deskUser, type DeskUser, type UserList } from "#contract/admin/users.ts";
import { isPremiumAt } from "#domain/plans.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";
import { csvOf, type CsvColumn } from "#server/lists/csv.ts";
import { cursorFor } from "#server/lists/cursor.ts";
import { findUsers, lookForUsers, type FoundUser, type UsersWanted } from "./find-users.ts";

const pageSize = 50;
const batchSize = 200;
const countCap = 1_000;

export async function listUsers(
  db: Queries,
  showRows: ShowRows,
  wanted: UsersWanted,
  cursor: string | null,
  now: Date,
): Promise<UserList> {
  const looked = await lookForUsers(db, wanted, countCap, now);
  const page = { cursor, limit: pageSize, now };
  const { rows, nextCursor } = await somePeople(db, looked.wanted, page);
  const { total, totalIsCapped } = looked;
  return { users: shown(showRows, rows, now), nextCursor, total, totalIsCapped };
}

const columns: readonly CsvColumn<DeskUser>[] = [
  { title: "Username", cell: ({ username }) => username },
  { title: "Email", cell: ({ email }) => email },
  { title: "Email confirmed", cell: ({ isEmailVerified }) => yesOrNo(isEmailVerified) },
  { title: "Premium until", cell: ({ premiumUntil }) => premiumUntil },
  { title: "Administrator", cell: ({ isAdmin }) => yesOrNo(isAdmin) },
  { title: "Employer", cell: ({ isEmployer }) => yesOrNo(isEmployer) },
  { title: "Suspended since", cell: ({ suspendedAt }) => suspendedAt },
  { title: "Joined", cell: ({ joinedAt }) => joinedAt },
];

const yesOrNo = (is: boolean): string => (is ? "yes" : "no");

/** The list for a spreadsheet, however long. */
export const usersFile = (
  db: Queries,
  showRows: ShowRows,
  wanted: UsersWanted,
  now: Date,
): AsyncIterable<string> => csvOf(columns, inBatches(db, showRows, wanted, now));

async function* inBatches(
  db: Queries,
  showRows: ShowRows,
  wanted: UsersWanted,
  now: Date,
): AsyncGenerator<readonly DeskUser[]> {
  let cursor: string | null = null;
  do {
    const { rows, nextCursor }: Some = await somePeople(db, wanted, {
      cursor,
      limit: batchSize,
      now,
    });
    yield shown(showRows, rows, now);
    cursor = nextCursor;
  } while (cursor !== null);
}

interface Some {
  readonly rows: FoundUser[];
  readonly nextCursor: string | null;
}

/** One more is asked for than is shown: it tells whether there is another page. */
async function somePeople(
  db: Queries,
  wanted: UsersWanted,
  { cursor, limit, now }: { cursor: string | null; limit: number; now: Date },
): Promise<Some> {
  const found = await findUsers(db, wanted, { cursor, limit: limit + 1, now });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  if (last === undefined || found.length <= limit) return { rows, nextCursor: null };
  return { rows, nextCursor: cursorFor(wanted.sort, { key: last.key, id: last.userId }) };
}

const shown = (showRows: ShowRows, rows: readonly FoundUser[], now: Date): DeskUser[] =>
  showRows(
    "users",
    rows.map((row) => ({ ...row, id: row.userId })),
    (row) => deskUser.parse(presentDeskUser(row, now)),
  );

export const presentDeskUser = (row: FoundUser, now: Date): DeskUser => ({
  userId: row.userId,
  username: row.username,
  email: row.email,
  isEmailVerified: row.emailVerifiedAt !== null,
  isPremium: isPremiumAt(row.premiumUntil, now),
  premiumUntil: momentOf(row.premiumUntil),
  isAdmin: row.isAdmin,
  isEmployer: row.isEmployer,
  suspendedAt: momentOf(row.suspendedAt),
  leavesAt: momentOf(row.deletionDueAt),
  joinedAt: momentOf(row.createdAt),
});

/** A date that no calendar of ours has is none. */
const momentOf = (date: Date | null): string | null =>
  date === null || Number.isNaN(date.getTime()) ? null : date.toISOString();
