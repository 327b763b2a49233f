import { describe, expect, test } from "vitest";
import { freshTables, testApp } from "../../../support/test-app.ts";
import { fileMember, type FileMember } from "./file-member.ts";

const database = await freshTables();
const path = "/api/premium/job-applications";

const three = `Role;Employer;Applied on;Status;Source
SEO lead;Acme;2026-10-01;Applied;LinkedIn
Copywriter;Bolt;2026-10-02;Interviewing;Glassdoor
Growth hacker;Cape;2026-10-03;Ghosted;Wellfound
`;

const totalOf = async (member: FileMember): Promise<number> => (await member.list()).length;

describe("a preview", () => {
  test("guesses the separator, the columns and the words, and changes nothing", async () => {
    const member = await fileMember(testApp(database));
    const { status, reply } = await member.preview(`\uFEFF${three}`);
    expect(status).toBe(200);
    expect(reply.mapping).toEqual({
      separator: ";",
      columns: { jobTitle: 0, company: 1, dateApplied: 2, result: 3, platform: 4 },
      dateOrder: null,
      results: {},
    });
    expect([reply.rows, reply.good, reply.bad]).toEqual([3, 3, []]);
    expect(reply.first.map(({ row, result, platform }) => [row, result, platform])).toEqual([
      [2, "Pending", "LinkedIn"],
      [3, "Interview", "Other"],
      [4, "No Response", "AngelList"],
    ]);
    expect(reply.taken).toEqual([{ field: "platform", value: "Glassdoor", as: "Other", rows: 1 }]);
    expect(await totalOf(member)).toBe(0);
  });

  test.each([
    ["commas", ","],
    ["tabs", "\t"],
    ["bars", "|"],
  ])("%s are a separator too", async (_, separator) => {
    const member = await fileMember(testApp(database));
    const { reply } = await member.preview(three.replaceAll(";", separator));
    expect([reply.mapping.separator, reply.good]).toEqual([separator, 3]);
  });

  test("reads the letters of older versions of Excel", async () => {
    const member = await fileMember(testApp(database));
    const { reply } = await member.preview(
      Buffer.from("Role;Company;Date\nGérant;Café;2026-10-01", "latin1"),
    );
    expect(reply.first[0]).toMatchObject({ jobTitle: "Gérant", company: "Café" });
  });

  test("asks what it cannot know: the order of dates, a column, a result", async () => {
    const member = await fileMember(testApp(database));
    const text =
      "Thing,Company,Date,Status\nSEO,Acme,03/04/2026,Offer\nPPC,Bolt,05/04/2026,offer!\n";
    const { reply } = await member.preview(text);
    expect(reply.asks).toEqual({
      dateOrder: "03/04/2026",
      columns: ["jobTitle"],
      results: [{ value: "Offer", key: "offer", rows: 2 }],
    });
    const mapping = {
      ...reply.mapping,
      columns: { ...reply.mapping.columns, jobTitle: 0 },
      dateOrder: "month-first" as const,
      results: { offer: "Hired" as const },
    };
    const again = await member.preview(text, mapping);
    expect(again.reply.first.map(({ dateApplied, result }) => [dateApplied, result])).toEqual([
      ["2026-03-04", "Hired"],
      ["2026-05-04", "Hired"],
    ]);
    expect(again.reply.asks).toMatchObject({ dateOrder: null, columns: [] });
    // What was asked and not answered is not guessed.
    expect(await member.import(text, reply.mapping)).toMatchObject({ status: 400 });
    expect(await totalOf(member)).toBe(0);
  });

  test("says of every bad row where it is and why, counted as a spreadsheet does", async () => {
    const member = await fileMember(testApp(database));
    const text = [
      "Role,Company,Date,Status,Link,Notes",
      "SEO,Acme,2026-10-01,Applied,,",
      '"Two\nlines",Bolt,2026-10-01,Applied,,',
      "",
      ",Bolt,2026-10-01,Applied,,",
      "SEO,Acme,2026-02-30,Applied,,",
      "SEO,Acme,2026-12-24,Applied,,",
      "SEO,Acme,2026-10-01,Perhaps,,",
      "SEO,Acme,2026-10-01,Applied,javascript:alert(1),",
      `SEO,Acme,2026-10-01,Applied,,${"x".repeat(5_001)}`,
    ].join("\r\n");
    const { reply } = await member.preview(text);
    expect(reply.good).toBe(2);
    expect(reply.bad.map(({ row, reasons }) => `${row}: ${reasons.join(" ")}`)).toEqual([
      "5: There is no job title.",
      "6: “2026-02-30” is not a day we can read (date applied).",
      "7: Date applied: That day is still to come.",
      "8: “Perhaps” is not a result we know.",
      "9: Link: Must be a valid URL",
      "10: Notes: That is too long. Keep it to 5,000 characters.",
    ]);
  });

  test.each([
    ["nothing", "", 400],
    ["heads alone", "Role,Company,Date\r\n\r\n", 400],
    ["too many rows", `Role,Company,Date\n${"a,b,2026-10-01\n".repeat(5_001)}`, 400],
    ["too much", "x".repeat(1_000_001), 413],
    ["no text at all", new Uint8Array([80, 75, 3, 4, 0, 0]), 415],
  ])("%s is refused", async (_, text, status) => {
    const member = await fileMember(testApp(database));
    expect((await member.preview(text)).status).toBe(status);
  });

  test("a quote that is never closed does not pass for one long row", async () => {
    const member = await fileMember(testApp(database));
    const { reply } = await member.preview(
      'Role,Company,Date\nSEO,"Acme,2026-10-01\nPPC,Bolt,2026-10-01\n',
    );
    expect([reply.good, reply.bad.length]).toEqual([0, 1]);
    expect(reply.bad[0]?.reasons[0]).toContain("quotation mark");
  });
});

describe("an import", () => {
  test("of 500 rows with 20 bad ones: nothing until the member says so, then 480 at once", async () => {
    const member = await fileMember(testApp(database));
    const lines = Array.from({ length: 500 }, (_, n) =>
      n % 25 === 0 ? `Role ${n},,2026-10-01,Applied` : `Role ${n},Firm ${n % 9},2026-10-01,Applied`,
    );
    const text = ["Position,Employer,Applied on,Status", ...lines].join("\n");
    const { reply } = await member.preview(text);
    expect([reply.rows, reply.good, reply.bad.length]).toEqual([500, 480, 20]);
    expect(await member.import(text, reply.mapping)).toMatchObject({
      status: 409,
      reply: { code: "import_has_bad_rows" },
    });
    expect(await totalOf(member)).toBe(0);
    const done = await member.import(text, reply.mapping, { leaveOutBad: "true" });
    expect(done.reply).toMatchObject({ imported: 480, leftOut: 20 });
    expect(await totalOf(member)).toBe(480);
  });

  test("of the same file again is refused, unless it was taken back or is meant", async () => {
    const member = await fileMember(testApp(database));
    const { reply } = await member.preview(three);
    expect(reply.importedOn).toBeNull();
    const first = await member.import(three, reply.mapping);
    expect((await member.preview(three)).reply.importedOn).toBe("2026-11-15");
    expect(await member.import(three, reply.mapping)).toMatchObject({
      status: 409,
      reply: { code: "imported_before" },
    });
    await member.send("DELETE", `${path}/imports/${first.reply.importId}`);
    expect((await member.import(three, reply.mapping)).status).toBe(200);
    expect((await member.import(three, reply.mapping, { evenIfAgain: "true" })).status).toBe(200);
    expect(await totalOf(member)).toBe(6);
  });

  test("twice at once comes in once", async () => {
    const member = await fileMember(testApp(database));
    const { mapping } = (await member.preview(three)).reply;
    const both = await Promise.all([member.import(three, mapping), member.import(three, mapping)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await totalOf(member)).toBe(3);
  });

  test("beyond what there is room for brings nothing", async () => {
    const app = testApp(database);
    const member = await fileMember(app);
    const rows = (from: number) =>
      Array.from({ length: 5_000 }, (_, n) => `R${from + n},F,2026-10-01`).join("\n");
    const textOf = (from: number): string => `Role,Company,Date\n${rows(from)}`;
    const { mapping } = (await member.preview(textOf(0))).reply;
    expect((await member.import(textOf(0), mapping)).status).toBe(200);
    await member.import(three, (await member.preview(three)).reply.mapping);
    expect(await member.import(textOf(5_000), mapping)).toMatchObject({
      status: 409,
      reply: { code: "applications_full" },
    });
    expect(await totalOf(member)).toBe(5_003);
  });

  test("is taken back whole, but for what was changed since, which is named", async () => {
    const app = testApp(database);
    const [member, other] = [await fileMember(app), await fileMember(app)];
    await member.post(path, {
      jobTitle: "Typed in",
      company: "Own",
      jobType: "Contract",
      platform: "Email",
      dateApplied: "2026-10-09",
      result: "Pending",
    });
    const { mapping } = (await member.preview(three)).reply;
    const { importId } = (await member.import(three, mapping)).reply;
    expect((await other.send("DELETE", `${path}/imports/${importId}`)).status).toBe(404);
    const list = (await (await member.raw(path)).json()) as { id: number; jobTitle: string }[];
    const idOf = (title: string) => list.find(({ jobTitle }) => jobTitle === title)?.id;
    await member.post(`${path}/${idOf("SEO lead")}/moves`, { result: "Viewed", on: "2026-10-20" });
    await member.post(`${path}/${idOf("Copywriter")}/contacts`, { name: "Zola", channel: "Email" });
    const { reply } = await member.send("DELETE", `${path}/imports/${importId}`);
    expect(reply["removed"]).toBe(1);
    expect(reply["kept"]).toEqual([
      { id: idOf("Copywriter"), jobTitle: "Copywriter", company: "Bolt" },
      { id: idOf("SEO lead"), jobTitle: "SEO lead", company: "Acme" },
    ]);
    expect((await member.list()).map(({ jobTitle }) => jobTitle)).toEqual([
      "Typed in",
      "Copywriter",
      "SEO lead",
    ]);
    const imports = (await (await member.raw(`${path}/imports`)).json()) as object[];
    expect(imports).toMatchObject([
      { id: importId, rows: 3, undoneAt: "2026-11-15T08:00:00.000Z" },
    ]);
    expect(await (await other.raw(`${path}/imports`)).json()).toEqual([]);
  });

  test("of hostile text costs no time to speak of", async () => {
    const member = await fileMember(testApp(database));
    for (const text of [
      '"'.repeat(900_000),
      ",".repeat(900_000),
      `a,b\n${'"a"b,'.repeat(150_000)}`,
    ])
      expect([200, 400]).toContain((await member.preview(text)).status);
  });
});
