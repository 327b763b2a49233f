import { PgBoss } from "pg-boss";
import type { Database } from "#server/adapters/database/port.ts";
import type { Logger } from "#server/adapters/log/port.ts";
import type { ScheduledTask, WorkQueue } from "./port.ts";

interface Pace {
  /** How often this process looks for work. */
  readonly pollSeconds: number;
}

const drainMs = 5_000;

/** The queue lives in the same database as everything else, under the schema `pgboss`. */
export function bossQueue(database: Database, log: Logger, { pollSeconds }: Pace): WorkQueue {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.executeSql(text, values) },
    backend: database.kind === "embedded" ? "pglite" : "postgres",
    monitorVacuum: false,
  });
  boss.on("error", (error) => log.warn("The work queue had trouble", { error }));

  async function prepare(task: ScheduledTask): Promise<void> {
    const { name, cron } = task;
    // "exclusive": while one is waiting or running, a second cannot even be queued, so runs never overlap.
    await boss.createQueue(name, { policy: "exclusive", retryLimit: 2, expireInSeconds: 600 });
    await boss.schedule(name, cron, null, { tz: "UTC" });
    await boss.work(name, { pollingIntervalSeconds: pollSeconds }, async (jobs) => {
      const signal = AbortSignal.any(jobs.map((job) => job.signal));
      const startedAt = performance.now();
      await task.run(signal);
      log.info("task", { task: name, durationMs: Math.round(performance.now() - startedAt) });
    });
  }

  return {
    async start(tasks) {
      await boss.start();
      for (const task of tasks) await prepare(task);
    },
    async runNow(name) {
      await boss.send(name);
    },
    stop: () => boss.stop({ graceful: true, timeout: drainMs }),
  };
}
