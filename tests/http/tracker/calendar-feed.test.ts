import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import {
  applicationContacts,
  applicationEvents,
  calendarFeeds,
  jobApplications,
  users,
} from "#server/adapters/database/schema.ts";
import { days } from "../../support/clock.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";
import { toolMember, type ToolMember } from "../tools/member.ts";

const database = await freshTables();

const feedPath = "/api/premium/calendar-feed";

interface Tracked {
  readonly jobTitle?: string;
  readonly company?: string;
  readonly followUpDate?: string | null;
  readonly result?: "Pending" | "Interview" | "Rejected";
  readonly dateApplied?: string;
}

/** A member who tracks one application; the clock of a test stands in November 2026. */
async function tracks(member: ToolMember, tracked: Tracked = {}): Promise<number> {
  const { status, reply } = await member.post("/api/premium/job-applications", {
    jobTitle: "SEO Manager",
    company: "Fathom & Field",
    jobType: "Full Time",
    platform: "LinkedIn",
    dateApplied: "2026-01-05",
    result: "Pending",
    followUpDate: null,
    notes: "Ask for more",
    ...tracked,
  });
  expect(status).toBe(200);
  return Number(reply["id"]);
}

async function madeFeed(member: ToolMember): Promise<string> {
  const { status, reply } = await member.post(feedPath);
  expect(status).toBe(200);
  return new URL(String(reply["address"])).pathname;
}

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component))
    .map(({ summary, startDate, uid }) => ({ summary, day: startDate.toString(), uid }));

const statusAt = async (app: TestApp, path: string): Promise<number> =>
  (await app.request(path)).status;

const inDays = (app: TestApp, count: number): string =>
  new Date(app.clock.now().getTime() + days(count)).toISOString().slice(0, 10);

describe("the private calendar", () => {
  test("shows follow-ups and interviews to whoever has its address, and neither notes nor people", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    const [due, met] = [inDays(app, 3), inDays(app, -2)];
    const id = await tracks(member, { followUpDate: due, result: "Interview", dateApplied: met });
    await database.queries
      .insert(applicationContacts)
      .values({ applicationId: id, name: "Megan Recruiter", channel: "Email" });
    const response = await app.request(await madeFeed(member));
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(eventsIn(text).map(({ summary, day }) => [summary, day])).toEqual([
      ["Follow up: SEO Manager at Fathom & Field", due],
      ["Interview: SEO Manager at Fathom & Field", met],
    ]);
    expect(text).not.toMatch(/Ask for more|Megan/);
  });

  test("keeps the name of an event when its day moves, so that a calendar moves it too", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    const id = await tracks(member, { followUpDate: inDays(app, 3) });
    const path = await madeFeed(member);
    const [before] = eventsIn(await (await app.request(path)).text());
    await database.queries
      .update(jobApplications)
      .set({ followUpDate: inDays(app, 9) })
      .where(eq(jobApplications.id, id));
    const [after] = eventsIn(await (await app.request(path)).text());
    expect(after).toEqual({ ...before, day: inDays(app, 9) });
  });

  test("leaves out what is over, deleted, long ago or somebody else's", async () => {
    const app = testApp(database);
    const [member, other] = [await toolMember(app), await toolMember(app)];
    await tracks(member, { followUpDate: inDays(app, 3), result: "Rejected", jobTitle: "Over" });
    await tracks(member, { followUpDate: inDays(app, -400), jobTitle: "Old" });
    const gone = await tracks(member, { followUpDate: inDays(app, 3), jobTitle: "Gone" });
    await member.send("DELETE", `/api/premium/job-applications/${gone}`);
    await tracks(other, { followUpDate: inDays(app, 3), jobTitle: "Theirs" });
    const response = await app.request(await madeFeed(member));
    expect(eventsIn(await response.text())).toEqual([]);
  });

  test("is told once, kept as a hash, and never again", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    const path = await madeFeed(member);
    const token = path.slice("/calendar/".length, -".ics".length);
    expect(token).toMatch(/^[\w-]{43}$/);
    const { reply } = await member.get(feedPath);
    expect(reply).toEqual({ feed: { madeAt: app.clock.now().toISOString() } });
    const [row] = await database.queries.select().from(calendarFeeds);
    expect(Buffer.from(row?.tokenHash ?? []).toString("base64url")).not.toBe(token);
    await app.request(path);
    expect(app.logLines.join("")).not.toContain(token);
    const exported = await (await member.raw("/api/account/export")).text();
    expect(exported).not.toContain(token);
  });

  test("is worthless after it is renewed, and the new address works", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    const [old, renewed] = [await madeFeed(member), await madeFeed(member)];
    expect(await statusAt(app, old)).toBe(404);
    expect(await statusAt(app, renewed)).toBe(200);
  });

  test("is worthless after it is switched off", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    const path = await madeFeed(member);
    expect((await member.send("DELETE", feedPath)).status).toBe(200);
    expect(await statusAt(app, path)).toBe(404);
    expect((await member.get(feedPath)).reply).toEqual({ feed: null });
  });

  test("is worthless once the account is on its way out, and after it is gone", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    const path = await madeFeed(member);
    const mine = eq(users.id, member.user.id);
    await database.queries.update(users).set({ deletionDueAt: app.clock.now() }).where(mine);
    expect(await statusAt(app, path)).toBe(404);
    await database.queries.update(users).set({ deletionDueAt: null }).where(mine);
    expect(await statusAt(app, path)).toBe(200);
    await database.queries.delete(users).where(mine);
    expect(await statusAt(app, path)).toBe(404);
    expect(await database.queries.select().from(calendarFeeds)).toEqual([]);
  });

  test("rests while its member is not premium or is suspended, and goes on afterwards", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    const path = await madeFeed(member);
    app.clock.advance(days(31));
    expect(await statusAt(app, path)).toBe(404);
    const mine = eq(users.id, member.user.id);
    const until = new Date(app.clock.now().getTime() + days(30));
    await database.queries.update(users).set({ premiumUntil: until }).where(mine);
    expect(await statusAt(app, path)).toBe(200);
    await database.queries.update(users).set({ suspendedAt: app.clock.now() }).where(mine);
    expect(await statusAt(app, path)).toBe(404);
  });

  test.each([
    ["nothing", "/calendar/.ics"],
    ["a guess", `/calendar/${"A".repeat(43)}.ics`],
    ["a number", "/calendar/1.ics"],
    ["one that is too long", `/calendar/${"A".repeat(3000)}.ics`],
    ["a NUL", `/calendar/${"A".repeat(42)}%00.ics`],
    ["a way out", "/calendar/..%2F..%2Fetc%2Fpasswd.ics"],
    ["SQL", "/calendar/'%20or%201=1--.ics"],
    ["signs beyond ASCII", `/calendar/${encodeURIComponent("é".repeat(43))}.ics`],
  ])("gives nothing for %s", async (_what, path) => {
    const app = testApp(database);
    await madeFeed(await toolMember(app));
    const status = await statusAt(app, path);
    expect([400, 404, 414]).toContain(status);
  });

  test("gives nothing for a right token in other letters, without its ending, or with more behind it", async () => {
    const app = testApp(database);
    const path = await madeFeed(await toolMember(app));
    const bare = path.slice(0, -".ics".length);
    for (const other of [
      bare,
      `${bare}.ICS`,
      `${path}/x`,
      `${bare}x.ics`,
      `${bare.slice(0, -1)}.ics`,
    ])
      expect(await statusAt(app, other)).toBe(404);
    const swapped = bare.replace(/[a-z]/, (letter) => letter.toUpperCase());
    expect(await statusAt(app, `${swapped}.ics`)).toBe(404);
  });

  test("answers HEAD without its content, and takes no other method", async () => {
    const app = testApp(database);
    const path = await madeFeed(await toolMember(app));
    const head = await app.request(path, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const post = await app.request(path, { method: "POST" });
    expect(post.status).toBeGreaterThanOrEqual(400);
  });

  test("does not depend on who is signed in where it is opened", async () => {
    const app = testApp(database);
    const [member, other] = [await toolMember(app), await toolMember(app)];
    await tracks(member, { followUpDate: inDays(app, 3) });
    const path = await madeFeed(member);
    expect(eventsIn(await (await other.raw(path)).text())).toHaveLength(1);
  });

  test("cannot be made, seen or switched off by a free user, and only one's own", async () => {
    const app = testApp(database);
    const [member, other] = [await toolMember(app), await toolMember(app)];
    const path = await madeFeed(member);
    expect((await other.get(feedPath)).reply).toEqual({ feed: null });
    await other.send("DELETE", feedPath);
    expect(await statusAt(app, path)).toBe(200);
    const free = await app.as(await app.build.user());
    for (const method of ["GET", "POST", "DELETE"])
      expect((await free(feedPath, { method })).status).toBe(403);
  });

  test("is not made again and again", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    for (let count = 0; count < 10; count += 1) await madeFeed(member);
    expect((await member.post(feedPath)).status).toBe(429);
  });

  test("turns away whoever tries address after address", async () => {
    const app = testApp(database);
    const guess = (count: number): string => `/calendar/${String(count).padStart(43, "0")}.ics`;
    let last = 404;
    for (let count = 0; count < 1_500 && last === 404; count += 1)
      last = await statusAt(app, guess(count));
    expect(last).toBe(429);
  });

  test("holds against titles that try to be lines of their own, and 5,000 interviews", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    const due = inDays(app, 3);
    const id = await tracks(member, { followUpDate: due });
    await database.queries
      .update(jobApplications)
      .set({
        jobTitle: "SEO\r\nEND:VEVENT\rX-EVIL:1\nATTACH:http://evil.example",
        company: "a;b,c\\",
      })
      .where(eq(jobApplications.id, id));
    const rows = Array.from({ length: 5_000 }, () => ({
      applicationId: id,
      kind: "moved" as const,
      result: "Interview" as const,
      happenedOn: inDays(app, -1),
      recordedAt: app.clock.now(),
    }));
    await database.queries.insert(applicationEvents).values(rows);
    const text = await (await app.request(await madeFeed(member))).text();
    const events = eventsIn(text);
    expect(events[0]?.summary).toBe(
      "Follow up: SEO END:VEVENT X-EVIL:1 ATTACH:http://evil.example at a;b,c\\",
    );
    expect(text).not.toMatch(/^(?:X-EVIL|ATTACH)/m);
    expect(events.length).toBe(2_000);
  });
});

describe("the calendar file of one application", () => {
  const fileAt = (id: number): string => `/api/premium/job-applications/${id}/calendar`;

  test("has its follow-up and its interview, under a name of its own", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    const id = await tracks(member, { followUpDate: inDays(app, 5) });
    await tracks(member, { followUpDate: inDays(app, 6), jobTitle: "Another" });
    const response = await member.raw(fileAt(id));
    expect(response.headers.get("content-disposition")).toContain("kwela-application.ics");
    expect(eventsIn(await response.text()).map(({ day }) => day)).toEqual([inDays(app, 5)]);
  });

  test("is nothing for one without any day, for somebody else's, and for one that is deleted", async () => {
    const app = testApp(database);
    const [member, other] = [await toolMember(app), await toolMember(app)];
    const empty = await tracks(member);
    const dated = await tracks(member, { followUpDate: inDays(app, 5) });
    expect((await member.raw(fileAt(empty))).status).toBe(404);
    expect((await other.raw(fileAt(dated))).status).toBe(404);
    await member.send("DELETE", `/api/premium/job-applications/${dated}`);
    expect((await member.raw(fileAt(dated))).status).toBe(404);
  });
});
