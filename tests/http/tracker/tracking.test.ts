import { describe, expect, test } from "vitest";
import type { Tracked } from "#contract/tracker/applications.ts";
import { days } from "../../support/clock.ts";
import { freshTables, testApp } from "../../support/test-app.ts";
import {
  added,
  applicationsPath,
  done,
  happened,
  pathOf,
  readOf,
  refusal,
  trackedFrom,
  trackerMember,
} from "./application.ts";

const database = await freshTables();
const fromListing = `${applicationsPath}/from-listing`;
const fromAd = `${applicationsPath}/from-ad`;

describe("tracking a listing", () => {
  const about = {
    title: "Content Lead",
    company: "Yoco",
    description: "We hire anywhere in the world. You work as an independent contractor.",
    salaryText: "$4,000 a month",
    applyLink: "https://www.linkedin.com/jobs/1",
  };

  test("is applied for today, with what it says today and the day to ask again", async () => {
    const app = testApp(database);
    const member = await trackerMember(app);
    const { id } = await app.build.job(about);
    const { application, isNew, alike } = await trackedFrom(member, id);
    expect([isNew, alike]).toEqual([true, []]);
    expect(application).toMatchObject({
      jobTitle: "Content Lead",
      company: "Yoco",
      jobType: "Contract",
      platform: "LinkedIn",
      dateApplied: "2026-11-15",
      followUpDate: "2026-11-20",
      result: "Pending",
      salary: "$4,000 a month",
      url: "https://www.linkedin.com/jobs/1",
      origin: "listing",
      job: { id: String(id), path: `/jobs/content-lead-${id}` },
      ad: {
        takenOn: "2026-11-15",
        text: about.description,
        facts: { openToSouthAfrica: { value: "yes" }, engagement: { value: "contractor" } },
        payInRand: { min: expect.any(Number) as number },
      },
    });
    expect(happened(application)).toEqual(["2026-11-15 Pending"]);
  });

  test("what was kept stays when the listing changes, closes or goes", async () => {
    const app = testApp(database);
    const member = await trackerMember(app);
    const { id } = await app.build.job(about);
    const { application } = await trackedFrom(member, id);
    app.clock.advance(days(3));
    await database.executeSql(
      "update jobs set title = 'Another', description = 'US only', salary_text = '$1', status = 'closed', closed_at = now()",
    );
    const kept = await readOf(member, application.id);
    expect(kept).toMatchObject({ jobTitle: "Content Lead", salary: "$4,000 a month" });
    expect(kept.ad).toEqual(application.ad);
    await database.executeSql("delete from jobs");
    expect(await readOf(member, application.id)).toEqual({ ...application, job: null });
  });

  test("twice is once, and so is ten times at once", async () => {
    const app = testApp(database);
    const member = await trackerMember(app);
    const { id } = await app.build.job();
    const all = await Promise.all(Array.from({ length: 10 }, () => trackedFrom(member, id)));
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(all.map(({ application }) => application.id)).size).toBe(1);
    expect(await trackedFrom(member, id)).toMatchObject({ isNew: false, alike: [] });
    expect(done<unknown[]>(await member.get(applicationsPath))).toHaveLength(1);
  });

  test("of one that was deleted begins anew, and putting the old one back loses neither", async () => {
    const app = testApp(database);
    const member = await trackerMember(app);
    const { id } = await app.build.job();
    const { application: old } = await trackedFrom(member, id);
    await member.send("DELETE", pathOf(old.id));
    const { application: next, isNew } = await trackedFrom(member, id);
    expect([isNew, next.id === old.id]).toEqual([true, false]);
    const back = done(await member.post(`${pathOf(old.id)}/restore`));
    expect(back).toEqual({ ...old, job: null });
    expect((await readOf(member, next.id)).job).toEqual(next.job);
  });

  test("is each member's own", async () => {
    const app = testApp(database);
    const { id } = await app.build.job();
    for (const _ of [1, 2])
      expect((await trackedFrom(await trackerMember(app), id)).isNew).toBe(true);
  });

  test("warns of the same role at the same company, however it is written", async () => {
    const app = testApp(database);
    const member = await trackerMember(app);
    const before = await added(member, { jobTitle: "content lead", company: "YOCO (Pty) Ltd" });
    await added(member, { jobTitle: "Content Lead", company: "Takealot" });
    const { id } = await app.build.job(about);
    const { isNew, alike } = await trackedFrom(member, id);
    expect(isNew).toBe(true);
    expect(alike).toEqual([{ id: before.id, dateApplied: "2026-11-10", result: "Pending" }]);
  });

  test("of one that closed meanwhile is still what somebody applied for", async () => {
    const app = testApp(database);
    const member = await trackerMember(app);
    const { id } = await app.build.job({ status: "closed", closedAt: app.clock.now() });
    expect((await trackedFrom(member, id)).isNew).toBe(true);
  });

  test("of what is no listing of the board is refused", async () => {
    const app = testApp(database);
    const member = await trackerMember(app);
    const { id: draft } = await app.build.job({ status: "draft" });
    for (const jobId of [String(draft), "999999", "0", "-1", "x", "' or 1=1"])
      expect(refusal(await member.post(fromListing, { jobId })), jobId).toEqual([404, "not_found"]);
    expect(done(await member.get(applicationsPath))).toEqual([]);
  });

  test("of a title that is too long or a link to write to can be changed afterwards", async () => {
    const app = testApp(database);
    const member = await trackerMember(app);
    const { id } = await app.build.job({
      title: `${"T".repeat(199)}🙂🙂`,
      applyLink: "mailto:jobs@example.com?subject=SEO",
    });
    const { application } = await trackedFrom(member, id);
    expect(application).toMatchObject({ jobTitle: "T".repeat(199), platform: "Email" });
    const { jobTitle, company, jobType, platform, dateApplied, url } = application;
    const next = { jobTitle, company, jobType, platform, dateApplied, url, result: "Viewed" };
    expect(done(await member.send("PUT", pathOf(application.id), next)).result).toBe("Viewed");
  });
});

describe("tracking a checked ad", () => {
  const text =
    "SEO Specialist at Fathom & Field. We hire anywhere in the world as independent contractors. Pay: $30 per hour.";

  test("keeps its text and what it says", async () => {
    const member = await trackerMember(testApp(database));
    const named = { jobTitle: "SEO Specialist", company: "Fathom & Field", url: "" };
    const { application } = done<Tracked>(await member.post(fromAd, { text, ...named }));
    expect(application).toMatchObject({
      jobTitle: "SEO Specialist",
      jobType: "Contract",
      platform: "Other",
      dateApplied: "2026-11-15",
      origin: "checked-ad",
      url: null,
      job: null,
      ad: { text, facts: { openToSouthAfrica: { value: "yes" } } },
    });
  });

  test("a second time is another, with a warning", async () => {
    const member = await trackerMember(testApp(database));
    const body = { text, jobTitle: "SEO Specialist", company: "Fathom & Field" };
    const { application } = done<Tracked>(await member.post(fromAd, body));
    const again = done<Tracked>(await member.post(fromAd, body));
    expect(again.isNew).toBe(true);
    expect(again.alike.map(({ id }) => id)).toEqual([application.id]);
  });

  test.each([
    [{ text: "Too short", jobTitle: "A", company: "B" }, "text"],
    [{ text, company: "B" }, "jobTitle"],
    [{ text, jobTitle: "A", company: " " }, "company"],
    [{ text, jobTitle: "A", company: "B", url: "javascript:alert(1)" }, "url"],
  ])("%j is refused", async (body, field) => {
    const member = await trackerMember(testApp(database));
    const answer = await member.post(fromAd, body);
    expect(refusal(answer)).toEqual([400, "invalid_input"]);
    expect(Object.keys(answer.reply["fields"] as object)).toEqual([field]);
  });
});

describe("looking for alike ones", () => {
  test("capitals, signs and the ending of a company make no difference; words do", async () => {
    const app = testApp(database);
    const member = await trackerMember(app);
    const { id } = await added(member, { jobTitle: "Sr. SEO Manager", company: "Café Co." });
    const found = async (jobTitle: string, company: string) => {
      const query = new URLSearchParams({ jobTitle, company });
      const path = `${applicationsPath}/alike?${String(query)}`;
      return done<{ id: number }[]>(await member.get(path)).map((one) => one.id);
    };
    expect(await found("SR SEO MANAGER", "cafe ltd")).toEqual([id]);
    expect(await found("SEO Manager", "Café")).toEqual([]);
    expect(await found("%", "%")).toEqual([]);
    await member.send("DELETE", pathOf(id));
    expect(await found("Sr. SEO Manager", "Café Co.")).toEqual([]);
  });
});
