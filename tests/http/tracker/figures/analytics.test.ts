import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Analytics } from "#domain/tracker/analytics/analysis.ts";
import { freshTables, testApp } from "../../../support/test-app.ts";
import { toolMember, type ToolMember } from "../../tools/member.ts";

const database = await freshTables();
const path = "/api/premium/job-applications";

interface Told {
  readonly platform: string;
  readonly tag?: string;
  readonly on: string;
  readonly result?: string;
  /** What happened afterwards, and on which day. */
  readonly moves?: readonly (readonly [result: string, on: string])[];
}

const bodyOf = ({ platform, tag, on, result }: Told) => ({
  jobTitle: "SEO Manager",
  company: "Fathom & Field",
  jobType: "Full Time",
  platform,
  dateApplied: on,
  result: result ?? "Pending",
  strategyTag: tag ?? null,
});

async function track(member: ToolMember, told: Told): Promise<number> {
  const { reply } = await member.post(path, bodyOf(told));
  for (const [result, on] of told.moves ?? []) {
    const { status } = await member.post(`${path}/${Number(reply["id"])}/moves`, { result, on });
    expect(status).toBe(200);
  }
  return Number(reply["id"]);
}

const figuresOf = async (member: ToolMember): Promise<Analytics> => {
  const { status, reply } = await member.get(`${path}/analytics`);
  expect(status).toBe(200);
  return reply as unknown as Analytics;
};

/** Nine applications over three months. Every figure below was worked out from them by hand. */
const nine: readonly Told[] = [
  {
    platform: "LinkedIn",
    tag: "Video note",
    on: "2026-09-01",
    moves: [
      ["Viewed", "2026-09-03"],
      ["Replied", "2026-09-05"],
      ["Interview", "2026-09-10"],
      ["Rejected", "2026-09-20"],
    ],
  },
  { platform: "LinkedIn", tag: "Video note", on: "2026-09-02", moves: [["Replied", "2026-09-12"]] },
  { platform: "LinkedIn", on: "2026-09-15" },
  {
    platform: "LinkedIn",
    tag: "Cold email",
    on: "2026-10-01",
    moves: [["No Response", "2026-11-01"]],
  },
  {
    platform: "Referral",
    tag: "Video note",
    on: "2026-10-05",
    moves: [
      ["Hired", "2026-10-25"],
      ["Interview", "2026-10-08"],
    ],
  },
  { platform: "Email", tag: "Cold email", on: "2026-10-10", result: "Replied" },
  { platform: "Email", tag: "Cold email", on: "2026-11-02" },
  { platform: "Upwork", on: "2026-11-03", moves: [["Viewed", "2026-11-04"]] },
  { platform: "Indeed", tag: "Cold email", on: "2026-11-05", moves: [["Rejected", "2026-11-06"]] },
];

test("nine applications, to the decimal", async () => {
  const member = await toolMember(testApp(database));
  for (const told of nine) await track(member, told);
  const figures = await figuresOf(member);

  expect(figures.total).toBe(9);
  // Three of nine stand at an answer today.
  expect(figures.responseRate).toEqual({
    count: 3,
    of: 9,
    percent: 33.3,
    low: 12.1,
    high: 64.6,
    isTooFew: false,
  });
  expect(figures.topPlatforms).toEqual([
    { name: "Referral", count: 1, of: 1, percent: 100 },
    { name: "Email", count: 1, of: 2, percent: 50 },
    { name: "LinkedIn", count: 1, of: 4, percent: 25 },
  ]);
  expect(figures.topStrategies).toEqual([
    { name: "Video note", count: 2, of: 3, percent: 67 },
    { name: "Cold email", count: 1, of: 4, percent: 25 },
  ]);
  // The one that was refused after its interview has been that far all the same.
  expect(figures.funnel.map(({ stage, count }) => `${stage} ${count}`)).toEqual([
    "Applied 9",
    "Viewed 5",
    "Replied 4",
    "Interview 2",
    "Hired 1",
  ]);
  expect(figures.byMonth.map(({ name, count, of, percent }) => [name, count, of, percent])).toEqual(
    [
      ["2026-09", 2, 3, 66.7],
      ["2026-10", 2, 3, 66.7],
      ["2026-11", 0, 3, 0],
    ],
  );
  expect(figures.byPlatform.map(({ name, count, of }) => `${name} ${count}/${of}`)).toEqual([
    "LinkedIn 2/4",
    "Email 1/2",
    "Indeed 0/1",
    "Referral 1/1",
    "Upwork 0/1",
  ]);
  expect(figures.byStrategy.map(({ name, count, of }) => `${name} ${count}/${of}`)).toEqual([
    "Cold email 1/4",
    "Video note 3/3",
  ]);
  // The one that was written down as replied has no day for it.
  expect(figures.days).toEqual([
    { event: "Viewed", count: 2, median: 1.5, least: 1, most: 2 },
    { event: "First answer", count: 3, median: 4, least: 3, most: 10 },
    { event: "Interview", count: 2, median: 6, least: 3, most: 9 },
    { event: "Hired", count: 1, median: 20, least: 20, most: 20 },
    { event: "Rejected", count: 2, median: 10, least: 1, most: 19 },
  ]);
});

test("somebody without applications has figures of nothing", async () => {
  const member = await toolMember(testApp(database));
  const figures = await figuresOf(member);
  expect(figures).toMatchObject({
    total: 0,
    responseRate: { count: 0, of: 0, percent: 0, isTooFew: true },
    topPlatforms: [],
    topStrategies: [],
    byMonth: [],
  });
  expect(figures.days.map(({ count, median }) => [count, median])).toEqual(
    Array.from({ length: 5 }, () => [0, null]),
  );
});

test("every change shows at once: a move, a change, a deletion, and its undoing", async () => {
  const member = await toolMember(testApp(database));
  const id = await track(member, { platform: "Email", on: "2026-11-01" });
  await track(member, { platform: "Email", on: "2026-11-02" });
  const seen = async (): Promise<string> => {
    const { responseRate, byPlatform } = await figuresOf(member);
    return `${responseRate.count}/${responseRate.of} ${byPlatform.map(({ name }) => name).join("+")}`;
  };
  expect(await seen()).toBe("0/2 Email");
  await member.post(`${path}/${id}/moves`, { result: "Replied", on: "2026-11-10" });
  expect(await seen()).toBe("1/2 Email");
  const other = { platform: "Referral", on: "2026-11-01", result: "Replied" };
  await member.send("PUT", `${path}/${id}`, bodyOf(other));
  expect(await seen()).toBe("1/2 Email+Referral");
  await member.send("DELETE", `${path}/${id}`);
  expect(await seen()).toBe("0/1 Email");
  await member.post(`${path}/${id}/restore`);
  expect(await seen()).toBe("1/2 Email+Referral");
});

test("nobody's applications are among another's, also where both look in turns", async () => {
  const app = testApp(database);
  const [one, other] = [await toolMember(app), await toolMember(app)];
  await track(one, { platform: "Email", on: "2026-11-01", tag: "Quiet words" });
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await figuresOf(one)).total).toBe(1);
    const theirs = await figuresOf(other);
    expect(theirs.total).toBe(0);
    expect(JSON.stringify(theirs)).not.toContain("Quiet words");
  }
});

test("an account goes with its applications and what was counted of them", async () => {
  const app = testApp(database);
  const member = await toolMember(app);
  await track(member, { platform: "Email", on: "2026-11-01" });
  await database.queries.execute(sql`delete from users where id = ${member.user.id}`);
  const left: unknown = await database.queries.execute(
    sql`select count(*)::int as rows from tracker_revisions`,
  );
  expect(left).toMatchObject({ rows: [{ rows: 0 }] });
});
