import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type Db, type DrizzleTransactionLike } from "pg-boss";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import type { Logger } from "#server/adapters/log/port.ts";
import type { QueuedTask, ScheduledTask, WorkQueue } from "./port.ts";

interface Pace {
  /** How often this process looks for work. */
  readonly pollSeconds: number;
  /** How long it waits before trying failed work again; longer each time. */
  readonly retrySeconds?: number;
}

const drainMs = 5_000;
/** Each process that starts at the same time installs before us. */
const installMs = 60_000;

/** The queue lives in the same database as everything else, under the schema `pgboss`. */
export function bossQueue(
  database: Database,
  log: Logger,
  { pollSeconds, retrySeconds = 5 }: Pace,
): WorkQueue {
  // The queue also looks things up while it takes work in. Embedded, a look past the transaction would wait for that
  // to end, and never see it: so everything goes through the transaction.
  const handingOver = new AsyncLocalStorage<Db>();
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => (handingOver.getStore() ?? database).executeSql(text, values),
    },
    backend: database.kind === "embedded" ? "pglite" : "postgres",
    monitorVacuum: false,
  });
  const prepared = new Set<string>();
  boss.on("error", (error) => log.warn("The work queue had trouble", { error }));
  const ready = Promise.withResolvers<void>();
  let isReady = false;
  const workers = new Map<string, string>();
  const pace = { pollingIntervalSeconds: pollSeconds };

  /** The queue installs itself, and trips over another process that does so too: one at a time. */
  async function install(): Promise<void> {
    // Embedded, there is no other process, and on the one connection the lock would shut out the queue itself.
    if (database.kind === "embedded") return void (await boss.start());
    await database.transaction(
      async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`);
        await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext('kwela work queue'))`);
        await boss.start();
      },
      { patienceMs: installMs },
    );
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
      // Where one was waiting there may be more: look again right after it, not at the next round.
      wake(name);
      if (job !== undefined) await timed(name, () => run(job.data));
    });
    workers.set(name, worker);
  }

  const wake = (name: string): void => boss.notifyWorker(workers.get(name) ?? "");

  /** The work is written down by the transaction itself; those who do it are told when it is there to be seen. */
  const transaction: WorkQueue["transaction"] = async (work) => {
    // Not inside: embedded, the queues could not be made while a transaction waits for them.
    await ready.promise;
    const { result, names } = await database.transaction(async (tx) => {
      const names = new Set<string>();
      const result = await work(tx, async (name, data) => {
        await handingOver.run(through(tx), () => boss.send(name, data));
        names.add(name);
      });
      return { result, names };
    });
    for (const name of names) wake(name);
    return result;
  };

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
      ready.resolve();
      isReady = true;
      for (const task of scheduled) await once(task.name, () => prepareScheduled(task));
    },
    enqueue: (name, data) => transaction((_, enqueue) => enqueue(name, data)),
    transaction,
    async failed() {
      if (!isReady) return [];
      const { rows } = await database.executeSql(failedTasks);
      return rows.map(({ task, times }) => ({ task: String(task), times: Number(times) }));
    },
    async runNow(name) {
      await boss.send(name);
    },
    stop: () => boss.stop({ graceful: true, timeout: drainMs }),
  };
}

/** The queue itself forgets them after a week at most. */
const failedTasks = `
  select name as task, count(*)::int as times from pgboss.job where state in ('retry', 'failed') group by name order by name`;

/** Both drivers answer with rows, though the type they have in common does not say so. */
const through = (tx: Queries): Db => fromDrizzle(tx as DrizzleTransactionLike, sql);
