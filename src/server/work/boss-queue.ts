import { sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import type { Database } from "#server/adapters/database/port.ts";
import type { Logger } from "#server/adapters/log/port.ts";
import type { QueuedTask, ScheduledTask, WorkQueue } from "./port.ts";

interface Pace {
  /** How often this process looks for work. */
  readonly pollSeconds: number;
  /** How long it waits before trying failed work again; longer each time. */
  readonly retrySeconds?: number;
}

const drainMs = 5_000;

/** The queue lives in the same database as everything else, under the schema `pgboss`. */
export function bossQueue(
  database: Database,
  log: Logger,
  { pollSeconds, retrySeconds = 5 }: Pace,
): WorkQueue {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.executeSql(text, values) },
    backend: database.kind === "embedded" ? "pglite" : "postgres",
    monitorVacuum: false,
  });
  const prepared = new Set<string>();
  boss.on("error", (error) => log.warn("The work queue had trouble", { error }));
  const readiness = new Map<string, PromiseWithResolvers<void>>();
  const workers = new Map<string, string>();
  const pace = { pollingIntervalSeconds: pollSeconds };

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

  async function prepareScheduled({ name, cron, run }: ScheduledTask): Promise<void> {
    // "exclusive": while one is waiting or running, a second cannot even be queued, so runs never overlap.
    await boss.createQueue(name, { policy: "exclusive", retryLimit: 2, expireInSeconds: 600 });
    await boss.schedule(name, cron, null, { tz: "UTC" });
    await boss.work(name, pace, (jobs) =>
      timed(name, () => run(AbortSignal.any(jobs.map((job) => job.signal)))),
    );
  }

  async function prepareQueued({ name, run }: QueuedTask): Promise<void> {
    await boss.createQueue(name, {
      retryLimit: 12,
      retryDelay: retrySeconds,
      retryBackoff: true,
      retryDelayMax: 3600,
      deleteAfterSeconds: 60,
    });
    const worker = await boss.work<object>(name, pace, async ([job]) => {
      if (job !== undefined) await timed(name, () => run(job.data));
    });
    workers.set(name, worker);
    readinessOf(name).resolve();
  }

  /** Work can be handed over as soon as its own queue is there; the others may take their time. */
  function readinessOf(name: string): PromiseWithResolvers<void> {
    const known = readiness.get(name) ?? Promise.withResolvers<void>();
    readiness.set(name, known);
    return known;
  }

  /** A start that failed half-way goes on from there. */
  async function once(name: string, prepare: () => Promise<void>): Promise<void> {
    if (prepared.has(name)) return;
    await prepare();
    prepared.add(name);
  }

  async function timed(task: string, work: () => Promise<void>): Promise<void> {
    const startedAt = performance.now();
    await work();
    log.info("task", { task, durationMs: Math.round(performance.now() - startedAt) });
  }

  return {
    async start({ scheduled, queued }) {
      await install();
      for (const task of queued) await once(task.name, () => prepareQueued(task));
      for (const task of scheduled) await once(task.name, () => prepareScheduled(task));
    },
    async enqueue(name, data) {
      await readinessOf(name).promise;
      await boss.send(name, data);
      const worker = workers.get(name);
      if (worker !== undefined) boss.notifyWorker(worker);
    },
    async runNow(name) {
      await boss.send(name);
    },
    stop: () => boss.stop({ graceful: true, timeout: drainMs }),
  };
}
