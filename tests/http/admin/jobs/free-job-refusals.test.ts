import { beforeEach, describe, expect, test } from "vitest";
import { auditEntries, jobs } from "#server/adapters/database/schema.ts";
import { freshTables, testApp, type TestApp } from "../../../support/test-app.ts";
import { newMember, type TestMember } from "../../membership/member.ts";
import { added, admin, freeJobs, posting } from "../desk.ts";

const database = await freshTables();

let app: TestApp;
let boss: TestMember;

beforeEach(async () => {
  app = testApp(database);
  boss = await admin(app);
});

async function refusal(body: object): Promise<unknown> {
  const { status, reply } = await boss.post(freeJobs, { ...posting, ...body });
  expect(status, JSON.stringify(body)).toBe(400);
  expect(await database.queries.select().from(jobs)).toEqual([]);
  return reply["fields"];
}

test.each([
  ["title", "Jobs", "Title must be at least 5 characters"],
  ["title", "   \u200b\u200b\u200b\u200b\u200b   ", "Title must be at least 5 characters"],
  ["title", undefined, "Title must be at least 5 characters"],
  ["company", "B", "Company name is required"],
  ["description", "Too short", "Description must be at least 20 characters"],
  ["applyLink", "", "Must be a valid URL"],
  ["applyLink", "baobab.example/apply", "Must be a valid URL"],
  ["applyLink", "javascript:alert(1)", "Must be a valid URL"],
  ["applyLink", " java\tscript:alert(1)", "Must be a valid URL"],
  ["applyLink", "JAVASCRIPT:alert(1)//https://", "Must be a valid URL"],
  ["applyLink", "data:text/html,<script>alert(1)</script>", "Must be a valid URL"],
  ["applyLink", "vbscript:msgbox(1)", "Must be a valid URL"],
  ["applyLink", "file:///etc/passwd", "Must be a valid URL"],
  ["applyLink", "https:baobab.example", "Must be a valid URL"],
  ["logoUrl", "data:image/svg+xml,<svg onload=alert(1)>", "Must be a valid URL"],
  ["logoUrl", "javascript:alert(1)", "Must be a valid URL"],
  ["logoUrl", "//evil.example/x.png", "Must be a valid URL"],
  ["logoUrl", "logo", "Must be a valid URL"],
  ["publishedDate", "2026-11-17", "That day is still to come."],
  ["publishedDate", "2026-02-30", "Choose a day."],
  ["publishedDate", "0001-01-01", "Choose a day."],
  ["publishedDate", "soon", "Choose a day."],
])("a %s of %j is refused in the words of its field", async (field, value, message) => {
  expect(await refusal({ [field]: value })).toEqual({ [field]: message });
});

test.each([
  ["of a wrong type", { title: 5 }],
  ["of a wrong type", { tags: "Marketing" }],
  ["of a wrong type", { isActive: "true" }],
  ["of a wrong type", { description: ["A list of words that is long enough"] }],
  ["too long", { title: "x".repeat(301) }],
  ["too long", { company: "x".repeat(201) }],
  ["too long", { description: "x".repeat(50_001) }],
  ["too long", { applyLink: `https://a.example/${"x".repeat(2_000)}` }],
  ["too long", { salary: "x".repeat(301) }],
  ["too long", { tags: ["x".repeat(61)] }],
  ["too many", { tags: Array.from({ length: 21 }, (_, index) => `Tag ${index}`) }],
  ["unknown", { tier: "premium" }],
  ["unknown", { status: "open" }],
  ["unknown", { overrides: {} }],
  ["unknown", { facts: {} }],
  ["with a NUL byte", { title: "Growth\u0000Marketer" }],
  ["with a NUL byte", { description: "Own our newsletter\u0000 and grow it." }],
])("what is %s is refused: %j", async (_, body) => {
  await expect(refusal(body)).resolves.not.toBeNull();
});

test("a description may be as long as it is promised, in letters of three bytes too", async () => {
  const description = `Grow it ${"–".repeat(49_992)}`;
  expect((await added(boss, { description })).description).toHaveLength(50_000);
});

test("what nobody could mean by a page, a job or many of them is refused", async () => {
  for (const query of ["?cursor=nonsense", "?sort=salary", "?activeOnly=maybe", "?search=%00"])
    expect((await boss.get(`${freeJobs}/page${query}`)).status, query).toBe(400);
  for (const id of ["0", "-1", "1.5", "x", "99999999999"])
    expect((await boss.get(`${freeJobs}/${id}`)).status, id).toBe(404);
  const many = Array.from({ length: 101 }, (_, index) => ({ id: index + 1 }));
  for (const body of [
    {},
    { deed: "hide", jobs: [] },
    { deed: "hide", jobs: many },
    { deed: "sell", jobs: [{ id: 1 }] },
    { deed: "hide", jobs: [{ id: "1" }] },
    { deed: "hide", jobs: [{ id: 1, tier: "premium" }] },
  ])
    expect((await boss.post(`${freeJobs}/many`, body)).status, JSON.stringify(body)).toBe(400);
  for (const ids of [[], ["1"], [0], [2_147_483_648]])
    expect((await boss.post(`${freeJobs}/restore`, { ids })).status).toBe(400);
});

describe("whoever is no admin", () => {
  test("reads nothing, changes nothing, and leaves no trace in the trail", async () => {
    const job = await added(boss);
    const trail = await database.queries.select().from(auditEntries);
    const free = await newMember(app);
    const premium = await newMember(app, {
      premiumUntil: new Date("2027-01-01"),
      isEmployer: true,
    });
    for (const somebody of [free, premium]) {
      const answers = [
        await somebody.get(freeJobs),
        await somebody.get(`${freeJobs}/page`),
        await somebody.get(`${freeJobs}/${job.id}`),
        await somebody.get(`${freeJobs}.csv`),
        await somebody.post(freeJobs, posting),
        await somebody.put(`${freeJobs}/${job.id}`, posting),
        await somebody.post(`${freeJobs}/many`, { deed: "delete", jobs: [{ id: job.id }] }),
        await somebody.post(`${freeJobs}/restore`, { ids: [job.id] }),
      ];
      for (const { status, reply } of answers) {
        expect(status).toBe(403);
        expect(JSON.stringify(reply)).not.toContain(posting.company);
      }
    }
    expect((await boss.get(`${freeJobs}/${job.id}`)).reply).toEqual(job);
    expect(await database.queries.select().from(auditEntries)).toEqual(trail);
  });
});
