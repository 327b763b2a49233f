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
import { isPremiumAt } from "#domain/plans.ts";
import type { TaskServices } from "#server/feature.ts";
import type { ScheduledTask } from "#server/work/port.ts";
import { alertMail } from "./letters.tsx";
import { orLater } from "./or-later.ts";
import type { Sending } from "./newsletter/send-newsletter.ts";
import { stopAddress } from "./stop.ts";
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

/**
 * On workdays at 06:30 in South Africa; on Tuesdays the weekly ones with them. Each reader is a transaction of their own, which
 * writes down the letter and queues it: a run that is cut off goes on where it stopped, and one that runs twice sends nothing twice.
 */
export const sendAlerts = (services: Needed): ScheduledTask => ({
  name: "send-alerts",
  cron: "30 4 * * 1-5",
  isDueAtStart: true,
  async run(signal) {
    services.log.info("Alerts were sent", { sent: await writeAlerts(services, { signal }) });
  },
});

/** How many letters went out. */
export async function writeAlerts(
  services: Needed,
  { signal, isDry = false, tell }: Sending,
): Promise<number> {
  const { database, clock } = services;
  const now = clock.now();
  const before = lastDue("daily", now);
  let [after, sent] = [0, 0];
  for (let isMore = true; isMore;) {
    const readers = await readersDue(database.queries, { after, before, now, most: batch });
    for (const reader of readers) {
      if (signal.aborted) return sent;
      const jobs = await orLater(services, reader.id, () =>
        writeTo(services, reader, { now, isDry }),
      );
      if (jobs === null || jobs === 0) continue;
      sent += 1;
      tell?.({ kind: "alert", to: reader.email, jobs });
    }
    after = readers.at(-1)?.id ?? after;
    isMore = readers.length === batch;
  }
  return sent;
}

/** Of how many jobs a letter told; none went out where there is nothing to tell. */
async function writeTo(
  services: Needed,
  reader: Recipient,
  { now, isDry }: { readonly now: Date; readonly isDry: boolean },
): Promise<number> {
  const viewer = { isPremium: isPremiumAt(reader.premiumUntil, now) };
  const all = await alertsOfReader(services.database.queries, reader.id);
  const due = alertsInForce(all, viewer).filter((alert) => isDue(alert, now));
  if (due.length === 0) return 0;
  // Before the transaction: on the embedded database everybody waits for that.
  const found = await foundFor(services, due, viewer, now);
  if (isDry) {
    const fresh = await untold(services.database.queries, reader.id, idsOf(found));
    return Math.min(fresh.size, mostInLetter);
  }
  return services.inTransaction(async ({ tx, mailer }) => {
    if (!(await lockReader(tx, reader.id))) return 0;
    const still = new Set(
      (await alertsOfReader(tx, reader.id)).filter(isAwake).map(({ id }) => id),
    );
    if (!due.some(({ id }) => still.has(id))) return 0;
    await markLooked(
      tx,
      due.map(({ id }) => id),
      now,
    );
    const fresh = await untold(tx, reader.id, idsOf(found));
    const news = found.filter(({ id }) => fresh.has(Number(id)));
    const jobs = news.slice(0, mostInLetter);
    if (jobs.length === 0) return 0;
    const issue = issueOf(now);
    const letter = { readerId: reader.id, issue, jobIds: idsOf(jobs) };
    if (!(await claimLetter(tx, letter, now))) return 0;
    const { appUrl } = services;
    const stopPage = stopAddress(services, { readerId: reader.id });
    const hasMore = news.length > jobs.length;
    await mailer.send({
      to: reader.email,
      stopAddress: stopPage,
      messageId: `<${issue}-${reader.id}@${new URL(appUrl).hostname}>`,
      ...alertMail({
        username: reader.username,
        searches: due.filter(({ id }) => still.has(id)).map(searchOf),
        jobs,
        hasMore,
        stopPage,
        appUrl,
      }),
    });
    return jobs.length;
  });
}

const idsOf = (jobs: readonly JobCard[]): number[] => jobs.map(({ id }) => Number(id));

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
