import { afterAll, expect, test } from "vitest";
import type { Database } from "#server/adapters/database/port.ts";
import { openPostgres } from "#server/adapters/database/postgres.ts";
import { bossQueue } from "#server/work/boss-queue.ts";
import type { WorkQueue } from "#server/work/port.ts";
import { recordingLog } from "#tests/support/log.ts";
import { emptyDatabase, query } from "#tests/support/postgres/client.ts";
import { eventually } from "#tests/support/process/process.ts";

const opened: { queue: WorkQueue; database: Database }[] = [];

afterAll(async () => {
  for (const { queue, database } of opened) {
    await queue.stop();
    await database.close();
  }
});

/** Work that a test lets finish when it likes, and that notes who ran it and how many did so at once. */
function gatedWork() {
  const runs: string[] = [];
  let atOnce = 0;
  let most = 0;
  let open = Promise.withResolvers<void>();
  return {
    runs,
    most: () => most,
    isRunning: () => atOnce > 0,
    release() {
      open.resolve();
      open = Promise.withResolvers<void>();
    },
    by: (process: string) => ({
      name: "sweep",
      cron: "0 0 1 1 *",
      async run() {
        const gate = open.promise;
        runs.push(process);
        most = Math.max(most, (atOnce += 1));
        await gate;
        atOnce -= 1;
      },
    }),
  };
}

const jobsIn = (url: string) =>
  query<{ state: string; count: number }>(
    url,
    "select state::text, count(*)::int as count from pgboss.job where name = 'sweep' group by 1",
  );

test(
  "F39: however many processes there are, a task that is due runs once, and runs never overlap",
  { timeout: 120_000 },
  async () => {
    const url = await emptyDatabase();
    const work = gatedWork();
    const { log, lines } = recordingLog();
    const start = async (name: string) => {
      const database = openPostgres({ url, log });
      const queue = bossQueue(database, log, { pollSeconds: 0.5 });
      opened.push({ queue, database });
      await queue.start({ scheduled: [work.by(name)], queued: [] });
      return queue;
    };
    const [a, b] = await Promise.all([start("a"), start("b")]);

    for (let round = 1; round <= 5; round += 1) {
      // Both find it due at the same moment, as the clock would have it, and once more while it runs.
      await Promise.all([a.runNow("sweep"), b.runNow("sweep")]);
      await eventually(() => work.isRunning(), `round ${round} has begun`);
      await Promise.all([a.runNow("sweep"), b.runNow("sweep")]);
      expect(await jobsIn(url)).toContainEqual({ state: "active", count: 1 });
      work.release();
      await eventually(
        async () =>
          (await jobsIn(url)).every(({ state, count }) => state === "completed" && count === round),
        `round ${round} is done and nothing else is waiting`,
      );
      expect(work.runs).toHaveLength(round);
    }
    expect(work.most()).toBe(1);
    expect(await query(url, "select name from pgboss.schedule")).toEqual([{ name: "sweep" }]);
    expect(lines.filter((line) => !line.includes('"level":"info"'))).toEqual([]);
  },
);

test("a queue that could not start can be started again, and then works as if nothing had been", async () => {
  const url = await emptyDatabase();
  const work = gatedWork();
  const { log } = recordingLog();
  const database = openPostgres({ url, log });
  let isAway = true;
  const executeSql: Database["executeSql"] = (text, values) =>
    isAway ? Promise.reject(new Error("away")) : database.executeSql(text, values);
  const queue = bossQueue({ ...database, executeSql }, log, { pollSeconds: 0.5 });
  opened.push({ queue, database });

  await expect(queue.start({ scheduled: [work.by("a")], queued: [] })).rejects.toThrow("away");
  isAway = false;
  await queue.start({ scheduled: [work.by("a")], queued: [] });
  await queue.runNow("sweep");
  await eventually(() => work.isRunning(), "it runs");
  work.release();
  await eventually(
    async () => (await jobsIn(url)).some(({ state }) => state === "completed"),
    "it is done",
  );
  expect(work.runs).toEqual(["a"]);
});
