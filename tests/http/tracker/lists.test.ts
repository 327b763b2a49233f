import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  trackerViewEndpoints,
  type BoardColumn,
  type DueFollowUps,
  type TrackerPage,
} from "#contract/tracker/views.ts";
import { results, boardOrder } from "#domain/tracker/application.ts";
import { jobApplications } from "#server/adapters/database/schema.ts";
import { freshTables, testApp } from "../../support/test-app.ts";
import type { ToolMember } from "../tools/member.ts";
import {
  added,
  addedAll,
  done,
  pathOf,
  refusal,
  trackedFrom,
  trackerMember,
  trackerPath,
} from "./application.ts";

const database = await freshTables();

const pageOf = async (member: ToolMember, query = ""): Promise<TrackerPage> =>
  done(await member.get(trackerPath + query));

const titlesIn = async (member: ToolMember, query = "") =>
  (await pageOf(member, query)).applications.map(({ jobTitle }) => jobTitle);

const columnsOf = async (member: ToolMember, query = ""): Promise<readonly BoardColumn[]> =>
  done<{ columns: BoardColumn[] }>(await member.get(`${trackerPath}/board${query}`)).columns;

/** So many copies of a member's only application, all of the same day. */
const copies = (count: number) =>
  database.queries.execute(sql`
    insert into job_applications (user_id, job_title, company, alike_key, job_type, platform,
      date_applied, result, last_on, origin, created_at)
    select user_id, 'Copy ' || number, company, alike_key, job_type, platform,
      date_applied, result, last_on, origin, created_at
    from ${jobApplications}, generate_series(1, ${count}::int) as number`);

describe("a page of the tracker", () => {
  test("is empty at first, and as the contract says", async () => {
    const member = await trackerMember(testApp(database));
    expect(await pageOf(member)).toEqual({
      applications: [],
      total: 0,
      nextCursor: null,
      counts: { all: 0, pending: 0, active: 0, completed: 0 },
      tags: [],
    });
    await added(member, { strategyTag: "Cold mail", coverLetterTemplate: "Dear…" });
    const { reply } = await member.get(trackerPath);
    expect(trackerViewEndpoints.trackerPage.reply.parse(reply)).toEqual(reply);
    expect(JSON.stringify(reply)).not.toContain("Dear…");
  });

  test("every result is under one tab, and each tab says how many it has, whatever the filters", async () => {
    const member = await trackerMember(testApp(database));
    await addedAll(
      member,
      results.map((result) => ({ jobTitle: result, result, platform: "Email" })),
    );
    const counts = { all: 7, pending: 1, active: 3, completed: 3 };
    expect(await titlesIn(member, "?tab=pending")).toEqual(["Pending"]);
    expect(await titlesIn(member, "?tab=active")).toEqual(["Interview", "Replied", "Viewed"]);
    expect(await titlesIn(member, "?tab=completed")).toEqual(["Hired", "Rejected", "No Response"]);
    expect(await pageOf(member, "?tab=active&result=Viewed")).toMatchObject({ counts, total: 1 });
    expect(await pageOf(member, "?tab=active&platform=Indeed")).toMatchObject({ counts, total: 0 });
    expect(await pageOf(member, "?tab=active")).toMatchObject({ counts, total: 3 });
  });

  test("comes in pages without gap or double, also of one day, whatever is added meanwhile", async () => {
    const member = await trackerMember(testApp(database));
    await added(member);
    await copies(59);
    const first = await pageOf(member);
    expect([first.applications.length, first.total]).toEqual([24, 60]);
    await added(member, { dateApplied: "2026-11-15" });
    const second = await pageOf(member, `?cursor=${first.nextCursor}`);
    const third = await pageOf(member, `?cursor=${second.nextCursor}`);
    expect(third.nextCursor).toBeNull();
    const ids = [first, second, third].flatMap((page) => page.applications.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([60, 60]);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  test("a page that is just full has no next one", async () => {
    const member = await trackerMember(testApp(database));
    await added(member);
    await copies(23);
    expect((await pageOf(member)).nextCursor).toBeNull();
  });

  test("finds words of the title and the company, and takes signs for signs", async () => {
    const member = await trackerMember(testApp(database));
    await addedAll(member, [
      { jobTitle: "100% SEO", company: "Yoco" },
      { jobTitle: "growth_lead", company: "Take\\alot" },
      { jobTitle: "Content", company: "O'Malley" },
    ]);
    const found = (search: string) => titlesIn(member, `?search=${encodeURIComponent(search)}`);
    expect(await found("YOCO")).toEqual(["100% SEO"]);
    expect(await found("0% s")).toEqual(["100% SEO"]);
    expect(await found("%")).toEqual(["100% SEO"]);
    expect(await found("_")).toEqual(["growth_lead"]);
    expect(await found("\\")).toEqual(["growth_lead"]);
    expect(await found("o'm")).toEqual(["Content"]);
    expect(await found("' or ''='")).toEqual([]);
    expect(await found("  ")).toHaveLength(3);
  });

  test("names every tag in use once, in the order of the alphabet", async () => {
    const member = await trackerMember(testApp(database));
    const [gone] = await addedAll(
      member,
      ["Zebra", "Apple", "Zebra", "Apple", "Mango"].map((strategyTag) => ({ strategyTag })),
    );
    await member.send("DELETE", pathOf(gone?.id ?? 0));
    expect((await pageOf(member)).tags).toEqual(["Apple", "Mango", "Zebra"]);
  });

  test("shows of long notes their beginning, and leads to the listing", async () => {
    const app = testApp(database);
    const member = await trackerMember(app);
    await added(member, { notes: "n".repeat(5_000), dateApplied: "2026-11-01" });
    const { id } = await app.build.job({ title: "Content Lead" });
    await trackedFrom(member, id);
    const { applications } = await pageOf(member);
    expect(applications[0]?.job?.path).toBe(`/jobs/content-lead-${id}`);
    expect(applications[1]?.notes).toHaveLength(200);
  });
});

describe("the board", () => {
  test("has a column for every result, the last moved first", async () => {
    const member = await trackerMember(testApp(database));
    const [first] = await addedAll(member, [
      { jobTitle: "A", dateApplied: "2026-11-01" },
      { jobTitle: "B", dateApplied: "2026-11-12", result: "Viewed" },
      { jobTitle: "C", dateApplied: "2026-11-13", result: "Viewed" },
    ]);
    await member.post(`${pathOf(first?.id ?? 0)}/moves`, { result: "Viewed", on: "2026-11-14" });
    const columns = await columnsOf(member);
    expect(columns.map(({ result }) => result)).toEqual(boardOrder);
    const shown = columns.map(({ total, applications }) => [
      total,
      applications.map(({ jobTitle }) => jobTitle).join(""),
    ]);
    expect(shown).toEqual([
      [0, ""],
      [3, "ACB"],
      [0, ""],
      [0, ""],
      [0, ""],
      [0, ""],
      [0, ""],
    ]);
  });

  test("brings more of one column without gap or double", async () => {
    const member = await trackerMember(testApp(database));
    await added(member, { result: "Interview" });
    await copies(44);
    const interviews = (await columnsOf(member)).find(({ result }) => result === "Interview");
    const ids = interviews?.applications.map(({ id }) => id) ?? [];
    expect([ids.length, interviews?.total]).toEqual([20, 45]);
    for (let next = interviews?.nextCursor; next;) {
      const [more, ...others] = await columnsOf(member, `?result=Interview&cursor=${next}`);
      expect(others).toEqual([]);
      ids.push(...(more?.applications.map(({ id }) => id) ?? []));
      next = more?.nextCursor ?? null;
    }
    expect([ids.length, new Set(ids).size]).toEqual([45, 45]);
  });

  test("takes the filters of the list", async () => {
    const member = await trackerMember(testApp(database));
    await addedAll(member, [{ platform: "Email" }, { platform: "Upwork" }]);
    const [pending] = await columnsOf(member, "?platform=Email");
    expect([pending?.total, pending?.applications.length]).toEqual([1, 1]);
  });
});

describe("what is due", () => {
  const dueOf = async (member: ToolMember): Promise<DueFollowUps> =>
    done(await member.get(`${trackerPath}/due`));

  test("is of today and before, the oldest first, and open; the next five follow", async () => {
    const member = await trackerMember(testApp(database));
    await addedAll(member, [
      { jobTitle: "Today", followUpDate: "2026-11-15" },
      { jobTitle: "Long ago", followUpDate: "2026-10-01" },
      { jobTitle: "Over", followUpDate: "2026-10-01", result: "Rejected" },
      { jobTitle: "Never" },
      ...[6, 5, 4, 3, 2, 1].map((day) => ({
        jobTitle: `In ${day}`,
        followUpDate: `2026-12-0${day}`,
      })),
    ]);
    const due = await dueOf(member);
    expect(due.due.map(({ jobTitle }) => jobTitle)).toEqual(["Long ago", "Today"]);
    expect(due.next.map(({ jobTitle }) => jobTitle)).toEqual([
      "In 1",
      "In 2",
      "In 3",
      "In 4",
      "In 5",
    ]);
    expect(due.dueTotal).toBe(2);
  });

  test("counts in South African days", async () => {
    const app = testApp(database);
    const member = await trackerMember(app);
    await added(member, { followUpDate: "2026-11-16" });
    expect((await dueOf(member)).dueTotal).toBe(0);
    // 22:00 in London is midnight in Johannesburg.
    app.clock.advance(14 * 60 * 60_000);
    expect((await dueOf(member)).dueTotal).toBe(1);
  });

  test("is done with the follow-up", async () => {
    const member = await trackerMember(testApp(database));
    const { id } = await added(member, { followUpDate: "2026-11-13" });
    await member.post(`${pathOf(id)}/follow-ups`, { on: "2026-11-15" });
    expect(await dueOf(member)).toMatchObject({ due: [], dueTotal: 0, next: [{ id }] });
  });

  test("says how many may be closed: open ones, quiet for 60 days", async () => {
    const member = await trackerMember(testApp(database));
    await addedAll(member, [
      { dateApplied: "2026-09-16" },
      { dateApplied: "2026-09-17" },
      { dateApplied: "2026-01-01", result: "Interview" },
      { dateApplied: "2026-01-01", result: "Rejected" },
    ]);
    expect((await dueOf(member)).closable).toBe(2);
  });
});

const cursorOf = (text: string): string => Buffer.from(text).toString("base64url");

test.each([
  "?tab=everything",
  "?result=pending",
  "?platform=Facebook",
  "?jobType=Internship",
  `?strategyTag=${"x".repeat(61)}`,
  `?search=${"x".repeat(201)}`,
  "?cursor=not-one-of-ours",
  `?cursor=${cursorOf("-moved~1~2026-01-01")}`,
  `?cursor=${cursorOf("-applied~1~2026-02-30")}`,
  `?cursor=${cursorOf("-applied~1~0000-01-01")}`,
  `?cursor=${cursorOf("-applied~1~2026-01-01'; drop table users")}`,
  `?cursor=${cursorOf("-applied~9999999999~2026-01-01")}`,
  `?cursor=${"x".repeat(401)}`,
])("%s is refused", async (query) => {
  const member = await trackerMember(testApp(database));
  expect(refusal(await member.get(trackerPath + query))).toEqual([400, "invalid_input"]);
});

test("a cursor without a day is a page without a row, and no fault", async () => {
  const member = await trackerMember(testApp(database));
  await added(member);
  expect((await pageOf(member, `?cursor=${cursorOf("-applied~1")}`)).applications).toEqual([]);
});
