import { setTimeout as wait } from "node:timers/promises";
import { loadSeeds } from "#seeds/load.ts";
import { startingSources } from "#seeds/sources.ts";
import { startingStrategies } from "#seeds/strategies/index.ts";
import { databaseFailure } from "./adapters/database/failure.ts";
import { migrate } from "./adapters/database/migrate.ts";
import type { Database } from "./adapters/database/port.ts";
import { systemClock } from "./adapters/clock/port.ts";
import { processLog, type ProcessLog } from "./adapters/log/process-log.ts";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { queuedTasks, scheduledTasks } from "./features.ts";
import { fillSkeletons } from "./features/accounts/stores/users.ts";
import { disableDemoAccounts } from "./features/demo/view-as.ts";
import { fillStrategies } from "./features/guides/strategies/starting-strategies.ts";
import { fillSources } from "./features/feeds/starting-sources.ts";
import { fillRates } from "./features/rates/read-rates.ts";
import type { Pages } from "./http/pages/make-page.ts";
import type { StaticFiles } from "./http/pages/static-files.ts";
import type { Lifecycle } from "./http/probes.ts";
import { drain, httpServer, listen, type InFront } from "./listen.ts";
import { openServices, type Services } from "./services.ts";
import type { ScheduledTask, WorkQueue } from "./work/port.ts";

const dayMs = 24 * 60 * 60 * 1000;

export interface Site {
  readonly staticFiles: StaticFiles;
  readonly pages: Pages;
  readonly migrationsFolder: string;
  readonly inFront?: InFront;
}

export interface Running {
  stop(): Promise<void>;
}

/** How long a start waits for a database that is not there yet. */
const patienceMs = 5 * 60_000;

/** There is a database, or should be one, and it cannot be used. */
export class DatabaseRefused extends Error {
  override readonly name = "DatabaseRefused";
}

const drainMs = 8_000;
/** For the work queue to come to an end. It asks the database, which may not answer any more. */
const queueEndMs = 7_000;
const queueRetryMs = 2_000;

/** Brings the whole thing up. It listens early, so that a load balancer can watch it become ready. */
export async function start(
  config: Config,
  site: Site,
  // A machine's log tells the machine's time: it has to speak before there is a database.
  log: ProcessLog = processLog(config.logLevel, systemClock),
): Promise<Running> {
  const services = await openServices(config, log);
  const { database, queue, timekeeper } = services;
  const lifecycle: Lifecycle = { phase: "starting" };
  const app = createApp({ services, lifecycle, ...site });
  const server = httpServer({ ...app, inFront: site.inFront ?? app.inFront });
  try {
    await listen(server, config.port);
    await prepareDatabase(services, site.migrationsFolder);
  } catch (error) {
    server.closeAllConnections();
    server.close();
    await database.close();
    throw error;
  }
  timekeeper?.follow();
  lifecycle.phase = "ready";
  const stopping = new AbortController();
  const queueStarted = startQueue(queue, services, lifecycle, stopping.signal);

  return {
    async stop() {
      lifecycle.phase = "draining";
      stopping.abort();
      await drain(server, drainMs);
      const isEnded = await endsWithin(queueEndMs, stopQueue(queue, queueStarted, services));
      if (!isEnded) services.log.warn("The work queue did not stop in time; it is left behind");
      await services.lastThings.run();
      timekeeper?.stop();
      await database.close();
    },
  };
}

async function prepareDatabase(services: Services, folder: string): Promise<void> {
  const { config, clock, timekeeper, database, log } = services;
  await onceReachable(services, () => firstContact(database));
  await onceReachable(services, async () => {
    await timekeeper?.set();
    const applied = await migrate(database, folder);
    if (applied.length > 0) log.info("migrated", { applied });
    await fillRates(database.queries);
    await fillStrategies(database, startingStrategies, clock.now());
    const now = clock.now();
    // A demo's board stays as it is until somebody lets a day pass there, or a day has passed.
    const firstAt = config.isDemo ? new Date(now.getTime() + dayMs) : now;
    await fillSources(database, startingSources(config.isDemo), now, firstAt);
    if (config.isDemo) await loadSeeds(database, services, clock.now());
    else await disableDemoAccounts(database.queries, clock.now());
    await fillSkeletons(database.queries);
  });
}

/** Background work can wait for a database in trouble, but must not be given up: nobody would notice its absence. */
async function startQueue(
  queue: WorkQueue,
  services: Services,
  lifecycle: Lifecycle,
  stopping: AbortSignal,
): Promise<void> {
  const tasks = { scheduled: scheduledTasks(services), queued: queuedTasks(services) };
  while (lifecycle.phase === "ready") {
    try {
      await queue.start(tasks);
      return await runDue(tasks.scheduled, services, stopping);
    } catch (error) {
      services.log.warn("The work queue did not start; it will be tried again", { error });
      await wait(queueRetryMs);
    }
  }
}

async function stopQueue(
  queue: WorkQueue,
  started: Promise<void>,
  { log }: Services,
): Promise<void> {
  try {
    await started;
    await queue.stop();
  } catch (error) {
    log.warn("The work queue did not stop cleanly", { error });
  }
}

const endsWithin = (milliseconds: number, work: Promise<void>): Promise<boolean> =>
  Promise.race([work.then(() => true), wait(milliseconds, false)]);

/** Past the queue: a process that was killed may have left it waiting for work that nobody does any more. */
async function runDue(
  scheduled: readonly ScheduledTask[],
  { log }: Services,
  stopping: AbortSignal,
): Promise<void> {
  for (const { name, run } of scheduled.filter((task) => task.isDueAtStart)) {
    if (stopping.aborted) return;
    await run(stopping).catch((error: unknown) => {
      // On the way out what it needs may be gone already; the next start does it.
      if (!stopping.aborted) log.warn("A task failed", { task: name, error });
    });
  }
}

const noAnswer =
  "DATABASE_URL leads to no database: nothing answered for five minutes. Start PostgreSQL, or correct the address.";

/** Whatever the first question fails with lies in the address or in what is found there, and not in us. */
async function firstContact(database: Database): Promise<void> {
  try {
    await database.executeSql("select 1");
  } catch (error) {
    if (databaseFailure(error) === "database_unavailable" || !(error instanceof Error)) throw error;
    throw new DatabaseRefused(`DATABASE_URL does not open a database: ${error.message}.`, {
      cause: error,
    });
  }
}

async function onceReachable({ log }: Services, work: () => Promise<void>): Promise<void> {
  // Not by the clock, which the work may set.
  const giveUpAt = performance.now() + patienceMs;
  for (let pauseMs = 250; ; pauseMs = Math.min(pauseMs * 2, 2_000)) {
    try {
      return await work();
    } catch (error) {
      if (databaseFailure(error) !== "database_unavailable") throw error;
      if (performance.now() > giveUpAt) throw new DatabaseRefused(noAnswer, { cause: error });
      log.warn("Waiting for the database", { error });
      await wait(pauseMs);
    }
  }
}
