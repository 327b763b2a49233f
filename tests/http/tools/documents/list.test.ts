import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { documentEndpoints } from "#contract/tools/documents.ts";
import { documents } from "#server/adapters/database/schema.ts";
import { freshTables, testApp } from "../../../support/test-app.ts";
import { ad, askedOf, letter, toolMember, type ToolMember } from "../member.ts";
import { documentsPath, keptOutreach, keptResume, listOf, pathOf, titlesIn } from "./kept.ts";

const database = await freshTables();

/** So many copies of a member's only document, each a minute older than the one before; nobody searches for them. */
const copies = (count: number) =>
  database.queries.execute(sql`
    insert into documents (user_id, tool, source, title, request, result, words, created_at)
    select user_id, tool, source, 'Copy ' || number, request, result, '',
      created_at - make_interval(mins => number)
    from ${documents}, generate_series(1, ${count}::int) as number`);

describe("the list", () => {
  test("is empty at first, and has the newest first, each as the contract says", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    expect(await listOf(member)).toMatchObject({ documents: [], nextCursor: null, total: 0 });
    await keptResume(member);
    app.clock.advance(60_000);
    await keptOutreach(member);
    const { reply } = await member.get(documentsPath);
    expect(documentEndpoints.listDocuments.reply.parse(reply)).toEqual(reply);
    expect(await titlesIn(member)).toEqual([
      "Outreach: Lifecycle marketer, networking, saas",
      "Resume: SEO, Mid Level",
    ]);
  });

  test("is one's own and nobody else's", async () => {
    const app = testApp(database);
    const [mine, theirs] = [await toolMember(app), await toolMember(app)];
    await keptResume(mine);
    expect(await titlesIn(theirs)).toEqual([]);
    expect(await titlesIn(theirs, "?search=seo")).toEqual([]);
  });

  test("comes in pages without gap or double, whatever is added meanwhile", async () => {
    const member = await toolMember(testApp(database));
    await keptResume(member);
    await copies(44);
    const first = await listOf(member);
    expect([first.documents.length, first.total]).toEqual([20, 45]);
    await keptOutreach(member);
    const second = await listOf(member, `?cursor=${first.nextCursor}`);
    const third = await listOf(member, `?cursor=${second.nextCursor}`);
    expect(third.nextCursor).toBeNull();
    const ids = [first, second, third].flatMap((page) => page.documents.map(({ id }) => id));
    expect(new Set(ids).size).toBe(45);
    expect(ids).toHaveLength(45);
  });

  test("narrows down by tool and by listing", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    const { id } = await app.build.job({ title: "Content Lead" });
    await keptResume(member);
    await keptOutreach(member, { jobId: String(id) });
    expect(await titlesIn(member, "?tool=resume")).toEqual(["Resume: SEO, Mid Level"]);
    const { documents: tied } = await listOf(member, `?jobId=${id}`);
    expect(tied).toMatchObject([
      { tool: "outreach", job: { title: "Content Lead", path: `/jobs/content-lead-${id}` } },
    ]);
  });
});

describe("searching", () => {
  async function withLetter(): Promise<ToolMember> {
    const member = await toolMember(testApp(database));
    await member.saveKey();
    await member.post("/api/premium/cover-letter-analysis", {
      coverLetter: letter,
      jobDescription: ad,
    });
    await keptResume(member);
    return member;
  }

  test("finds words of the name, of what was typed and of what came of it, in any order and case", async () => {
    const member = await withLetter();
    const found = async (search: string) =>
      (await listOf(member, `?search=${encodeURIComponent(search)}`)).total;
    expect(await found("RESUME seo")).toBe(1);
    expect(await found("dlamini")).toBe(1);
    expect(await found("newsletter weekly")).toBe(1);
    expect(await found("dlamini resume")).toBe(0);
    expect(await found("figures dlamini")).toBe(1);
    expect(await found("   ")).toBe(2);
  });

  test("takes signs for signs", async () => {
    const member = await withLetter();
    for (const search of ["%", "_", "\\", "'; drop table documents; --", "(", ":*", "&", "!"])
      expect(
        (await member.get(`${documentsPath}?search=${encodeURIComponent(search)}`)).status,
        search,
      ).toBe(200);
    expect(await titlesIn(member, "?search=%25%25")).toEqual([]);
  });

  test("follows a new name", async () => {
    const member = await toolMember(testApp(database));
    const { id, version } = await keptResume(member);
    await member.send("PATCH", pathOf(id), { title: "For Yoco", version });
    expect(await titlesIn(member, "?search=yoco")).toEqual(["For Yoco"]);
    expect(await titlesIn(member, "?search=seo")).toEqual(["For Yoco"]);
    expect(await titlesIn(member, "?search=yo")).toEqual(["For Yoco"]);
    expect(await titlesIn(member, "?search=oco")).toEqual([]);
  });
});

test.each([
  ["?tool=tracker", "invalid_input"],
  [`?search=${"x".repeat(201)}`, "invalid_input"],
  ["?search=a%00b", "malformed_request"],
  ["?cursor=not-one-of-ours", "invalid_input"],
  ["?jobId=999999", "not_found"],
])("%s is refused", async (query, code) => {
  const member = await toolMember(testApp(database));
  const { status, reply } = await member.get(documentsPath + query);
  expect([status, reply["code"]]).toEqual([status >= 400 && status < 500 ? status : 400, code]);
});

describe("keeping", () => {
  test("makes the text anew: what a browser says we wrote is not taken for it", async () => {
    const member = await toolMember(testApp(database));
    const request = { specialty: "SEO", experienceLevel: "Mid Level" };
    const content = { tool: "resume", request, result: { summary: "I am the best" } };
    const { status, reply } = await member.post(documentsPath, { content });
    if (status === 200) expect(JSON.stringify(reply)).not.toContain("I am the best");
    else expect([status, reply["code"]]).toEqual([400, "invalid_input"]);
  });

  test.each([
    [
      { tool: "resume", request: { specialty: "Plumbing", experienceLevel: "Mid Level" } },
      "invalid_input",
    ],
    [{ tool: "resume", request: 7 }, "invalid_input"],
    [{ tool: "cover-letter", request: { coverLetter: letter } }, "invalid_input"],
    [
      { tool: "outreach", request: { target: "saas", purpose: "sales", role: "x".repeat(121) } },
      "invalid_input",
    ],
    [
      { tool: "outreach", request: { target: "saas", purpose: "sales", role: "a\0b" } },
      "malformed_request",
    ],
    [
      {
        tool: "outreach",
        request: { target: "saas", purpose: "sales", role: "SEO", jobId: "424242" },
      },
      "not_found",
    ],
  ])("%j is refused", async (content, code) => {
    const member = await toolMember(testApp(database));
    const { reply } = await member.post(documentsPath, { content });
    expect(reply["code"]).toBe(code);
    expect((await listOf(member)).total).toBe(0);
  });

  test("ends at 5,000, and deleting one makes room for one", async () => {
    const app = testApp(database);
    const member = await toolMember(app);
    const { id } = await keptResume(member);
    await copies(4_999);
    const content = { tool: "resume", request: { specialty: "SEO", experienceLevel: "Mid Level" } };
    const full = await member.post(documentsPath, { content });
    expect([full.status, full.reply["code"]]).toEqual([409, "documents_full"]);
    // Nobody pays for what there is no room for.
    await member.saveKey();
    const asked = await member.post("/api/premium/resume-template", content.request);
    expect([asked.status, asked.reply["code"]]).toEqual([409, "documents_full"]);
    expect(askedOf(app)).toEqual([]);
    await member.send("DELETE", pathOf(id));
    const [one, other] = await Promise.all([
      member.post(documentsPath, { content }),
      member.post(documentsPath, { content }),
    ]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
