import type { OwnCloseReason } from "#domain/employers/posting-states.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import { fail } from "#server/app-error.ts";
import type { EmployerServices } from "../employer-services.ts";
import { presentOwn } from "../present.ts";
import {
  changeJob,
  changePosting,
  isOf,
  lockPosting,
  type StandingRow,
} from "../stores/postings.ts";
import { addStep, stepsOf } from "../stores/steps.ts";
import { checkRoom, tellReceived } from "./hand-in.ts";

interface Seen {
  readonly id: number;
  readonly employerId: number;
  /** Of the posting as its employer saw it. */
  readonly version: number;
}

export async function closePosting(
  { database, clock, boardRows }: EmployerServices,
  { id, employerId, version }: Seen,
  reason: OwnCloseReason,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    const posting = await seenPosting(tx, { id, employerId, version });
    if (posting.status === "closed") return;
    await changeJob(tx, id, {
      status: "closed",
      closedAt: now,
      closeReason: reason,
      updatedAt: now,
    });
    await addStep(tx, { jobId: id, step: "closed", reason, byUserId: employerId, at: now });
    if (posting.status === "open") await database.changes.announce(boardRows.topic, tx);
  });
}

/** As it is, once more: somebody looks whether it still holds, and then it has its full time again. */
export async function repost(services: EmployerServices, seen: Seen): Promise<void> {
  const { inTransaction, clock } = services;
  const { id, employerId } = seen;
  const now = clock.now();
  await inTransaction(async ({ tx, mailer }) => {
    const posting = await seenPosting(tx, seen);
    if (posting.status !== "closed") return;
    await checkRoom(tx, employerId);
    await changeJob(tx, id, {
      status: "pending",
      closedAt: null,
      closeReason: null,
      expiresAt: null,
      updatedAt: now,
    });
    await changePosting(tx, id, { submittedAt: now, receivedToldAt: null });
    await addStep(tx, { jobId: id, step: "reposted", byUserId: employerId, at: now });
    await tellReceived(services, tx, mailer, id);
  });
}

async function seenPosting(tx: Queries, { id, employerId, version }: Seen): Promise<StandingRow> {
  await lockUser(tx, employerId);
  const posting = (await lockPosting(tx, id, isOf(employerId))) ?? fail("not_found");
  if (posting.version !== version)
    fail("changed_meanwhile", { current: presentOwn(posting, await stepsOf(tx, id)) });
  return posting;
}
