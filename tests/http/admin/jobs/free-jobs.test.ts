import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { freeJobEndpoints, type FreeJob } from "#contract/admin/free-jobs.ts";
import { auditEntries, jobs } from "#server/adapters/database/schema.ts";
import { minutes } from "../../../support/clock.ts";
import { freshTables, testApp, type TestApp } from "../../../support/test-app.ts";
import { detailOf, titlesOf } from "../../jobs/board.ts";
import type { TestMember } from "../../membership/member.ts";
import { added, admin, freeJobs, posting } from "../desk.ts";

const database = await freshTables();

let app: TestApp;
let boss: TestMember;

beforeEach(async () => {
  app = testApp(database);
  boss = await admin(app, "nomsa");
});

const remove = async (id: number, query = "") => {
  const send = await app.as(boss.user);
  const response = await send(`${freeJobs}/${id}${query}`, { method: "DELETE" });
  return { status: response.status, reply: (await response.json()) as Record<string, unknown> };
};

const trail = async (): Promise<string[]> =>
  (await database.queries.select().from(auditEntries).orderBy(auditEntries.id)).map(
    ({ deed, subjectName }) => `${deed} ${subjectName}`,
  );

describe("a free job", () => {
  test("is on the board at once, with everything its text says, added by whoever is signed in", async () => {
    const job = await added(boss, { addedByUserId: 1, link: "https://elsewhere.example" });
    expect(freeJobEndpoints.createFreeJob.reply.parse(job)).toEqual(job);
    expect(job).toMatchObject({
      title: posting.title,
      applyLink: posting.applyLink,
      link: posting.applyLink,
      salary: "$4,000 a month",
      logoUrl: null,
      externalJobId: null,
      tags: ["Email Marketing", "Marketing"],
      isActive: true,
      publishedDate: "2026-11-15T08:00:00.000Z",
      addedByUserId: boss.user.id,
      openness: "yes",
      version: 1,
    });
    await expect.poll(() => titlesOf(app.request)).toEqual([posting.title]);
    const shown = await detailOf(app.request, job.id);
    expect(shown).toMatchObject({ roleType: "Email Marketing", isPremium: false });
    expect(shown.facts.pay.value.amount).toMatchObject({ min: 4_000, currency: "USD" });
    expect(await trail()).toEqual([`job-added ${posting.title}`]);
  });

  test("needs no more than a title, a company, a text and a link", async () => {
    const { title, company, description, applyLink } = posting;
    const { reply } = await boss.post(freeJobs, { title, company, description, applyLink });
    expect(reply).toMatchObject({
      location: "Remote (Worldwide)",
      tags: ["Email Marketing", "Marketing"],
      isActive: true,
    });
  });

  test("is read again with every change, and the board follows", async () => {
    const job = await added(boss);
    await titlesOf(app.request);
    app.clock.advance(minutes(5));
    const change = {
      ...posting,
      title: "SEO Manager",
      description: "Own our rankings. Only candidates based in the United States are considered.",
      tags: job.tags,
      version: job.version,
    };
    const { status, reply } = await boss.put(`${freeJobs}/${job.id}`, change);
    expect(status).toBe(200);
    // The role that was read from the text before is no tag that somebody typed.
    expect(reply).toMatchObject({ tags: ["SEO", "Marketing"], openness: "no", version: 2 });
    expect(reply).toMatchObject({ publishedDate: job.publishedDate });
    await expect.poll(() => titlesOf(app.request)).toEqual([]);
    const [entry] = await database.queries
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.deed, "job-changed"));
    expect(entry).toMatchObject({ byUserId: boss.user.id, subjectId: String(job.id) });
    expect(entry?.changes).toMatchObject({ title: [posting.title, "SEO Manager"] });
    expect(Object.keys(entry?.changes ?? {}).toSorted()).toEqual(["description", "tags", "title"]);
  });

  test("keeps what people decided about it when its text is changed", async () => {
    const job = await added(boss);
    const at = app.clock.now().toISOString();
    const overrides = {
      experience: { value: "Senior", why: "They told us", byUserId: boss.user.id, at },
    } as const;
    await database.queries.update(jobs).set({ overrides }).where(eq(jobs.id, job.id));
    await boss.put(`${freeJobs}/${job.id}`, { ...posting, title: "Email Manager" });
    const [row] = await database.queries.select().from(jobs).where(eq(jobs.id, job.id));
    expect(row).toMatchObject({ title: "Email Manager", overrides });
  });

  test("that is hidden leaves the board; people who saved it learn that it is closed", async () => {
    const job = await added(boss);
    const member = await app.as(await app.build.user());
    await member("/api/jobs/save", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jobId: String(job.id) }),
    });
    const { reply } = await boss.put(`${freeJobs}/${job.id}`, { ...posting, isActive: false });
    expect(reply).toMatchObject({ isActive: false, status: "closed" });
    await expect.poll(() => titlesOf(app.request)).toEqual([]);
    expect((await app.request(`/api/jobs/${job.id}`)).status).toBe(410);
    const again = await boss.put(`${freeJobs}/${job.id}`, { ...posting, isActive: true });
    expect(again.reply).toMatchObject({ isActive: true, version: 3 });
    await expect.poll(() => titlesOf(app.request)).toEqual([posting.title]);
  });

  test("that was never shown is there for nobody else", async () => {
    const job = await added(boss, { isActive: false });
    expect(job).toMatchObject({ isActive: false, status: "draft" });
    expect((await app.request(`/api/jobs/${job.id}`)).status).toBe(404);
  });

  test("that is deleted is gone at once, can be put back as it was for ten minutes, and then not any more", async () => {
    const job = await added(boss);
    expect(await remove(job.id)).toMatchObject({ status: 200, reply: { ok: true } });
    await expect.poll(() => titlesOf(app.request)).toEqual([]);
    expect((await app.request(`/api/jobs/${job.id}`)).status).toBe(404);
    expect((await boss.get(`${freeJobs}/${job.id}`)).status).toBe(404);
    expect((await boss.put(`${freeJobs}/${job.id}`, posting)).status).toBe(404);
    expect((await remove(job.id)).status).toBe(404);
    const back = await boss.post(`${freeJobs}/restore`, { ids: [job.id] });
    expect(back.reply).toEqual({ restored: [job.id] });
    expect((await boss.get(`${freeJobs}/${job.id}`)).reply).toMatchObject({
      isActive: true,
      title: job.title,
    });
    await expect.poll(() => titlesOf(app.request)).toEqual([posting.title]);
    await remove(job.id);
    app.clock.advance(minutes(11));
    const late = await boss.post(`${freeJobs}/restore`, { ids: [job.id] });
    expect({ status: late.status, code: late.reply["code"] }).toEqual({
      status: 409,
      code: "too_late_to_undo",
    });
    await app.runTask("housekeeping");
    expect(await database.queries.select().from(jobs)).toEqual([]);
    expect((await trail()).map((line) => line.split(" ")[0])).toEqual([
      "job-added",
      "job-deleted",
      "job-restored",
      "job-deleted",
    ]);
  });
});

describe("two at once", () => {
  test("the second of two editors is told what is there, and nothing is overwritten", async () => {
    const other = await admin(app);
    const job = await added(boss);
    const path = `${freeJobs}/${job.id}`;
    const { version } = job;
    await boss.put(path, { ...posting, title: "Email Marketing Lead", version });
    const late = await other.put(path, { ...posting, company: "Acacia", version });
    expect({ status: late.status, code: late.reply["code"] }).toEqual({
      status: 409,
      code: "changed_meanwhile",
    });
    expect(late.reply["current"]).toEqual((await other.get(path)).reply);
    expect(late.reply["current"]).toMatchObject({ title: "Email Marketing Lead", version: 2 });
    expect((await remove(job.id, `?version=${version}`)).reply["code"]).toBe("changed_meanwhile");
    expect((await other.put(path, { ...posting, company: "Acacia", version: 2 })).status).toBe(200);
  });

  test("at the very same moment one of them wins", async () => {
    const admins = [boss, await admin(app), await admin(app)];
    const job = await added(boss);
    const answers = await Promise.all(
      admins.map((one, index) =>
        one.put(`${freeJobs}/${job.id}`, {
          ...posting,
          title: `Title number ${index}`,
          version: 1,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test("one id at the source is one job's, unless that one is deleted", async () => {
    const body = { ...posting, externalJobId: "BAO-7" };
    const both = await Promise.all([boss.post(freeJobs, body), boss.post(freeJobs, body)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 400)?.reply["fields"]).toEqual({
      externalJobId: "Another job has this id already.",
    });
    const first = both.find(({ status }) => status === 200)?.reply as unknown as FreeJob;
    const other = await added(boss, { externalJobId: "BAO-8" });
    expect((await boss.put(`${freeJobs}/${other.id}`, body)).status).toBe(400);
    await remove(first.id);
    expect((await boss.put(`${freeJobs}/${other.id}`, body)).status).toBe(200);
    expect((await boss.post(`${freeJobs}/restore`, { ids: [first.id] })).status).toBe(409);
  });
});
