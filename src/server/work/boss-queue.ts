import { sql } from "drizzle-orm";
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
  const prepared = new Set<string>();
  boss.on("error", (error) => log.warn("The work queue had trouble", { error }));

  /** The queue installs itself, and trips over another process that does so too: one at a time. */
  async function install(): Promise<void> {
    // Embedded, there is no other process, and on the one connection the lock would shut out the queue itself.
    if (database.kind === "embedded") return void (await boss.start());
    await database.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('kwela work queue'))`);
      await boss.start();
    });
  }

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
      await install();
      for (const task of tasks) {
        if (prepared.has(task.name)) continue;
        await prepare(task);
        prepared.add(task.name);
      }
    },
    async runNow(name) {
      await boss.send(name);
    },
    stop: () => boss.stop({ graceful: true, timeout: drainMs }),
  };
}
