import { beforeEach, expect, test } from "vitest";
import type { DeclaredHolidays } from "#contract/admin/holidays.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { newMember, type TestMember } from "../membership/member.ts";
import { admin } from "./desk.ts";

const database = await freshTables();
const path = "/api/admin/holidays";
const voting = { day: "2027-05-19", name: "Voting day" };

let app: TestApp;
let boss: TestMember;

beforeEach(async () => {
  app = testApp(database);
  boss = await admin(app);
});

const remove = async (day: string) =>
  (await app.as(boss.user))(`${path}/${day}`, { method: "DELETE" });

const holidays = async (year: number): Promise<unknown> =>
  (await app.request(`/api/holidays?year=${year}`)).json();

test("a day that is declared is a holiday for everybody at once, until it is taken back", async () => {
  const { status, reply } = await boss.post(path, { ...voting, name: "  Voting \u200bday " });
  expect(status).toBe(200);
  expect((reply as unknown as DeclaredHolidays).declared).toEqual([voting]);
  expect((reply as unknown as DeclaredHolidays).lawful[0]).toEqual({
    day: "2026-12-16",
    name: "Day of Reconciliation",
  });
  expect(await holidays(2027)).toContainEqual(voting);
  expect((await remove(voting.day)).status).toBe(200);
  expect(await holidays(2027)).not.toContainEqual(voting);
  expect((await remove(voting.day)).status).toBe(404);
  // Which is undone by declaring it again.
  expect((await boss.post(path, voting)).status).toBe(200);
  const trail = (await boss.get("/api/admin/audit?subject=holiday")).reply["entries"];
  expect(trail).toMatchObject([
    { deed: "holiday-declared", subjectId: voting.day, subjectName: "Voting day" },
    { deed: "holiday-removed" },
    { deed: "holiday-declared" },
  ]);
});

test("one that is a holiday already is refused, also at the very same moment", async () => {
  const both = await Promise.all([boss.post(path, voting), boss.post(path, voting)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  const lawful = await boss.post(path, { day: "2026-12-16", name: "Again" });
  expect(lawful.reply["fields"]).toEqual({ day: "That day is a public holiday already." });
});

test("what is no day, no name or nobody's business is refused", async () => {
  for (const body of [
    {},
    { ...voting, day: "2027-02-30" },
    { ...voting, day: "1994-12-31" },
    { ...voting, day: "2101-01-01" },
    { ...voting, name: " x " },
    { ...voting, name: "x".repeat(101) },
    { ...voting, name: "Voting\u0000day" },
    { ...voting, name: 5 },
    { ...voting, isPaid: true },
  ])
    expect((await boss.post(path, body)).status, JSON.stringify(body)).toBe(400);
  expect((await remove("tomorrow")).status).toBe(404);
  const member = await newMember(app);
  expect((await member.get(path)).status).toBe(403);
  expect((await member.post(path, voting)).status).toBe(403);
});
