import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { maskedAddress } from "#domain/alerts/masked-address.ts";
import { systemClock } from "#server/adapters/clock/port.ts";
import { migrate } from "#server/adapters/database/migrate.ts";
import { processLog } from "#server/adapters/log/process-log.ts";
import { readConfig } from "#server/config.ts";
import { queuedTasks, taskServices } from "#server/features.ts";
import {
  writeNewsletter,
  type LetterTold,
} from "#server/features/alerts/newsletter/send-newsletter.ts";
import { writeAlerts } from "#server/features/alerts/send-alerts.ts";
import { rateLimiter } from "#server/http/limits/rate-limit.ts";
import { openServices, type Services } from "#server/services.ts";

const usage = "Usage: npm run digest -- [--dry-run]";
/** For the letters to leave; whatever is left by then goes out with the next process that runs. */
const mostWaitSeconds = 60;

interface Said {
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** Writes the letters that are due, by the same code as the tasks that run by the clock. */
export async function digest(
  args: readonly string[],
  services: Services,
  { say, complain }: Said,
): Promise<number> {
  const isDry = isDryIn(args);
  if (isDry === null) {
    complain(usage);
    return 1;
  }
  const within = taskServices(services, rateLimiter(services.database, services.clock));
  const told: LetterTold[] = [];
  const sending = {
    signal: new AbortController().signal,
    isDry,
    tell(letter: LetterTold) {
      told.push(letter);
      say(
        `[${told.length}] ${letter.kind} to ${maskedAddress(letter.to)}: ${sayJobs(letter.jobs)}`,
      );
    },
  };
  const alerts = await writeAlerts(within, sending);
  const newsletter = await writeNewsletter(within, sending);
  const issue = newsletter === null ? "no newsletter is due" : `${newsletter} newsletters`;
  say(
    `${isDry ? "Nothing was sent. Would go out" : "Written"}: ${alerts} alerts, ${issue}, ${told.length} letters in all.`,
  );
  return 0;
}

const sayJobs = (jobs: number): string => (jobs === 1 ? "1 job" : `${jobs} jobs`);

function isDryIn(args: readonly string[]): boolean | null {
  try {
    const { values } = parseArgs({ args: [...args], options: { "dry-run": { type: "boolean" } } });
    return values["dry-run"] === true;
  } catch {
    return null;
  }
}

/** How many letters still wait in the queue. */
async function waiting({ database }: Services): Promise<number> {
  const { rows } = await database.executeSql(
    "select count(*)::int as letters from pgboss.job where name = 'send-mail' and state in ('created', 'retry', 'active')",
  );
  return Number(rows[0]?.["letters"]);
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const said: Said = {
    say: (line) => console.log(line),
    complain: (line) => void process.stderr.write(`${line}\n`),
  };
  const isDry = isDryIn(args);
  if (isDry === null) {
    said.complain(usage);
    process.exitCode = 1;
    return;
  }
  const services = await openServices(readConfig(process.env), processLog("error", systemClock));
  const { database, queue } = services;
  try {
    await migrate(database, "migrations");
    if (!isDry) await queue.start({ scheduled: [], queued: queuedTasks(services) });
    process.exitCode = await digest(args, services, said);
    if (isDry) return;
    for (let seconds = 0; seconds < mostWaitSeconds && (await waiting(services)) > 0; seconds += 1)
      await wait(1_000);
    const left = await waiting(services);
    if (left > 0) said.say(`${left} wait in the queue, and go out with the next server that runs.`);
    await queue.stop();
  } finally {
    await database.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
