import { setTimeout as wait } from "node:timers/promises";
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
import { isDryIn, usage } from "./options.ts";

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
  await writeAlerts(within, sending);
  await writeNewsletter(within, sending);
  say(sayAll(told, isDry));
  return 0;
}

const times =
  "Alerts are due on workdays at 06:30, weekly ones on Tuesdays, and the newsletter on Thursdays at 07:30, South African time.";

function sayAll(told: readonly LetterTold[], isDry: boolean): string {
  const counts = (["alert", "newsletter"] as const)
    .map((kind) => ({ kind, many: told.filter((letter) => letter.kind === kind).length }))
    .filter(({ many }) => many > 0)
    .map(({ kind, many }) => `${many} ${kind}${many === 1 ? "" : "s"}`);
  if (counts.length === 0) return `There is nothing to send now. ${times}`;
  return `${isDry ? "Nothing was sent. Due now" : "Written"}: ${counts.join(" and ")}.`;
}

const sayJobs = (jobs: number): string => (jobs === 1 ? "1 job" : `${jobs} jobs`);

/** How many letters still wait in the queue. */
async function waiting({ database }: Services): Promise<number> {
  const { rows } = await database.executeSql(
    "select count(*)::int as letters from pgboss.job where name = 'send-mail' and state in ('created', 'retry', 'active')",
  );
  return Number(rows[0]?.["letters"]);
}

/** The command, from its arguments to its last sentence. */
export async function main(args: readonly string[], said: Said): Promise<number> {
  const isDry = isDryIn(args) === true;
  const config = readConfig(process.env);
  const services = await openServices(config, processLog("error", systemClock));
  const { database, queue } = services;
  try {
    await migrate(database, "migrations");
    if (!isDry) await queue.start({ scheduled: [], queued: queuedTasks(services) });
    const code = await digest(args, services, said);
    if (!isDry) {
      await letThemLeave(services, said, config.isDemo);
      await queue.stop();
    }
    return code;
  } finally {
    await database.close();
  }
}

const noneLeave =
  "In a demo no mail leaves this machine, and /demo/mail shows only what the server itself has sent.";

async function letThemLeave(services: Services, { say }: Said, isDemo: boolean): Promise<void> {
  let left = await waiting(services);
  if (left === 0) return;
  for (let seconds = 0; seconds < mostWaitSeconds && left > 0; seconds += 1) {
    await wait(1_000);
    left = await waiting(services);
  }
  if (left === 0) {
    say(isDemo ? noneLeave : "Everything has left.");
    return;
  }
  say(
    `${left} still ${left === 1 ? "waits" : "wait"}, and ${left === 1 ? "goes" : "go"} out with the next server that runs.`,
  );
}
