import { describe, expect, test } from "vitest";
import { postingLengths } from "#domain/employers/posting-fields.ts";
import { freshTables, testApp } from "../../support/test-app.ts";
import { detailOf } from "../jobs/board.ts";
import {
  adminOf,
  employerOf,
  handIn,
  ownList,
  post,
  posted,
  published,
  readOwn,
  refusalOf,
  wellTold,
  type Typed,
} from "./employer.ts";

const database = await freshTables();

describe("what does not fit is refused by field, by the review and by handing in alike", () => {
  const tooLong = Object.entries(postingLengths).map(([name, { max }]): [string, Typed] => [
    name,
    { [name]: "x".repeat(max + 1) },
  ]);
  test.each<[string, Typed]>([
    ...tooLong,
    ["title", { title: "abc" }],
    ["title", { title: 5 }],
    ["title", { title: "\u200b\u202e   abc" }],
    ["title", { title: "\u3164".repeat(9) }],
    ["company", { company: null }],
    ["description", { description: ["x"] }],
    ["engagement", { engagement: "slave" }],
    ["closingDate", { closingDate: "2026-02-30" }],
    ["closingDate", { closingDate: "2026-11-01" }],
    ["apply", { apply: "javascript:alert(1)" }],
    ["apply", { apply: "data:text/html,<script>alert(1)</script>" }],
    ["apply", { apply: "java\u200bscript:alert(1)" }],
    ["apply", { apply: "https://user:pw@acme.example" }],
    ["apply", { apply: "mailto:jobs@acme.example?bcc=x@acme.example" }],
  ])("%s: %o", async (name, typed) => {
    const app = testApp(database);
    const { send } = await employerOf(app);
    const answers = [
      handIn(send, typed),
      post(app.request, "/api/employers/review", { ...wellTold, ...typed }),
    ];
    for (const answer of answers) {
      const { status, code, fields } = await refusalOf(answer);
      expect([status, code, Object.keys(fields)]).toEqual([400, "invalid_input", [name]]);
    }
    expect((await ownList(send)).postings).toEqual([]);
  });

  test("an unknown field, a status of one's own, a NUL byte, and no JSON", async () => {
    const app = testApp(database);
    const { send } = await employerOf(app);
    for (const more of [{ status: "open" }, { tier: "premium" }, { addedByUserId: 1 }, { x: 1 }])
      expect((await post(send, "/api/employers/jobs", { ...wellTold, ...more })).status).toBe(400);
    expect((await send("/api/employers/jobs", { method: "POST", body: "{" })).status).toBe(415);
    expect((await handIn(send, { title: "Email\u0000 Marketer" })).status).toBe(400);
    expect((await send("/api/employers/jobs/1e9")).status).toBe(404);
    expect((await send("/api/employers/jobs/99999999999")).status).toBe(404);
    expect((await send("/api/employers/jobs/-1")).status).toBe(404);
  });

  test("what nobody can see is taken out before it is kept", async () => {
    const app = testApp(database);
    const { send } = await employerOf(app);
    const { id } = await posted(send, {
      title: "Email\u0007 Mar\u200bketer\u202e",
      process: "Two\u202d calls and then an answer",
    });
    const { fields } = await readOwn(send, id);
    expect([fields.title, fields.process]).toEqual([
      "Email Marketer",
      "Two calls and then an answer",
    ]);
  });
});

/** As they are tried against forms that end up on pages. */
const payloads = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  '"><script>alert(1)</script>',
  "</title><script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  "<!--<script>alert(1)",
  "{{constructor.constructor('alert(1)')()}}",
  "<iframe srcdoc='<script>alert(1)</script>'>",
  "\u2028<script>alert(1)</script>",
];

describe("what is typed is text on every page that shows it", () => {
  test.each(payloads)("%s in every field", async (payload) => {
    const app = testApp(database);
    const { send } = await employerOf(app);
    const admin = await adminOf(app);
    const typed = {
      title: `Marketer ${payload}`,
      company: `Acme ${payload}`,
      description: `${wellTold.description} ${payload}`,
      location: `Remote ${payload}`,
      whoCanApply: `${wellTold.whoCanApply} ${payload}`,
      salary: `$4,000 a month ${payload}`,
      hours: `09:00 to 17:00 London time ${payload}`,
      process: `Two calls and an answer ${payload}`,
    };
    const { id } = await posted(send, typed);
    await expectHarmless(admin, `/admin/moderation/${id}`);
    await expectHarmless(admin, "/admin/moderation");
    await expectHarmless(send, "/employers/dashboard");
    await expectHarmless(send, `/employers/jobs/${id}/edit`);
    await published(admin, id);
    const { path } = await detailOf(app.request, id);
    for (const page of [path, "/jobs?worldwide=false"]) await expectHarmless(app.request, page);
    for (const { html } of app.mails()) expect(html).not.toMatch(/<(?:script|img|svg|iframe)/i);
  });

  async function expectHarmless(send: (path: string) => Promise<Response>, path: string) {
    const response = await send(path);
    expect(response.status, path).toBe(200);
    const html = await response.text();
    expect(html, path).toContain("Marketer");
    expect(html, path).not.toMatch(/<script>alert|<img src=x|<svg\/onload|<iframe srcdoc/i);
  }

  test("and a reason of the desk's is text in the mail and on the dashboard", async () => {
    const app = testApp(database);
    const { send } = await employerOf(app);
    const admin = await adminOf(app);
    const { id, version } = await posted(send);
    const reason = "Please change <script>alert(1)</script> & say why";
    await post(admin, `/api/admin/moderation/${id}/return`, { version, reason });
    expect(app.mails()[0]?.html).toContain("&lt;script&gt;");
    const html = await (await send("/employers/dashboard")).text();
    expect(html).toContain("What we asked you to change");
    expect(html).not.toContain("<script>alert");
  });
});
