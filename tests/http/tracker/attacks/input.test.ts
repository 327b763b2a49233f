import { describe, expect, test } from "vitest";
import { applicationLimits as limits } from "#domain/tracker/application.ts";
import { freshTables, testApp } from "../../../support/test-app.ts";
import {
  added,
  applicationsPath,
  done,
  pathOf,
  refusal,
  trackerMember,
  typed,
} from "../application.ts";

const database = await freshTables();

const refused: readonly [string, Readonly<Record<string, unknown>>][] = [
  ["a title of a wrong type", { jobTitle: 7 }],
  ["a title of blanks", { jobTitle: " \u200B\u00A0 " }],
  ["a title that is too long", { jobTitle: "x".repeat(limits.title + 1) }],
  ["a company in a list", { company: ["Yoco"] }],
  ["a result that is none", { result: "Ghosted" }],
  ["a result in other letters", { result: "pending" }],
  ["a platform that is none", { platform: "__proto__" }],
  ["a kind of job that is none", { jobType: null }],
  ["February 30", { dateApplied: "2026-02-30" }],
  ["the year 1", { dateApplied: "0001-01-01" }],
  ["the year 9999", { dateApplied: "9999-12-31" }],
  ["a moment instead of a day", { dateApplied: "2026-11-10T00:00:00Z" }],
  ["a day in other order", { dateApplied: "10/11/2026" }],
  ["the day after tomorrow", { dateApplied: "2026-11-17" }],
  ["no day", { dateApplied: "" }],
  ["a follow-up on no day", { followUpDate: "2026-02-30" }],
  ["a follow-up beyond all years", { followUpDate: "2101-01-01" }],
  ["a link that runs", { url: "javascript:alert(1)" }],
  ["a link that runs, hidden", { url: " java\tscript:alert(1)" }],
  ["a link with the page in it", { url: "data:text/html,<script>alert(1)</script>" }],
  ["a link to this disk", { url: "file:///etc/passwd" }],
  ["a link that is none", { url: "yoco" }],
  ["a link that is too long", { url: `https://x.example/${"x".repeat(limits.url)}` }],
  ["a tag of 2,000 characters", { strategyTag: "x".repeat(2_000) }],
  ["notes that are too long", { notes: "x".repeat(limits.notes + 1) }],
  [
    "a letter that is too long",
    { coverLetterTemplate: "x".repeat(limits.coverLetterTemplate + 1) },
  ],
  ["pay that is too long", { salary: "x".repeat(limits.salary + 1) }],
];

describe("an application with", () => {
  test.each(refused)("%s is refused, and says which field", async (_, about) => {
    const member = await trackerMember(testApp(database));
    const { id } = await added(member);
    for (const answer of [
      await member.post(applicationsPath, typed(about)),
      await member.send("PUT", pathOf(id), typed(about)),
    ]) {
      expect(refusal(answer)).toEqual([400, "invalid_input"]);
      expect(Object.keys(answer.reply["fields"] as object)).toEqual(Object.keys(about));
    }
    expect(done<unknown[]>(await member.get(applicationsPath))).toHaveLength(1);
  });

  test("a NUL byte is no text", async () => {
    const member = await trackerMember(testApp(database));
    for (const about of [{ jobTitle: "a\0b" }, { notes: "a\0b" }, { strategyTag: "\0" }])
      expect(refusal(await member.post(applicationsPath, typed(about)))).toEqual([
        400,
        "malformed_request",
      ]);
  });

  test("fields that nobody asked for keeps none of them", async () => {
    const app = testApp(database);
    const [member, other] = [await trackerMember(app), await trackerMember(app)];
    const answer = await member.post(applicationsPath, {
      ...typed(),
      id: 77,
      userId: other.user.id,
      user_id: other.user.id,
      origin: "listing",
      jobId: 1,
      importId: 1,
      version: 40,
      deletedAt: "2020-01-01",
      lastOn: "1999-01-01",
      ad: { text: "Mine" },
    });
    if (answer.status === 200)
      expect(answer.reply).toMatchObject({
        origin: "typed",
        version: 1,
        lastOn: "2026-11-10",
        ad: null,
      });
    else expect(refusal(answer)).toEqual([400, "invalid_input"]);
    expect(done(await other.get(applicationsPath))).toEqual([]);
  });

  test("just as much as there is room for is kept", async () => {
    const member = await trackerMember(testApp(database));
    const about = {
      jobTitle: "x".repeat(limits.title),
      company: "y".repeat(limits.company),
      notes: "é".repeat(limits.notes),
      strategyTag: "z".repeat(limits.tag),
      url: `https://x.example/${"u".repeat(limits.url - 18)}`,
      dateApplied: "2026-11-16",
    };
    expect(await added(member, about)).toMatchObject(about);
  });

  test("signs that mean something elsewhere are text here", async () => {
    const member = await trackerMember(testApp(database));
    const about = {
      jobTitle: "<script>alert(1)</script>",
      company: "'; drop table job_applications; --",
      notes: '=HYPERLINK("https://evil.example")\n{{7*7}} ${7*7}',
    };
    expect(await added(member, about)).toMatchObject(about);
  });
});

describe("an address with", () => {
  test.each(["0", "-1", "1.5", "abc", "99999999999", "1%20or%201=1", "%00", "2147483648"])(
    "the id %s leads nowhere",
    async (id) => {
      const member = await trackerMember(testApp(database));
      await added(member);
      for (const path of [`/${id}`, `/1/contacts/${id}`, `/1/events/${id}`]) {
        const { status } = await member.send("DELETE", applicationsPath + path);
        expect([400, 404], path).toContain(status);
      }
    },
  );
});
