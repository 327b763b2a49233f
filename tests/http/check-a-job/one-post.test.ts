import { describe, expect, test } from "vitest";
import { checkAJobEndpoints, type CheckedJob } from "#contract/listings/check-a-job.ts";
import { errorReply } from "#contract/errors.ts";
import { minutes } from "../../support/clock.ts";
import { everyRow } from "../../support/database.ts";
import { jsonBody } from "../../support/sample-api.ts";
import { person } from "../../support/person.ts";
import { freshTables, testApp, type TestApp } from "../../support/test-app.ts";

const database = await freshTables();
const path = "/api/check-a-job";
const post = [
  "Lifecycle Marketing Manager",
  "Company: Fathom & Field",
  "Pay: $4,500 - $5,500 per month",
  "",
  "We hire anywhere in EMEA, South Africa included.",
  "You work with us as an independent contractor.",
].join("\n");

const check = (app: TestApp, body: unknown) => app.request(path, jsonBody(body));

async function checked(app: TestApp, text: string): Promise<CheckedJob> {
  const response = await check(app, { text });
  expect(response.status).toBe(200);
  return (await response.json()) as CheckedJob;
}

async function refused(app: TestApp, body: unknown) {
  const response = await check(app, body);
  return { status: response.status, ...errorReply.parse(await response.json()) };
}

test("a post becomes facts, each with words that stand in it, and advice", async () => {
  const { title, company, facts, payInRand, advice } = await checked(testApp(database), post);
  expect({ title, company }).toEqual({
    title: "Lifecycle Marketing Manager",
    company: "Fathom & Field",
  });
  expect(facts.openToSouthAfrica.value).toBe("yes");
  expect(facts.engagement.value).toBe("contractor");
  expect(facts.pay.value.amount).toMatchObject({ min: 4500, max: 5500, currency: "USD" });
  const { risk, ...rest } = facts;
  const evidence = [...Object.values(rest), ...risk.notes].flatMap((fact) => fact.evidence);
  expect(evidence.length).toBeGreaterThan(2);
  for (const { quote } of evidence) expect(post).toContain(quote);
  expect(payInRand).toMatchObject({ rand: expect.any(Number), day: "2026-11-14" });
  expect(payInRand?.min).toBeCloseTo(4500 * 18.4, 0);
  expect(advice.missing).toEqual(["hours"]);
  expect(advice.recruiterMessage).toContain("hours");
  expect(advice.shareText).toContain("http://localhost:3000/check-a-job");
});

test("the answer holds to its schema and is kept by nobody on the way", async () => {
  const response = await check(testApp(database), { text: post });
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const answer: unknown = await response.json();
  expect(checkAJobEndpoints.checkAJob.reply.parse(answer)).toEqual(answer);
});

describe("what is no post is a 400 that says why", () => {
  test.each([
    ["too short", { text: "Marketer wanted" }, "Paste more of the post: at least 40 characters."],
    ["nothing but spaces", { text: " ".repeat(100) }, "Paste more of the post"],
    ["not there", {}, "Paste more of the post"],
    ["a number", { text: 7 }, "Paste more of the post"],
    ["a list", { text: [post] }, "Paste more of the post"],
    ["too long", { text: "word ".repeat(6_001) }, "at most 30,000 characters"],
  ])("%s", async (_name, body, message) => {
    const { status, code, fields } = await refused(testApp(database), body);
    expect({ status, code }).toEqual({ status: 400, code: "invalid_input" });
    expect(fields?.["text"]).toContain(message);
  });

  test("a field nobody asked for", async () => {
    const { status, code } = await refused(testApp(database), { text: post, keep: true });
    expect({ status, code }).toEqual({ status: 400, code: "invalid_input" });
  });

  test("a NUL in the text", async () => {
    const { status, code } = await refused(testApp(database), { text: `${post}\0` });
    expect({ status, code }).toEqual({ status: 400, code: "malformed_request" });
  });

  test("and more than fits into a request is a 413", async () => {
    const { status } = await refused(testApp(database), { text: "x".repeat(110_000) });
    expect(status).toBe(413);
  });
});

test("exactly as long and exactly as short as allowed, it is read", async () => {
  const app = testApp(database);
  for (const text of ["x".repeat(40), "Täglich – “mehr” 🔥 ".repeat(2_000).slice(0, 30_000)])
    expect((await checked(app, text)).facts.openToSouthAfrica.value).toBe("unclear");
});

test("mark-up and scripts come back as data only", async () => {
  const text = `<h1>SEO Specialist</h1><p>We hire <b>anywhere in EMEA</b>.</p><script>alert("x")</script>`;
  const response = await check(testApp(database), { text });
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  const { title, advice } = (await response.json()) as CheckedJob;
  expect(title).toBe("SEO Specialist");
  expect(advice.shareText + advice.recruiterMessage).not.toMatch(/<|alert/);
});

test("30 posts in ten minutes are read, the next one is told when to come back", async () => {
  const app = testApp(database);
  const browser = person(app);
  await browser.get("/api/jobs");
  const paste = (who = browser) => who.post(path, { text: post });
  for (let count = 0; count < 30; count += 1) expect((await paste()).status).toBe(200);
  const response = await paste();
  expect(response.status).toBe(429);
  const wait = Number(response.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(600);
  expect((await paste(person(app))).status).toBe(200);
  app.clock.advance(minutes(10));
  expect((await paste()).status).toBe(200);
});

test("nothing of the text is left behind, neither in the log nor in the database", async () => {
  const app = testApp(database);
  const user = await app.build.user();
  const asUser = await app.as(user);
  await check(app, { text: `${post}\nMarula-canary-71` });
  await check(app, { text: "Marula-canary-71" });
  await check(app, { text: `Marula-canary-71 ${"x".repeat(40_000)}` });
  expect((await asUser(path, jsonBody({ text: `${post}\nMarula-canary-71` }))).status).toBe(200);
  expect(app.logLines).toHaveLength(4);
  expect(app.logLines.join("")).not.toMatch(/canary|Fathom|EMEA/i);
  expect(await everyRow(database)).not.toMatch(/canary|Fathom|EMEA/i);
});
