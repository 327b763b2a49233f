import { and, eq, gt, isNotNull, isNull, lt, lte, or, type SQL } from "drizzle-orm";
import { warnedBy } from "#domain/employers/posting-terms.ts";
import { jobs, postings, users } from "#server/adapters/database/schema.ts";
import type { TaskServices } from "#server/feature.ts";
import { lastMoment } from "#server/lists/undoable-deletion.ts";
import type { ScheduledTask, Within } from "#server/work/port.ts";
import { closedAfterReportsMail, expiredMail, expiringMail } from "./posting-mails.tsx";
import { tellReceived } from "./own/hand-in.ts";
import {
  changeJob,
  changePosting,
  joined,
  lockPosting,
  type StandingRow,
} from "./stores/postings.ts";
import { addStep } from "./stores/steps.ts";

type Needed = Pick<
  TaskServices,
  "database" | "inTransaction" | "clock" | "log" | "boardRows" | "appUrl"
>;

/** More than this can wait for the next time. */
const mostAtOnce = 500;

/**
 * Every ten minutes: tells those who confirmed their address that we have their posting, warns before a posting comes down, takes
 * down what has had its time, and tells of a closing after reports once it can no longer be undone. Each is looked at again when
 * its turn comes, so a run that is cut off or runs twice tells nobody twice.
 */
export const lookAfterPostings = (services: Needed): ScheduledTask => ({
  name: "look-after-postings",
  cron: "*/10 * * * *",
  async run(signal) {
    const now = services.clock.now();
    const isUp = and(eq(jobs.status, "open"), isNotNull(jobs.expiresAt));
    const isEnding = and(
      isUp,
      eq(jobs.isHeld, false),
      gt(jobs.expiresAt, now),
      lte(jobs.expiresAt, warnedBy(now)),
    );
    const isOver = and(isUp, lte(jobs.expiresAt, now));
    await each(services, signal, isOver, (within, row) => takeDown(services, within, row));
    await each(services, signal, and(isEnding, isNull(postings.expiryToldAt)), (within, row) =>
      warn(services, within, row),
    );
    await each(services, signal, isClosedForGood(now), (within, row) =>
      tellClosed(services, within, row),
    );
    await each(services, signal, isToldNothing, ({ tx, mailer }, { id }) =>
      tellReceived(services, tx, mailer, id),
    );
  },
});

const isToldNothing = and(
  eq(jobs.status, "pending"),
  isNull(postings.receivedToldAt),
  isNotNull(users.emailVerifiedAt),
);

/** Closed after reports, for so long that nobody can undo it, and its employer has not heard of this closing. */
const isClosedForGood = (now: Date) =>
  and(
    eq(jobs.status, "closed"),
    eq(jobs.closeReason, "reports"),
    lte(jobs.closedAt, lastMoment(now)),
    or(isNull(postings.closingToldAt), lt(postings.closingToldAt, jobs.closedAt)),
  );

/** One that fails does not keep the others from their turn. */
async function each(
  { database, inTransaction, log }: Needed,
  signal: AbortSignal,
  which: SQL | undefined,
  work: (within: Within, row: StandingRow) => Promise<void>,
): Promise<void> {
  const found = await joined(database.queries).where(which).limit(mostAtOnce);
  for (const { id } of found) {
    if (signal.aborted) return;
    try {
      await inTransaction(async (within) => {
        const row = await lockPosting(within.tx, id, which);
        if (row !== null) await work(within, row);
      });
    } catch (error) {
      log.warn("A posting could not be looked after; it will be tried again", { error, id });
    }
  }
}

async function takeDown(
  { database, clock, boardRows, appUrl }: Needed,
  { tx, mailer }: Within,
  row: StandingRow,
): Promise<void> {
  const now = clock.now();
  await changeJob(tx, row.id, {
    status: "closed",
    closedAt: now,
    closeReason: "expired",
    updatedAt: now,
  });
  await addStep(tx, { jobId: row.id, step: "expired", at: now });
  // Who is suspended or leaving was told that theirs is off the board.
  if (!row.isHeld) await mailer.send({ to: row.email, ...expiredMail(row, appUrl) });
  await database.changes.announce(boardRows.topic, tx);
}

async function warn(
  { clock, appUrl }: Needed,
  { tx, mailer }: Within,
  row: StandingRow,
): Promise<void> {
  if (row.expiresAt === null) return;
  await changePosting(tx, row.id, { expiryToldAt: clock.now() });
  await mailer.send({ to: row.email, ...expiringMail(row, row.expiresAt, appUrl) });
}

/** Only now does it stand in the posting's record: what was undone never happened to its employer. */
async function tellClosed(
  { clock, appUrl }: Needed,
  { tx, mailer }: Within,
  row: StandingRow,
): Promise<void> {
  await changePosting(tx, row.id, { closingToldAt: clock.now() });
  const at = row.closedAt ?? clock.now();
  await addStep(tx, { jobId: row.id, step: "closed", reason: "reports", at });
  if (!row.isHeld) await mailer.send({ to: row.email, ...closedAfterReportsMail(row, appUrl) });
}
