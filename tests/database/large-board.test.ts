import { and, desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { startingFilters } from "#domain/jobs/filters.ts";
import { tiersOpenTo } from "#domain/jobs/visibility.ts";
import { cursorFor } from "#server/lists/cursor.ts";
import { findPage } from "#server/features/jobs/search/list-jobs.ts";
import { recentReader } from "#server/features/jobs/search/recent-jobs.ts";
import { searchReader } from "#server/features/jobs/search/search-query.ts";
import { openTestDatabase } from "../support/database.ts";
import { jobValues } from "../support/factories.ts";
import { jobs } from "#server/adapters/database/schema.ts";
import { testClock } from "../support/clock.ts";

// A board too large to count every match. Its newest are 5,000 in earnest, and 2,000 here.
const sizes = { sample: 2_000, large: 11_500 };
const all = 12_000;
const clock = testClock();
const database = await openTestDatabase();
const { queries } = database;
const visitor = tiersOpenTo(null);
const member = tiersOpenTo({ isPremium: true });

const copies = `
  insert into jobs (source, external_id, tier, status, title, description, apply_link, tags, role_type, experience,
    openness, pay_band, facts, published_at, first_seen_at, last_seen_open_at, created_at, updated_at)
  select source, number::text, case when number % 4 = 0 then 'premium' else 'free' end, status,
    case when number % 100 = 1 then 'Email Lead' else 'Growth Lead' end,
    case when number > 11000 then 'gramophone' else 'words' end, apply_link,
    array[case when number % 100 = 1 then 'Email Marketing' else 'Growth Marketing' end],
    case when number % 100 = 1 then 'Email Marketing' else 'Growth Marketing' end, experience, openness, '60-80',
    '{}', at, at, at, at, at
  from jobs, generate_series($1::int, $2::int) as number,
    lateral (select published_at - make_interval(hours => number) as at) as age
  where title = 'SEO Manager'`;

beforeAll(async () => {
  await queries.insert(jobs).values(jobValues(clock.now(), { title: "SEO Manager" }));
  // One an hour; every fourth is premium, every hundredth is about email; the oldest are all about gramophones.
  for (let from = 1; from <= all; from += 2_000) {
    await database.executeSql(copies, [from, from + 1_999]);
  }
  return () => database.close();
});

const find = (search: string, choices: object, open = visitor, after: string | null = null) =>
  findPage(
    queries,
    {
      readRecent: recentReader(queries, clock, sizes),
      readSearch: searchReader(database, clock),
    },
    { ...startingFilters, search, ...choices, savedBy: null },
    open,
    after,
  );

describe("on a board too large to count every match", () => {
  test("of a rare word every match is counted", async () => {
    const { counts, rows } = await find("email", {});
    expect(counts).toMatchObject({ total: 120, visible: 120, totalIsCapped: false });
    expect(counts.facets.roleType).toMatchObject({ "Email Marketing": 120 });
    expect(counts.facetsAreAtLeast).toBe(false);
    expect(rows.every(({ title }) => title === "Email Lead")).toBe(true);
  });

  test("of a common word the total is capped, and the facets say that there are more", async () => {
    const { counts, rows, teasers } = await find("marketing", {});
    expect(counts).toMatchObject({ total: 10_000, totalIsCapped: true, facetsAreAtLeast: true });
    expect(counts.facets.roleType["Growth Marketing"]).toBeGreaterThan(1_500);
    expect(rows).toHaveLength(21);
    const times = rows.map(({ publishedAt }) => publishedAt.getTime());
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(teasers).toHaveLength(4);
  });

  test("with choices made, the total is exact again, for each kind of viewer", async () => {
    const choices = { roleType: "Email Marketing", salary: "60-80" };
    expect((await find("marketing", choices)).counts).toMatchObject({
      total: 120,
      visible: 120,
      totalIsCapped: false,
    });
    const growth = { roleType: "Growth Marketing" };
    const forMember = (await find("marketing", growth, member)).counts;
    expect(forMember).toMatchObject({ total: 10_000, visible: 10_000, totalIsCapped: true });
    const forVisitor = (await find("marketing", growth)).counts;
    expect(forVisitor).toMatchObject({ total: 10_000, visible: 8_880, totalIsCapped: true });
  });

  test("where most have the word, the few without it are left out of the count", async () => {
    const { counts } = await find("growth", {});
    expect(counts).toMatchObject({ total: 10_000, visible: 8_880, facetsAreAtLeast: true });
    const some = (await find("growth", { experience: "Senior", isWorldwideOnly: false })).counts;
    expect(some).toMatchObject({ total: 0, visible: 0, totalIsCapped: false });
  });

  test("the pages are the newest, wherever they are found", async () => {
    const newest = await queries
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.tier, "free"), eq(jobs.title, "Growth Lead")))
      .orderBy(desc(jobs.publishedAt))
      .limit(41);
    const first = (await find("marketing growth", {})).rows.slice(0, 20);
    const last = first.at(-1);
    const after = last && cursorFor("-published", last);
    const second = (await find("marketing growth", {}, visitor, after)).rows;
    expect([...first, ...second].map(({ id }) => id)).toEqual(newest.map(({ id }) => id));
  });

  test("what only old jobs say is found too", async () => {
    const { counts, rows, teasers } = await find("gramophone", {}, member);
    expect(counts).toMatchObject({ total: 1_000, visible: 1_000, facetsAreAtLeast: false });
    const times = rows.map(({ publishedAt }) => publishedAt.getTime());
    const newest = clock.now().getTime() - 11_001 * 3_600_000;
    expect(times).toEqual(Array.from({ length: 21 }, (_, index) => newest - index * 3_600_000));
    expect(teasers).toEqual([]);
  });
});
