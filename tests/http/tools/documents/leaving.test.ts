import { expect, test } from "vitest";
import { deletionGraceMs } from "#domain/accounts/mail-links.ts";
import { freshTables, testApp } from "../../../support/test-app.ts";
import { goodKey, letter, toolMember } from "../member.ts";
import { keptResume, pathOf } from "./kept.ts";

const database = await freshTables();

const rowsOf = async (table: string): Promise<unknown> =>
  (await database.executeSql(`select count(*)::int as n from ${table}`)).rows[0]?.["n"];

test("the account's data has every document whole, and of the key its last signs alone", async () => {
  const app = testApp(database);
  const member = await toolMember(app);
  const other = await toolMember(app);
  await member.saveKey();
  await member.post("/api/premium/cover-letter-analysis", { coverLetter: letter });
  const { title } = await keptResume(member);
  const gone = await keptResume(member);
  await member.send("PATCH", pathOf(gone.id), { title: "Deleted one", version: gone.version });
  await member.send("DELETE", pathOf(gone.id));
  const text = await (await member.raw("/api/account/export")).text();
  const data = JSON.parse(text) as Record<string, unknown>;
  expect(data["documents"]).toMatchObject([
    {
      tool: "cover-letter",
      writtenBy: "ai",
      request: { coverLetter: letter },
      result: { score: expect.any(Number) as number },
    },
    {
      tool: "resume",
      writtenBy: "kwela",
      title,
      result: { skills: expect.any(Array) as string[] },
    },
  ]);
  expect(data["aiKey"]).toMatchObject({ endsWith: goodKey.slice(-4) });
  expect(text).not.toContain(goodKey);
  expect(text).not.toContain("Deleted one");
  expect(await (await other.raw("/api/account/export")).text()).not.toContain("Dlamini");
});

test("whoever leaves takes documents, calls and the key along", async () => {
  const app = testApp(database);
  const password = "table mountain at six";
  const passwordHash = await app.services.passwords.hash(password);
  const member = await toolMember(app, { passwordHash });
  const stays = await toolMember(app);
  for (const one of [member, stays]) {
    await one.saveKey();
    await one.post("/api/premium/cover-letter-analysis", { coverLetter: letter });
  }
  expect((await member.post("/api/account/delete", { password })).status).toBe(200);
  app.clock.advance(deletionGraceMs + 1_000);
  await app.runTask("housekeeping");
  for (const table of ["users", "documents", "ai_calls", "ai_keys"])
    expect(await rowsOf(table), table).toBe(1);
});
