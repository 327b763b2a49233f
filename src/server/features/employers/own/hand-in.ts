import type { PostingFields } from "#domain/employers/posting-fields.ts";
import { mostOnBoard, mostWaiting } from "#domain/employers/posting-terms.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import { fail } from "#server/app-error.ts";
import type { Mailer } from "#server/adapters/email/port.ts";
import type { EmployerServices } from "../employer-services.ts";
import { receivedMail } from "../posting-mails.tsx";
import { checkClosingDate, rowOf } from "../review.ts";
import {
  addPosting,
  becomeEmployer,
  changePosting,
  countOf,
  findPosting,
  findSame,
} from "../stores/postings.ts";
import { addStep } from "../stores/steps.ts";

/** A new posting, which makes somebody an employer. The same one handed in twice, however close together, is one. */
export async function handIn(
  services: EmployerServices,
  employerId: number,
  fields: PostingFields,
): Promise<number> {
  const { inTransaction, clock, readRates, boardRows } = services;
  const now = clock.now();
  checkClosingDate(fields, now);
  const row = rowOf(boardRows, fields, { employerId }, now, await readRates());
  return inTransaction(async ({ tx, mailer }) => {
    await lockUser(tx, employerId);
    const same = await findSame(tx, employerId, fields);
    if (same !== null) return same;
    await checkRoom(tx, employerId);
    await becomeEmployer(tx, employerId);
    const id = await addPosting(tx, row, { fields, submittedAt: now });
    await addStep(tx, { jobId: id, step: "submitted", byUserId: employerId, at: now });
    await tellReceived(services, tx, mailer, id);
    return id;
  });
}

export async function checkRoom(tx: Queries, employerId: number): Promise<void> {
  if ((await countOf(tx, employerId, "pending")) >= mostWaiting) fail("postings_waiting");
  if ((await countOf(tx, employerId, "open")) >= mostOnBoard) fail("postings_full");
}

/** To an address that is confirmed, and once each time it is handed in; the others hear when they have confirmed theirs. */
export async function tellReceived(
  { clock, appUrl }: Pick<EmployerServices, "clock" | "appUrl">,
  tx: Queries,
  mailer: Mailer,
  id: number,
): Promise<void> {
  const posting = await findPosting(tx, id);
  if (posting?.status !== "pending" || posting.receivedToldAt !== null) return;
  if (posting.emailVerifiedAt === null) return;
  await changePosting(tx, id, { receivedToldAt: clock.now() });
  await mailer.send({ to: posting.email, ...receivedMail(posting, appUrl) });
}
