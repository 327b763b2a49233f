import { beforeAll, describe, expect, test } from "vitest";
import { startingFilters } from "#domain/jobs/filters.ts";
import { tiersOpenTo } from "#domain/jobs/visibility.ts";
import { findPage } from "#server/features/jobs/list-jobs.ts";
import { recentReader } from "#server/features/jobs/stores/recent-weeks.ts";
import { openTestDatabase } from "../support/database.ts";
import { jobValues } from "../support/factories.ts";
import { jobs } from "#server/adapters/database/schema.ts";
import { testClock } from "../support/clock.ts";

// A board too large to count every match. It takes a board of 30,000 in earnest, and one of 2,000 here.
const enough = 2_000;
const all = 12_000;
const clock = testClock();
const database = await openTestDatabase();
const { queries } = database;
const visitor = tiersOpenTo(null);
const member = tiersOpenTo({ isPremium: true });

beforeAll(async () => {
  await queries.insert(jobs).values(jobValues(clock.now(), { title: "SEO Manager" }));
  // One an hour; every fourth is premium, every hundredth is about email.
  await database.executeSql(
    `insert into jobs (source, external_id, tier, status, title, description, apply_link, tags, role_type, experience,
       openness, pay_band, facts, published_at, first_seen_at, last_seen_open_at, created_at, updated_at)
     select source, number::text, case when number % 4 = 0 then 'premium' else 'free' end, status,
       case when number % 100 = 1 then 'Email Lead' else 'Growth Lead' end, 'words', apply_link,
       array[case when number % 100 = 1 then 'Email Marketing' else 'Growth Marketing' end],
       case when number % 100 = 1 then 'Email Marketing' else 'Growth Marketing' end, experience, openness, '60-80',
       '{}', at, at, at, at, at
     from jobs, generate_series(1, $1::int) as number,
       lateral (select published_at - make_interval(hours => number) as at) as age`,
    [all],
  );
  return () => database.close();
});

const find = (search: string, choices: object, open = visitor) =>
  findPage(
    queries,
    recentReader(queries, clock, enough),
    { ...startingFilters, search, ...choices, savedBy: null },
    open,
    null,
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
});
