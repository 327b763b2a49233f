import { setTimeout as wait } from "node:timers/promises";
import { loadSeeds } from "#seeds/load.ts";
import { databaseFailure } from "./adapters/database/failure.ts";
import { migrate } from "./adapters/database/migrate.ts";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { fillSkeletons } from "./features/accounts/stores/users.ts";
import { disableDemoAccounts } from "./features/demo/view-as.ts";
import { fillRates } from "./features/rates/read-rates.ts";
import type { Pages } from "./http/pages/serve-pages.ts";
import type { StaticFiles } from "./http/pages/static-files.ts";
import type { Lifecycle } from "./http/probes.ts";
import { drain, httpServer, listen, type InFront } from "./listen.ts";
import { openServices, type Services } from "./services.ts";
import type { ScheduledTask, WorkQueue } from "./work/port.ts";
import { dueAtStart, queuedTasks, scheduledTasks } from "./work/schedule.ts";

interface Site {
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
const drainMs = 8_000;
const queueRetryMs = 2_000;

/** Brings the whole thing up. It listens early, so that a load balancer can watch it become ready. */
export async function start(config: Config, site: Site): Promise<Running> {
  const services = await openServices(config);
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
      await queueStarted;
      await queue.stop();
      timekeeper?.stop();
      await database.close();
    },
  };
}

async function prepareDatabase(services: Services, folder: string): Promise<void> {
  const { config, clock, timekeeper, database, log } = services;
  await onceReachable(services, async () => {
    await timekeeper?.set();
    const applied = await migrate(database, folder);
    if (applied.length > 0) log.info("migrated", { applied });
    await fillRates(database.queries);
    if (config.isDemo) await loadSeeds(database, services.passwords, clock.now());
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

/** Past the queue: a process that was killed may have left it waiting for work that nobody does any more. */
async function runDue(
  scheduled: readonly ScheduledTask[],
  { log }: Services,
  stopping: AbortSignal,
): Promise<void> {
  for (const { name, run } of scheduled.filter((task) => dueAtStart.includes(task.name))) {
    await run(stopping).catch((error: unknown) => log.warn("A task failed", { task: name, error }));
  }
}

async function onceReachable({ log }: Services, work: () => Promise<void>): Promise<void> {
  // Not by the clock, which the work may set.
  const giveUpAt = performance.now() + patienceMs;
  for (let pauseMs = 250; ; pauseMs = Math.min(pauseMs * 2, 2_000)) {
    try {
      return await work();
    } catch (error) {
      if (databaseFailure(error) !== "database_unavailable" || performance.now() > giveUpAt)
        throw error;
      log.warn("Waiting for the database", { error });
      await wait(pauseMs);
    }
  }
}
