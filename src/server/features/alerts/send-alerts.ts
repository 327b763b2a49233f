import type { JobCard } from "#contract/jobs.ts";
import {
  alertsInForce,
  isDue,
  issueOf,
  lastDue,
  mostInLetter,
  newsDays,
} from "#domain/alerts/alert-rules.ts";
import { tiersOpenTo } from "#domain/jobs/visibility.ts";
import { paths } from "#domain/paths.ts";
import { isPremiumAt } from "#domain/plans.ts";
import type { TaskServices } from "#server/feature.ts";
import type { ScheduledTask } from "#server/work/port.ts";
import { alertMail } from "./letters.tsx";
import {
  alertsOfReader,
  claimLetter,
  lockReader,
  markLooked,
  readersDue,
  searchOf,
  untold,
  type AlertRow,
  type Recipient,
} from "./store.ts";

type Needed = Pick<
  TaskServices,
  "database" | "inTransaction" | "clock" | "log" | "findNewJobs" | "secrets" | "appUrl"
>;

const batch = 200;
/** Those a reader has been told of are among what is found: enough to find new ones behind them. */
const mostFound = 5 * mostInLetter;
const dayMs = 24 * 60 * 60 * 1000;

export const stopPurpose = "stop letters";

/**
 * On workdays at 06:30 in South Africa; on Tuesdays the weekly ones with them. Each reader is a transaction of their own, which
 * writes down the letter and queues it: a run that is cut off goes on where it stopped, and one that runs twice sends nothing twice.
 */
export const sendAlerts = (services: Needed): ScheduledTask => ({
  name: "send-alerts",
  cron: "30 4 * * 1-5",
  isDueAtStart: true,
  async run(signal) {
    const { database, clock, log } = services;
    const now = clock.now();
    const before = lastDue("daily", now);
    let [after, sent] = [0, 0];
    for (let isMore = true; isMore && !signal.aborted;) {
      const readers = await readersDue(database.queries, { after, before, most: batch });
      for (const reader of readers) {
        if (signal.aborted) break;
        if (await writeTo(services, reader, now)) sent += 1;
      }
      after = readers.at(-1)?.id ?? after;
      isMore = readers.length === batch;
    }
    log.info("Alerts were sent", { letters: sent });
  },
});

/** True when a letter went out. */
async function writeTo(services: Needed, reader: Recipient, now: Date): Promise<boolean> {
  const viewer = { isPremium: isPremiumAt(reader.premiumUntil, now) };
  const all = await alertsOfReader(services.database.queries, reader.id);
  const due = alertsInForce(all, viewer).filter((alert) => isDue(alert, now));
  if (due.length === 0) return false;
  // Before the transaction: on the embedded database everybody waits for that.
  const found = await foundFor(services, due, viewer, now);
  return services.inTransaction(async ({ tx, mailer }) => {
    if (!(await lockReader(tx, reader.id))) return false;
    const still = new Set(
      (await alertsOfReader(tx, reader.id)).filter(isAwake).map(({ id }) => id),
    );
    if (!due.some(({ id }) => still.has(id))) return false;
    await markLooked(
      tx,
      due.map(({ id }) => id),
      now,
    );
    const fresh = await untold(
      tx,
      reader.id,
      found.map(({ id }) => Number(id)),
    );
    const news = found.filter(({ id }) => fresh.has(Number(id)));
    const jobs = news.slice(0, mostInLetter);
    if (jobs.length === 0) return false;
    const issue = issueOf(now);
    const jobIds = jobs.map(({ id }) => Number(id));
    if (!(await claimLetter(tx, { readerId: reader.id, issue, jobIds }, now))) return false;
    const { secrets, appUrl } = services;
    const token = secrets.seal(String(reader.id), stopPurpose);
    const stopPage = appUrl + paths.stopLetters.replace(":token", token);
    const hasMore = news.length > jobs.length;
    await mailer.send({
      to: reader.email,
      stopAddress: stopPage,
      messageId: `<${issue}-${reader.id}@${new URL(appUrl).hostname}>`,
      ...alertMail({ username: reader.username, jobs, hasMore, stopPage, appUrl }),
    });
    return true;
  });
}

const isAwake = ({ pausedAt }: AlertRow): boolean => pausedAt === null;

/** What came in since each alert was made, each job once however many alerts it fits, newest first. */
export async function foundFor(
  { findNewJobs }: Pick<Needed, "findNewJobs">,
  alerts: readonly AlertRow[],
  viewer: { readonly isPremium: boolean },
  now: Date,
): Promise<JobCard[]> {
  const found = new Map<string, JobCard>();
  for (const alert of alerts) {
    const made = (alert.confirmedAt ?? alert.createdAt).getTime();
    const since = new Date(Math.max(made, now.getTime() - newsDays * dayMs));
    const of = { tiers: tiersOpenTo(viewer), since };
    for (const job of await findNewJobs(searchOf(alert), of, mostFound)) found.set(job.id, job);
  }
  return [...found.values()].toSorted((a, b) => (a.publishedDate < b.publishedDate ? 1 : -1));
}
