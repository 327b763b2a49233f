import { expect, test } from "vitest";
import { sessionPolicy } from "#domain/accounts/session-policy.ts";
import { bossQueue } from "#server/work/boss-queue.ts";
import { scheduledTasks } from "#server/features.ts";
import { minutes } from "../support/clock.ts";
import { silentLog } from "../support/log.ts";
import { testApp, freshTables } from "../support/test-app.ts";

const database = await freshTables();
const countOf = async (table: string) =>
  (await database.executeSql(`select count(*)::int as n from ${table}`)).rows[0]?.["n"];

test("sweeps out sessions and counts that ran out, keeps the rest, and runs through the queue", async () => {
  const app = testApp(database);
  const user = await app.build.user();
  const idle = await app.as(user);
  await idle("/api/user");
  app.clock.advance(sessionPolicy.idleLimitMs);
  const live = await app.as(user);
  await live("/api/user");
  await app.request("/api/user");
  expect([await countOf("sessions"), await countOf("rate_limits")]).toEqual([2, 3]);
  app.clock.advance(minutes(2));
  await app.request("/api/user", {}, "198.51.100.4");

  const queue = bossQueue(database, silentLog, { pollSeconds: 0.5 });
  await queue.start({ scheduled: scheduledTasks(app.services), queued: [] });
  await queue.runNow("housekeeping");
  await expect.poll(() => countOf("sessions"), { timeout: 20_000 }).toBe(1);
  await expect.poll(() => countOf("rate_limits"), { timeout: 20_000 }).toBe(2);
  await queue.stop();
  expect((await live("/api/user")).status).toBe(200);
});

test("F39: runs of one task never overlap, however often it is asked for", async () => {
  const log: string[] = [];
  const gate = Promise.withResolvers<void>();
  const queue = bossQueue(database, silentLog, { pollSeconds: 0.5 });
  const run = async () => {
    log.push("start");
    await gate.promise;
    log.push("end");
  };
  await queue.start({ scheduled: [{ name: "slow-task", cron: "0 0 1 1 *", run }], queued: [] });
  await Promise.all([
    queue.runNow("slow-task"),
    queue.runNow("slow-task"),
    queue.runNow("slow-task"),
  ]);
  await expect.poll(() => log.length, { timeout: 20_000 }).toBe(1);
  await queue.runNow("slow-task");
  gate.resolve();
  await expect.poll(() => log.length, { timeout: 20_000 }).toBe(2);
  await queue.stop();
  expect(log).toEqual(["start", "end"]);
});
