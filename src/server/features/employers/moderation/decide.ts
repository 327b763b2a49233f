import { isForBoard } from "#domain/employers/posting-states.ts";
import { endOfPosting, warnedBy } from "#domain/employers/posting-terms.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { recordDeed } from "#server/adapters/database/schema.ts";
import { fail } from "#server/app-error.ts";
import type { Within } from "#server/work/port.ts";
import type { EmployerServices } from "../employer-services.ts";
import { publishedMail, returnedMail } from "../posting-mails.tsx";
import { changeJob, changePosting, lockPosting, type StandingRow } from "../stores/postings.ts";
import { addStep } from "../stores/steps.ts";

/** A posting as an administrator saw it. */
export interface Seen {
  readonly id: number;
  readonly version: number;
  readonly adminId: number;
}

/** The posting, if it still waits and is what the administrator saw; otherwise null. Whose employer is suspended or leaving waits for nobody. */
export async function waitingPosting(
  tx: Queries,
  { id, version }: Seen,
): Promise<StandingRow | null> {
  const posting = (await lockPosting(tx, id)) ?? fail("not_found");
  const isWaiting =
    posting.status === "pending" && posting.emailVerifiedAt !== null && !posting.isHeld;
  return isWaiting && posting.version === version ? posting : null;
}

/** On the board from this moment. An edit of what was there keeps its day and its end: nobody climbs the list by editing. */
export async function publish(
  { database, clock, boardRows, appUrl }: EmployerServices,
  { tx, mailer }: Pick<Within, "tx" | "mailer">,
  posting: StandingRow,
  adminId: number,
): Promise<void> {
  if (!isForBoard(posting)) fail(posting.isScam ? "reads_like_a_scam" : "not_for_this_board");
  const now = clock.now();
  const { id, title } = posting;
  const isUpAlready = posting.expiresAt !== null && posting.expiresAt > now;
  const until = endOfPosting(isUpAlready ? posting.publishedAt : now, posting.fields.closingDate);
  await changeJob(tx, id, {
    status: "open",
    expiresAt: until,
    lastSeenOpenAt: now,
    updatedAt: now,
    ...(!isUpAlready && { publishedAt: now, firstSeenAt: now }),
  });
  // Where the end is that close, the letter that it is up says so.
  if (!isUpAlready)
    await changePosting(tx, id, { expiryToldAt: until <= warnedBy(now) ? now : null });
  await addStep(tx, { jobId: id, step: "published", byUserId: adminId, at: now });
  await recordDeed(tx, {
    at: now,
    byUserId: adminId,
    deed: "posting-published",
    subject: "job",
    subjectId: id,
    subjectName: title,
  });
  await mailer.send({ to: posting.email, ...publishedMail(posting, until, appUrl) });
  await database.changes.announce(boardRows.topic, tx);
}

export async function returnWithReason(
  { clock, appUrl }: EmployerServices,
  { tx, mailer }: Pick<Within, "tx" | "mailer">,
  posting: StandingRow,
  adminId: number,
  reason: string,
): Promise<void> {
  const now = clock.now();
  const { id, title } = posting;
  await changeJob(tx, id, { status: "draft", updatedAt: now });
  await addStep(tx, { jobId: id, step: "returned", reason, byUserId: adminId, at: now });
  await recordDeed(tx, {
    at: now,
    byUserId: adminId,
    deed: "posting-returned",
    subject: "job",
    subjectId: id,
    subjectName: title,
    reason,
  });
  await mailer.send({ to: posting.email, ...returnedMail(posting, reason, appUrl) });
}
