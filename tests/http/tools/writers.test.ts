import { describe, expect, test } from "vitest";
import { freshTables, testApp } from "../../support/test-app.ts";
import { askedOf, toolMember } from "./member.ts";

const database = await freshTables();
const draft = "/api/premium/outreach-draft";
const chosen = { target: "saas", purpose: "job-application" };

describe("our own messages", () => {
  test("need no key and no role: what is missing is a place to fill in", async () => {
    const member = await toolMember(testApp(database));
    const { status, reply } = await member.post(draft, chosen);
    expect(status).toBe(200);
    expect(reply["linkedinMessage"]).toContain("[your role]");
    expect(reply["emailBody"]).toContain("[company]");
    expect(
      (await member.post(draft, { ...chosen, role: "SEO lead" })).reply["emailBody"],
    ).toContain("an SEO lead");
  });

  test("become a document only with a role", async () => {
    const member = await toolMember(testApp(database));
    const keep = (request: object) =>
      member.post("/api/premium/documents", { content: { tool: "outreach", request } });
    expect((await keep(chosen)).status).toBe(400);
    expect((await keep({ ...chosen, role: "SEO lead" })).reply).toMatchObject({ source: "kwela" });
  });

  test("name the job and the company that they are for", async () => {
    const app = testApp(database);
    const { id } = await app.build.job({ title: "Growth Lead", company: "Baobab Labs" });
    const member = await toolMember(app);
    const { reply } = await member.post(draft, { ...chosen, jobId: String(id) });
    expect(JSON.stringify(reply)).toContain("Growth Lead");
    expect(JSON.stringify(reply)).toContain("Baobab Labs");
    expect(JSON.stringify(reply)).not.toContain("[company]");
    expect((await member.post(draft, { ...chosen, jobId: "999999" })).status).toBe(404);
  });

  test.each([
    [{ ...chosen, role: "x".repeat(121) }, "role"],
    [{ ...chosen, context: "x".repeat(2_001) }, "context"],
    [{ purpose: "sales" }, "target"],
  ])("%j names its field", async (request, field) => {
    const member = await toolMember(testApp(database));
    const { status, reply } = await member.post(draft, request);
    expect(status).toBe(400);
    expect(Object.keys(reply["fields"] as object)).toEqual([field]);
  });
});

test("the AI is told the job, fenced, and does not invent it by naming it", async () => {
  const app = testApp(database);
  const { id } = await app.build.job({ title: "Growth Lead", company: "Baobab Labs" });
  const member = await toolMember(app);
  await member.saveKey();
  const { status, reply } = await member.post("/api/premium/outreach-scripts", {
    ...chosen,
    role: "content writer",
    channel: "linkedin",
    jobId: String(id),
  });
  expect(status).toBe(200);
  expect(askedOf(app)[0]?.body["input"]).toMatch(
    /^-{5} begin job (\w{16}) -{5}\nGrowth Lead at Baobab Labs\n-{5} end job \1 -{5}$/m,
  );
  expect(reply["linkedinMessage"]).toContain("Growth Lead at Baobab Labs");
  const marks = (reply["unsupported"] as { field: string }[]).map(({ field }) => field);
  expect(marks).not.toContain("linkedinMessage");
  const kept = await member.get(`/api/premium/documents/${String(reply["documentId"])}`);
  expect(kept.reply).toMatchObject({
    job: { title: "Growth Lead" },
    unsupported: reply["unsupported"],
  });
});

test.each(["/premium/resume-templates", "/premium/outreach-scripts?job=1"])(
  "%s is for members: others are led to sign in, or to what premium brings",
  async (address) => {
    const app = testApp(database);
    const visitor = await app.request(address);
    expect(visitor.status).toBe(302);
    expect(visitor.headers.get("location")).toBe(`/auth?next=${encodeURIComponent(address)}`);
    const free = await (await app.as(await app.build.user()))(address);
    expect(free.headers.get("location")).toBe("/pricing?notice=premium-feature");
    const member = await toolMember(app);
    expect((await member.raw(address)).status).toBe(200);
  },
);
