import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { nameSkeleton } from "#domain/accounts/name-skeleton.ts";
import { fillSkeletons } from "#server/features/accounts/stores/users.ts";
import { person, thandi } from "../support/person.ts";
import { freshTables, testApp } from "../support/test-app.ts";

const database = await freshTables();
const skeletons = async () =>
  (await database.executeSql("select username, skeleton from users order by id")).rows.map(
    ({ username, skeleton }) => [username, skeleton],
  );

test("the migration gives plain names the skeleton they would have got, and leaves the others to the start", async () => {
  const app = testApp(database);
  const plain = ["Thandi", "Anne-Marie O'Neil", "x_{~}|`^", "A.B/C 09"];
  for (const username of [...plain, "Zoë", "two  spaces"]) await app.build.user({ username });
  const migration = await readFile("migrations/0009_account_takeover.sql", "utf8");
  await database.executeSql(/^update users set skeleton.*;$/m.exec(migration)?.[0] ?? "");
  expect(await skeletons()).toEqual([
    ...plain.map((name) => [name, nameSkeleton(name)]),
    ["Zoë", null],
    ["two  spaces", null],
  ]);
});

test("accounts from before skeletons keep their names; the older of two that look alike has the skeleton", async () => {
  const app = testApp(database);
  const passwordHash = await app.services.passwords.hash(thandi.password);
  for (const username of ["thаndi", "thandi", "Zoë"])
    await app.build.user({ username, passwordHash });
  await Promise.all([fillSkeletons(database.queries), fillSkeletons(database.queries)]);
  expect(await skeletons()).toEqual([
    ["thаndi", "thandi"],
    ["thandi", null],
    ["Zoë", "zoe"],
  ]);
  for (const username of ["thаndi", "thandi"])
    expect(
      (await person(app).post("/api/login", { username, password: thandi.password })).status,
    ).toBe(200);
  for (const username of ["thandí", "zoe"])
    expect((await person(app).post("/api/register", { ...thandi, username })).status).toBe(409);
  await database.executeSql("delete from users where username = 'thаndi'");
  await fillSkeletons(database.queries);
  expect((await skeletons())[0]).toEqual(["thandi", "thandi"]);
});
