import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { openEmbedded } from "#server/adapters/database/embedded/embedded.ts";
import { factories } from "../../support/factories.ts";
import { testClock } from "../../support/clock.ts";
import { preparedFolder, readBefore, shortLived } from "../../support/process/process.ts";

const folder = await preparedFolder("migrated");

const command = (...args: string[]) =>
  promisify(execFile)("node", [...shortLived, "scripts/user.ts", ...args], {
    env: { ...process.env, ...readBefore(), DATA_DIR: folder },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout.trim() }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr.trim() }),
  );

async function inside<Result>(
  work: (database: Awaited<ReturnType<typeof openEmbedded>>) => Promise<Result>,
): Promise<Result> {
  const database = await openEmbedded({ folder });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

test("A029: rights come from the command line, are recorded, and suspending signs out everywhere", async () => {
  await inside(async (database) => {
    const build = factories(database, testClock());
    await build.session(await build.user({ username: "thandi", email: "thandi@example.com" }));
  });
  expect(await command("promote", "THANDI@example.com")).toEqual({
    code: 0,
    said: "thandi (thandi@example.com) is an administrator now.",
  });
  expect((await command("make-employer", "thandi@example.com")).code).toBe(0);
  expect((await command("suspend", "thandi@example.com")).code).toBe(0);
  await inside(async ({ executeSql }) => {
    const { rows } = await executeSql(
      "select is_admin, is_employer, suspended_at is not null as suspended from users",
    );
    expect(rows).toEqual([{ is_admin: true, is_employer: true, suspended: true }]);
    expect((await executeSql("select 1 from sessions")).rows).toEqual([]);
    expect((await executeSql("select kind, times from security_events order by id")).rows).toEqual([
      { kind: "rights-changed", times: 2 },
      { kind: "suspended", times: 1 },
    ]);
  });
});

test("a mistake is told in one line", async () => {
  expect(await command("promote", "nobody@example.com")).toEqual({
    code: 1,
    said: "There is no user with the address nobody@example.com.",
  });
  expect((await command("crown", "thandi@example.com")).said).toMatch(
    /^Usage: npm run user -- <promote/,
  );
  expect((await command()).code).toBe(1);
});

test("while Kwela runs on the embedded database it says so instead of spoiling it", async () => {
  await inside(async () => {
    const { code, said } = await command("promote", "thandi@example.com");
    expect([code, said.split("\n").length]).toEqual([1, 1]);
    expect(said).toContain(`process ${process.pid}`);
  });
});
