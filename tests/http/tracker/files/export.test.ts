import { expect, test } from "vitest";
import { freshTables, testApp } from "../../../support/test-app.ts";
import { added, done, pathOf } from "../application.ts";
import { fileMember, type FileMember } from "./file-member.ts";

const database = await freshTables();
const path = "/api/premium/job-applications";

/** Cells that a spreadsheet would run, that break lines and quotes, and that begin with our own mark. */
const hostile = [
  "=1+1",
  "+27 82 555",
  "-500",
  "@SUM(A1)",
  "＝1+1",
  "'n Plek",
  "''=1",
  'Say "hi"; now',
  ';"=1+1;"',
  "a,b;c\td|e",
];

async function fill(member: FileMember): Promise<void> {
  for (const [index, text] of hostile.entries()) {
    const { reply, status } = await member.post(path, {
      jobTitle: text,
      company: `Firm ${text}`,
      jobType: index % 2 === 0 ? "Contract" : "Part Time",
      platform: "Remote OK",
      dateApplied: `2026-10-${String(index + 1).padStart(2, "0")}`,
      result: "Pending",
      notes: `First line\n${text}\n=cmd|' /C calc'!A0`,
      strategyTag: text.slice(0, 20),
      salary: text,
      url: `https://example.com/?q=${index},"x"`,
      followUpDate: "2026-12-01",
      coverLetterTemplate: `${text} letter`,
    });
    expect(status).toBe(200);
    await member.post(`${path}/${Number(reply["id"])}/moves`, {
      result: "Interview",
      on: "2026-10-20",
      note: `${text}\nsecond: line \\ here`,
    });
    if (index === 0)
      await member.post(`${path}/${Number(reply["id"])}/follow-ups`, { on: "2026-10-25" });
  }
}

test("what is exported and imported again is the same list, with the same history", async () => {
  const app = testApp(database);
  const [one, other] = [await fileMember(app), await fileMember(app)];
  await fill(one);
  const file = await one.exported();
  const { reply } = await other.preview(file);
  expect([reply.good, reply.bad, reply.mapping.separator]).toEqual([10, [], ","]);
  expect((await other.import(file, reply.mapping)).status).toBe(200);
  expect(await other.list()).toEqual(await one.list());
  // Its history too, to the last sign of every note.
  expect(await other.exported()).toBe(file);
});

test("no cell begins like a formula, and the file has a name of ours", async () => {
  const member = await fileMember(testApp(database));
  await fill(member);
  const response = await member.raw(`${path}/export`);
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="kwela-applications.csv"',
  );
  const file = await member.exported();
  expect(file.startsWith("\uFEFFJob title,Company,")).toBe(true);
  expect(file).not.toMatch(/(?:^|,|\r\n)"?[=+\-@＝]/u);
  expect(file).toContain("'=1+1,");
});

test("invisible signs come in by no side door: a note in a history is tidied as a typed one is", async () => {
  const app = testApp(database);
  const [from, to] = [await fileMember(app), await fileMember(app)];
  const { id } = await added(from);
  const move = { result: "Interview", on: "2026-11-10", note: "Call at ten." };
  done(await from.post(`${pathOf(id)}/moves`, move));
  const file = (await from.exported()).replace("Call at", "Call\u202E\u200B\u0007 at");
  const { reply } = await to.preview(file);
  expect((await to.import(file, reply.mapping)).status).toBe(200);
  const [row] = await to.list();
  expect(row).toMatchObject({ result: "Interview" });
  const kept = await database.executeSql(
    "select distinct note from application_events where note is not null",
  );
  expect(kept.rows).toEqual([{ note: "Call at ten." }]);
});

test("the history reads well", async () => {
  const member = await fileMember(testApp(database));
  await fill(member);
  expect(await member.exported()).toContain(
    "2026-10-01 Pending\n2026-10-20 Interview: =1+1\\nsecond: line \\\\ here\n2026-10-25 Followed up",
  );
});

test("somebody with thousands gets them all, once each, and nobody else's", async () => {
  const app = testApp(database);
  const [one, other] = [await fileMember(app), await fileMember(app)];
  const rows = Array.from({ length: 1_203 }, (_, n) => `Role ${n},Firm,2026-10-01`).join("\n");
  const text = `Role,Company,Date\n${rows}`;
  await one.import(text, (await one.preview(text)).reply.mapping);
  const titles = (await one.exported()).split("\r\n").map((line) => line.split(",")[0]);
  expect(new Set(titles).size).toBe(1_205);
  expect((await other.exported()).split("\r\n")).toHaveLength(2);
});
