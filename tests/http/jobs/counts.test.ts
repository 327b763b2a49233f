import { expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { pageSize } from "#domain/jobs/filters.ts";
import { payBandIds } from "#domain/jobs/pay-bands.ts";
import { experienceLevels, roleTypes } from "#domain/listing/facts.ts";
import { jobs } from "#server/adapters/database/schema.ts";
import { jobsTopic, type JobRow, type NewJob } from "#server/features/jobs/stores/jobs.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { addMany, allPages, listOf, viewersOf, type Filters } from "./board.ts";

const database = await freshTables();

/** The same jobs at every run, of all kinds. */
const mixture: Partial<NewJob>[] = Array.from({ length: 160 }, (_, index) => {
  const pick = <Value>(values: readonly Value[], step: number): Value =>
    values[Math.floor((index * step) / 7) % values.length] as Value;
  const status = pick(["open", "open", "open", "open", "draft", "closed"] as const, 11);
  return {
    title: index % 5 === 0 ? "Copywriter for lighthouses" : "Marketing Manager",
    tier: pick(["free", "premium"] as const, 9),
    status,
    ...(status === "closed" && { closedAt: new Date(0) }),
    openness: pick(["yes", "yes", "unclear", "no"] as const, 13),
    roleType: pick(roleTypes, 17),
    experience: pick(experienceLevels, 19),
    payBand: pick([null, ...payBandIds], 23),
    publishedAt: new Date(Date.UTC(2026, 10, 1) + (index % 40) * 60_000),
  };
});

const choices: Filters[] = [
  {},
  { worldwide: "true" },
  { worldwide: "false" },
  ...roleTypes.map((roleType) => ({ roleType })),
  ...experienceLevels.map((experience) => ({ experience, worldwide: "true" })),
  ...payBandIds.map((salary) => ({ salary })),
  { roleType: "SEO", experience: "Senior" },
  { experience: "Mid Level", salary: "100+" },
  { roleType: "SEO", salary: "60-80", worldwide: "true" },
  { roleType: "SEO", experience: "Senior", salary: "60-80", worldwide: "true" },
  { roleType: "SEO", experience: "Senior", salary: "60-80" },
];

const isMatch = (job: JobRow, filters: Filters): boolean =>
  job.status === "open" &&
  (job.openness === "yes" || (filters["worldwide"] !== "true" && job.openness === "unclear")) &&
  (filters["roleType"] ?? job.roleType) === job.roleType &&
  (filters["experience"] ?? job.experience) === job.experience &&
  (filters["salary"] ?? job.payBand) === job.payBand &&
  (filters["search"] === undefined || job.title.startsWith("Copywriter"));

function expected(all: readonly JobRow[], filters: Filters, isPremium: boolean) {
  const count = (more: Filters) =>
    all.filter((job) => isMatch(job, { ...filters, ...more })).length;
  const facet = (name: string, values: readonly string[]) =>
    Object.fromEntries(values.map((value) => [value, count({ [name]: value })]));
  const matches = all.filter((job) => isMatch(job, filters));
  const visible = matches
    .filter(({ tier }) => isPremium || tier === "free")
    .toSorted((a, b) => Number(b.publishedAt) - Number(a.publishedAt) || b.id - a.id);
  return {
    page: visible.slice(0, pageSize).map(({ id }) => String(id)),
    total: matches.length,
    totalIsCapped: false,
    visible: visible.length,
    facets: {
      roleType: facet("roleType", roleTypes),
      experience: facet("experience", experienceLevels),
      salary: facet("salary", payBandIds),
    },
  };
}

/** Every choice as a visitor and as a member: what the board says, and what is right. */
async function boardAndTruth(app: TestApp, more: Filters = {}) {
  const all = await database.queries.select().from(jobs);
  const { visitor, premium } = await viewersOf(app);
  const board: unknown[] = [];
  const truth: unknown[] = [];
  for (const send of [visitor, premium]) {
    for (const choice of choices) {
      const filters = { ...choice, ...more };
      const list = await listOf(send ?? app.request, filters);
      const { total, totalIsCapped, visible, facets } = list;
      const page = list.jobs.map(({ id }) => id);
      board.push({ filters, page, total, totalIsCapped, visible, facets });
      truth.push({ filters, ...expected(all, filters, send === premium) });
    }
  }
  return { board, truth };
}

test("totals and choices add up to what counting one by one gives", async () => {
  const app = testApp(database);
  await addMany(database, app.clock.now(), mixture);
  const { board, truth } = await boardAndTruth(app);
  expect(board).toEqual(truth);
});

const changes = [
  "update jobs set openness = 'no' where id % 11 = 0",
  "update jobs set status = 'open', closed_at = null where id % 5 = 0",
  "update jobs set pay_band = null where id % 13 = 0",
  "update jobs set experience = 'Senior' where id % 4 = 0",
  "update jobs set role_type = 'SEO', tags = array['SEO'] where id % 7 = 0",
  "update jobs set last_seen_open_at = now()",
  "delete from jobs where id % 17 = 0",
];

test("they still do after jobs changed in every way and some were removed", async () => {
  const app = testApp(database);
  await addMany(database, app.clock.now(), mixture);
  await apply(["update jobs set tier = 'premium' where id % 3 = 0", ...changes]);
  const { board, truth } = await boardAndTruth(app);
  expect(board).toEqual(truth);
});

test("with a search they do too", async () => {
  const app = testApp(database);
  await addMany(
    database,
    app.clock.now(),
    mixture.map((job) => ({ ...job, tier: "free" as const })),
  );
  for (const some of [[], changes]) {
    await apply(some);
    await database.changes.announce(jobsTopic);
    const { board, truth } = await boardAndTruth(app, { search: "lighthouse" });
    expect(board).toEqual(truth);
  }
});

async function apply(statements: readonly string[]): Promise<void> {
  for (const statement of statements) await database.queries.execute(sql.raw(statement));
}

test("the jobs of all pages are as many as are visible", async () => {
  const app = testApp(database);
  await addMany(database, app.clock.now(), mixture);
  for (const [who, send] of Object.entries(await viewersOf(app))) {
    const pages = await allPages(send, { worldwide: "false" });
    const ids = pages.flatMap((page) => page.jobs.map(({ id }) => id));
    expect(new Set(ids).size, who).toBe(ids.length);
    expect(ids.length, who).toBe(pages[0]?.visible);
  }
});
