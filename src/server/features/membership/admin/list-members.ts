import { member, type Member } from "#contract/admin/membership.ts";
import { standpointOf, type MembershipState } from "#domain/membership/standing.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { factsOf } from "../stores/member-facts.ts";
import { cursorIn, cursorText } from "#server/http/api/cursor.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";
import { findPeople, type PersonRow } from "./store.ts";

interface Wish {
  readonly search: string;
  readonly state: MembershipState | null;
  readonly cursor: string | null;
}

interface Page {
  readonly members: Member[];
  readonly nextCursor: string | null;
}

const pageSize = 50;
/** How a membership stands follows from dates and the clock, so it is worked out here, a batch at a time. */
const batchSize = 200;
const mostBatches = 10;

export async function listMembers(
  db: Queries,
  showRows: ShowRows,
  wish: Wish,
  now: Date,
): Promise<Page> {
  const members: Member[] = [];
  let cursor = wish.cursor === null ? null : cursorIn(wish.cursor);
  const shown = (person: PersonRow, state: MembershipState): Member[] =>
    showRows("members", [{ ...person, id: person.userId }], (row) =>
      member.parse(presentMember(row, state)),
    );
  const everybody = wish.search !== "" || wish.state === "none";
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const people = await findPeople(db, {
      search: wish.search,
      everybody,
      cursor,
      limit: batchSize,
    });
    const states = await factsOf(
      db,
      people.map(({ userId }) => userId),
    );
    for (const person of people) {
      const facts = states.get(person.userId);
      const state = facts === undefined ? "none" : standpointOf(facts, now).state;
      if (wish.state === null || wish.state === state) {
        if (members.length === pageSize)
          return { members, nextCursor: cursor && cursorText(cursor) };
        members.push(...shown(person, state));
      }
      cursor = { at: person.since, id: person.userId };
    }
    if (people.length < batchSize) return { members, nextCursor: null };
  }
  return { members, nextCursor: cursor && cursorText(cursor) };
}

export const presentMember = (person: PersonRow, state: MembershipState): Member => ({
  userId: person.userId,
  username: person.username,
  email: person.email,
  state,
  premiumUntil: person.premiumUntil?.toISOString() ?? null,
  lastPaidAt: person.lastPaidAt?.toISOString() ?? null,
  payments: person.payments,
});
