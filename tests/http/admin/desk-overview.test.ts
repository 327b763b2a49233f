import { beforeEach, expect, test } from "vitest";
import { overviewEndpoints, type DeskOverview } from "#contract/admin/overview.ts";
import { feedSources, jobReports, savedJobs } from "#server/adapters/database/schema.ts";
import { days } from "../../support/clock.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { newMember, type TestMember } from "../membership/member.ts";
import { added, admin, freeJobs } from "./desk.ts";

const database = await freshTables();
const path = "/api/admin/overview";

let app: TestApp;
let boss: TestMember;

beforeEach(async () => {
  app = testApp(database);
  boss = await admin(app);
});

async function overview(): Promise<DeskOverview> {
  const { status, reply } = await boss.get(path);
  expect(status, JSON.stringify(reply)).toBe(200);
  return overviewEndpoints.readOverview.reply.parse(reply);
}

test("an empty board needs nobody", async () => {
  const { attention, freeJobs: jobs, days: shown } = await overview();
  const none = { count: 0, isCapped: false };
  expect(attention).toEqual({
    reports: none,
    waiting: none,
    scams: none,
    expiring: none,
    unseen: { ...none, oldest: null },
    doubtful: none,
    sources: [],
    failed: [],
  });
  expect(jobs).toEqual({ active: 0, all: 0 });
  expect(shown).toHaveLength(30);
  expect([shown[0]?.day, shown.at(-1)?.day]).toEqual(["2026-10-17", "2026-11-15"]);
});

test("what waits is counted as it is, and handled things are not", async () => {
  const job = await added(boss);
  const hidden = await added(boss, { isActive: false });
  const gone = await added(boss);
  await boss.post(`${freeJobs}/many`, { deed: "delete", jobs: [{ id: gone.id }] });
  const at = app.clock.now();
  const employer = await app.build.user({ isEmployer: true, emailVerifiedAt: at });
  const posted = { source: "employer", addedByUserId: employer.id } as const;
  await app.build.job({ ...posted, status: "pending" });
  await app.build.job({ ...posted, expiresAt: new Date(at.getTime() + days(6)) });
  await app.build.job({ ...posted, expiresAt: new Date(at.getTime() + days(8)) });
  // Without a confirmed address it does not wait for us.
  const { id: addedByUserId } = await app.build.user({ isEmployer: true });
  await app.build.job({ ...posted, addedByUserId, status: "pending" });
  const description = "Although the ad says Europe, candidates worldwide are welcome to apply.";
  await app.build.job({ source: "feed:test", description, location: "Remote, Europe" });
  const now = app.clock.now();
  const report = { jobId: job.id, kind: "scam", note: "", createdAt: now } as const;
  const handled = { handledAt: now, handledBy: boss.user.id, outcome: "dismissed" } as const;
  await database.queries
    .insert(jobReports)
    .values([report, { ...report, ...handled }, { ...report, jobId: hidden.id }]);
  const { attention, freeJobs: jobs, users } = await overview();
  expect(jobs).toEqual({ active: 1, all: 2 });
  expect(users).toEqual({ all: 3, premium: 0 });
  expect(attention).toMatchObject({
    reports: { count: 2 },
    waiting: { count: 1 },
    expiring: { count: 1 },
    unseen: { count: 0 },
    doubtful: { count: 1 },
  });
  app.clock.advance(days(31));
  boss = await admin(app);
  expect((await overview()).attention.unseen).toEqual({
    count: 4,
    isCapped: false,
    oldest: "2026-11-15T08:00:00.000Z",
  });
});

test("sources that fail, shrank or fell silent need attention; those that are well or paused do not", async () => {
  const now = app.clock.now();
  const ago = (past: number) => new Date(now.getTime() - days(past));
  const source = (name: string, board: string, facts: object) => ({
    kind: "lever" as const,
    name,
    board,
    isPaused: false,
    nextAt: now,
    createdAt: ago(20),
    answeredAt: now,
    yieldedAt: now,
    ...facts,
  });
  await database.queries
    .insert(feedSources)
    .values([
      source("Well", "a", {}),
      source("Failing", "b", { trouble: "unreachable" }),
      source("Shrunk", "c", { trouble: "shrunk" }),
      source("Silent", "d", { yieldedAt: ago(7) }),
      source("Paused", "e", { isPaused: true, trouble: "unreachable" }),
      source("New", "f", { answeredAt: null, yieldedAt: null }),
    ]);
  expect((await overview()).attention.sources).toEqual([
    { name: "Failing", state: "failing" },
    { name: "Shrunk", state: "shrunk" },
    { name: "Silent", state: "silent" },
  ]);
  const send = await app.as(boss.user);
  expect(await (await send("/admin")).text()).toContain(
    "Failing fails, Shrunk shrank, Silent has had nothing for a week.",
  );
});

test("the last thirty days are counted by the day it was in South Africa", async () => {
  // 23:30 on the 14th in Greenwich is half past one on the 15th here.
  const late = new Date("2026-11-14T23:30:00Z");
  const member = await app.build.premiumUser({ createdAt: late });
  await app.build.user({ createdAt: new Date("2026-09-01T00:00:00Z") });
  const job = await app.build.job({ firstSeenAt: new Date("2026-11-10T12:00:00Z") });
  const other = await app.build.job({ firstSeenAt: late });
  await database.queries.insert(savedJobs).values([
    { userId: member.id, jobId: job.id, savedAt: late },
    { userId: member.id, jobId: other.id, savedAt: late, deletedAt: late },
  ]);
  const { days: shown, users } = await overview();
  expect(users).toEqual({ all: 3, premium: 1 });
  expect(shown.at(-1)).toEqual({
    day: "2026-11-15",
    newJobs: 1,
    // The admin of this test is the other one.
    signUps: 2,
    views: 0,
    applyClicks: 0,
    saves: 1,
    newMembers: 0,
  });
  expect(shown.find(({ day }) => day === "2026-11-10")?.newJobs).toBe(1);
  expect(shown.reduce((sum, { signUps }) => sum + signUps, 0)).toBe(2);
});

test("nobody else learns any of it", async () => {
  const member = await newMember(app, { premiumUntil: new Date("2027-01-01") });
  expect((await member.get(path)).status).toBe(403);
  expect((await app.request(path)).status).toBe(401);
});
