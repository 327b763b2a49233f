import { member, type Member } from "#contract/admin/membership.ts";
import type { MemberSort } from "#domain/membership/member-order.ts";
import { standpointOf, type MembershipState } from "#domain/membership/standing.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { factsOf } from "../stores/member-facts.ts";
import { lookedFor } from "#server/lists/found-ids.ts";
import { cursorFor } from "#server/lists/cursor.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";
import {
  countPeople,
  findPeople,
  ownerOf,
  searchPeople,
  type PeopleWanted,
  type PersonRow,
} from "./people.ts";

export interface MembersWanted {
  readonly search: string;
  readonly state: MembershipState | null;
  readonly sort: MemberSort;
}

interface Page {
  readonly members: Member[];
  readonly nextCursor: string | null;
  readonly total: number | null;
  readonly totalIsCapped: boolean;
}

const pageSize = 50;
const countCap = 1_000;
const batchSize = 200;
/** Of what is looked up for a page nearly everything is shown. */
const pageBatch = pageSize + 10;
const mostBatches = 10;

export async function listMembers(
  db: Queries,
  showRows: ShowRows,
  wanted: MembersWanted,
  from: string | null,
  now: Date,
): Promise<Page> {
  const { wanted: people, ...counted } = await lookForPeople(db, await peopleOf(db, wanted, now));
  const members: Member[] = [];
  let nextCursor = from;
  let batches = 0;
  for await (const batch of inBatches(db, people, { ...wanted, from, size: pageBatch })) {
    for (const person of batch) {
      if (wanted.state === null || wanted.state === person.state) {
        if (members.length === pageSize) return { members, nextCursor, ...counted };
        members.push(...membersShown(showRows, [person]));
      }
      nextCursor = person.cursor;
    }
    batches += 1;
    if (batches === mostBatches) return { members, nextCursor, ...counted };
  }
  return { members, nextCursor: null, ...counted };
}

/** Everybody who is wanted, however many, for a file. */
export async function* membersInBatches(
  db: Queries,
  showRows: ShowRows,
  wanted: MembersWanted,
  now: Date,
): AsyncGenerator<readonly Member[]> {
  const people = await peopleOf(db, wanted, now);
  for await (const batch of inBatches(db, people, { ...wanted, from: null, size: batchSize }))
    yield membersShown(
      showRows,
      batch.filter(({ state }) => wanted.state === null || wanted.state === state),
    );
}

interface Person extends PersonRow {
  readonly state: MembershipState;
  /** Where the list goes on behind them. */
  readonly cursor: string;
}

/** Whoever is looked for is found also without a membership, or nobody could give them one. */
const peopleOf = async (
  db: Queries,
  { search, state }: MembersWanted,
  now: Date,
): Promise<PeopleWanted> => ({
  search,
  owner: search === "" ? null : await ownerOf(db, search),
  state,
  everybody: search !== "" || state === "none",
  now,
});

interface Run {
  readonly sort: MemberSort;
  readonly from: string | null;
  readonly size: number;
}

/** How a membership stands exactly follows from dates and the clock, so it is worked out here, a batch at a time. */
async function* inBatches(
  db: Queries,
  people: PeopleWanted,
  { sort, from, size }: Run,
): AsyncGenerator<readonly Person[]> {
  let cursor = from;
  for (;;) {
    const rows = await findPeople(db, people, { sort, cursor, limit: size });
    const facts = await factsOf(
      db,
      rows.map(({ userId }) => userId),
    );
    yield rows.map(({ key, ...person }): Person => {
      const known = facts.get(person.userId);
      cursor = cursorFor(sort, { key, id: person.userId });
      return { ...person, cursor, state: known ? standpointOf(known, people.now).state : "none" };
    });
    if (rows.length < size) return;
  }
}

/** A state follows from the clock, so those in one are not counted. */
const lookForPeople = async (db: Queries, wanted: PeopleWanted) =>
  wanted.state === null
    ? lookedFor(wanted, countCap, {
        count: (cap) => countPeople(db, wanted, cap),
        find: (cap) => searchPeople(db, wanted, cap),
      })
    : { wanted, total: null, totalIsCapped: false };

const membersShown = (showRows: ShowRows, people: readonly Person[]): Member[] =>
  showRows(
    "members",
    people.map((person) => ({ ...person, id: person.userId })),
    (person) => member.parse(presentMember(person, person.state)),
  );

export const presentMember = (person: PersonRow, state: MembershipState): Member => ({
  userId: person.userId,
  username: person.username,
  email: person.email,
  state,
  joinedAt: Number.isNaN(person.joinedAt.getTime()) ? null : person.joinedAt.toISOString(),
  premiumUntil: person.premiumUntil?.toISOString() ?? null,
  lastPaidAt: person.lastPaidAt?.toISOString() ?? null,
  payments: person.payments,
});
