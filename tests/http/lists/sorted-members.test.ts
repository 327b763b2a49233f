import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Member } from "#contract/admin/membership.ts";
import { memberSorts } from "#domain/membership/member-order.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { newMember, type TestMember } from "../membership/member.ts";

const database = await freshTables();
const list = "/api/admin/memberships";

let app: TestApp;
let boss: TestMember;

beforeEach(async () => {
  app = testApp(database);
  boss = await newMember(app, { username: "the-boss", isAdmin: true });
});

/** Many, so that there are pages; some the same in everything, some without any date, some a microsecond apart. */
async function manyMembers(count = 120): Promise<void> {
  const now = sql`${app.clock.now().toISOString()}::timestamptz`;
  const name = sql`case when n % 2 = 0 then 'M' else 'm' end || 'ember-' || lpad((n * 7 % ${count})::text, 3, '0')`;
  const { queries } = database;
  await queries.execute(sql`insert into users (username, email, created_at, premium_until)
    select ${name}, 'member-' || n || '@example.com', ${now} - n % 5 * interval '1 day',
      case when n % 4 > 0 then ${now} + n % 3 * interval '1 day' + n % 2 * n * interval '1 microsecond' end
    from generate_series(0, ${count - 1}) n`);
  await queries.execute(sql`insert into premium_decisions (user_id, until, reason, made_by, made_at)
    select id, ${now}, 'For a test', ${boss.user.id}, ${now} from users where id <> ${boss.user.id}`);
  await queries.execute(sql`insert into payments
      (reference, user_id, kind, state, cents, currency, plan_code, mode, username, email, paid_at, started_at)
    select 'ref-' || id || '-' || n, id, 'first', 'paid', 200000, 'ZAR', 'PLN_x', 'test', username, email, ${now} - id % 4 * interval '1 day', ${now}
    from users, generate_series(1, 2) n where id % 6 >= 3 + n and id <> ${boss.user.id}`);
}

interface Page {
  readonly members: Member[];
  readonly nextCursor: string | null;
  readonly total: number | null;
  readonly totalIsCapped: boolean;
}

async function pageAt(query: Record<string, string>): Promise<Page> {
  const { status, reply } = await boss.get(`${list}?${new URLSearchParams(query).toString()}`);
  expect(status, JSON.stringify(reply)).toBe(200);
  return reply as unknown as Page;
}

async function allOf(
  query: Record<string, string>,
  between: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Member[]> {
  const members: Member[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await pageAt({ ...query, ...(cursor !== null && { cursor }) });
    members.push(...page.members);
    cursor = page.nextCursor;
    if (cursor !== null) await between();
  } while (cursor !== null && members.length < 500);
  return members;
}

const keyOf: Readonly<Record<string, (member: Member) => string | number | null>> = {
  name: ({ username }) => username.toLowerCase(),
  joined: ({ joinedAt }) => joinedAt,
  premiumUntil: ({ premiumUntil }) => premiumUntil,
  lastPaid: ({ lastPaidAt }) => lastPaidAt,
  payments: ({ payments }) => payments,
};

/** In the order of the word, those without a key last; equal ones in the order of their ids. */
function inOrder(members: readonly Member[], word: string): Member[] {
  const key = keyOf[word.replace("-", "")] ?? (() => null);
  const way = word.startsWith("-") ? -1 : 1;
  return members.toSorted((a, b) => {
    const [one, other] = [key(a), key(b)];
    if (one === other) return way * (a.userId - b.userId);
    if (one === null || other === null) return one === null ? 1 : -1;
    return way * (one < other ? -1 : 1);
  });
}

describe("a list in pages", () => {
  test.each(memberSorts.filter((word) => !word.endsWith("recent")))(
    "by %s has everybody once and in order, ties and gaps included",
    async (sort) => {
      await manyMembers();
      const members = await allOf({ sort });
      expect(members).toHaveLength(120);
      expect(new Set(members.map(({ userId }) => userId)).size).toBe(120);
      // Microseconds are the database's own, so dates are compared as they are shown.
      const shown = members.map((member) => keyOf[sort.replace("-", "")]?.(member));
      const wanted = inOrder(members, sort).map((member) => keyOf[sort.replace("-", "")]?.(member));
      expect(shown).toEqual(wanted);
      const ids = members.map(({ userId }) => userId);
      if (sort !== "premiumUntil" && sort !== "-premiumUntil")
        expect(ids).toEqual(inOrder(members, sort).map(({ userId }) => userId));
    },
  );

  test("neither loses nor repeats anybody when others come in between", async () => {
    await manyMembers();
    const before = (await allOf({ sort: "name" })).map(({ username }) => username);
    const during = await allOf({ sort: "name" }, async () => {
      await app.build.premiumUser({ username: `aaa-${app.clock.now().getTime()}` });
      app.clock.advance(1);
    });
    expect(during.map(({ username }) => username)).toEqual(before);
  });

  test("refuses the cursor of another order, and says what to do", async () => {
    await manyMembers(60);
    const { nextCursor } = await pageAt({ sort: "name" });
    for (const sort of ["-name", "joined", ""]) {
      const { status, reply } = await boss.get(
        `${list}?cursor=${nextCursor}${sort && `&sort=${sort}`}`,
      );
      expect({ status, code: reply["code"] }).toEqual({ status: 400, code: "invalid_input" });
      expect(reply["fields"]).toEqual({
        cursor: "That page is of a list in another order. Start at the first page.",
      });
    }
  });

  test.each([
    "joined~1~tomorrow",
    "joined~1~99999999999999",
    "joined~1~9223372036854",
    "joined~1~-210866803201",
    "joined~x~1",
    "joined~1~1e5",
    "joined",
    "~1~1",
    "joined~9999999999~1",
  ])("refuses the cursor nobody was given: %s", async (text) => {
    const cursor = Buffer.from(text).toString("base64url");
    const { status, reply } = await boss.get(`${list}?sort=joined&cursor=${cursor}`);
    expect({ status, fields: reply["fields"] }).toEqual({
      status: 400,
      fields: { cursor: "That page does not exist." },
    });
  });

  test("takes the furthest there can be, and text of any kind", async () => {
    await manyMembers(3);
    for (const [sort, text] of [
      ["joined", "joined~1~-Infinity"],
      ["-joined", "-joined~999999999~Infinity"],
      ["payments", "payments~1~-5"],
      ["name", "name~1~~~'; drop table users; --"],
      ["premiumUntil", "premiumUntil~1"],
    ] as const)
      await pageAt({ sort, cursor: Buffer.from(text).toString("base64url") });
    expect((await boss.get(`${list}?sort=password`)).status).toBe(400);
  });
});

describe("how many there are", () => {
  test("is said with the list, whatever page of it", async () => {
    await manyMembers(60);
    const { total, totalIsCapped, nextCursor } = await pageAt({});
    expect({ total, totalIsCapped }).toEqual({ total: 60, totalIsCapped: false });
    expect(await pageAt({ cursor: nextCursor ?? "" })).toMatchObject({ total: 60 });
    expect(await pageAt({ search: "member-00" })).toMatchObject({ total: 10 });
    expect(await pageAt({ state: "given" })).toMatchObject({ total: null, totalIsCapped: false });
  });

  test("is counted to a thousand and no further", async () => {
    await database.queries
      .execute(sql`insert into users (username, email, created_at, premium_until)
      select 'crowd-' || n, 'crowd-' || n || '@example.com', now(), now() from generate_series(1, 1001) n`);
    expect(await pageAt({})).toMatchObject({ total: 1_000, totalIsCapped: true });
    await database.queries.execute(sql`delete from users where username = 'crowd-1'`);
    expect(await pageAt({})).toMatchObject({ total: 1_000, totalIsCapped: false });
  });
});
