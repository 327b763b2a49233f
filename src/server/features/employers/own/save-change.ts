import { changeBetween, type Change } from "#domain/employers/change-of-meaning.ts";
import type { PostingFields } from "#domain/employers/posting-fields.ts";
import type { RateTable } from "#domain/listing/pay/rates.ts";
import type { jobs } from "#server/adapters/database/schema.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import { fail } from "#server/app-error.ts";
import type { EmployerServices } from "../employer-services.ts";
import { presentOwn } from "../present.ts";
import { checkClosingDate, rowOf } from "../review.ts";
import {
  changeJob,
  changePosting,
  isOf,
  lockPosting,
  type StandingRow,
} from "../stores/postings.ts";
import { addStep, stepsOf } from "../stores/steps.ts";
import { checkRoom, tellReceived } from "./hand-in.ts";

type JobRow = typeof jobs.$inferInsert;

/** What an edit would come to. Both texts are read by the rules and rates of today, so that only the words can differ. */
export function changeIn(
  { boardRows, clock }: Pick<EmployerServices, "boardRows" | "clock">,
  before: Pick<StandingRow, "fields" | "employerId" | "overrides">,
  fields: PostingFields,
  rates: RateTable,
): { readonly change: Change; readonly row: JobRow } {
  const { employerId, overrides } = before;
  const read = (typed: PostingFields, decided: typeof overrides = null) =>
    rowOf(boardRows, typed, { employerId, overrides: decided }, clock.now(), rates);
  const change = changeBetween(
    { fields: before.fields, facts: read(before.fields).facts },
    { fields, facts: read(fields).facts },
  );
  return { change, row: read(fields, overrides) };
}

interface Edit {
  readonly id: number;
  readonly employerId: number;
  readonly fields: PostingFields;
  readonly version: number;
}

/**
 * A small edit of what is on the board stands at once. Everything else goes to be checked: it is off the board until then, and
 * a posting that was returned or closed is handed in again with it.
 */
export async function saveChange(services: EmployerServices, edit: Edit): Promise<void> {
  const { inTransaction, clock, readRates, database, boardRows } = services;
  const { id, employerId, fields, version } = edit;
  const now = clock.now();
  checkClosingDate(fields, now);
  const rates = await readRates();
  await inTransaction(async ({ tx, mailer }) => {
    await lockUser(tx, employerId);
    const posting = (await lockPosting(tx, id, isOf(employerId))) ?? fail("not_found");
    if (posting.version !== version)
      fail("changed_meanwhile", { current: presentOwn(posting, await stepsOf(tx, id)) });
    const { change, row } = changeIn(services, posting, fields, rates);
    const staysUp = posting.status === "open" && change.kind !== "meaning";
    if (change.kind === "none" && posting.status !== "draft" && posting.status !== "closed") return;
    if (posting.status !== "open" && posting.status !== "pending") await checkRoom(tx, employerId);
    await changeJob(tx, id, {
      ...readAnew(row),
      ...(!staysUp && { status: "pending", closedAt: null, closeReason: null }),
      ...(posting.status === "closed" && { expiresAt: null }),
      updatedAt: now,
    });
    const isHandedIn = !staysUp && posting.status !== "pending";
    await changePosting(tx, id, {
      fields,
      ...(isHandedIn && { submittedAt: now, receivedToldAt: null }),
    });
    const step = staysUp ? "changed-a-little" : isHandedIn ? "submitted" : "changed";
    await addStep(tx, { jobId: id, step, byUserId: employerId, at: now });
    await tellReceived(services, tx, mailer, id);
    if (posting.status === "open") await database.changes.announce(boardRows.topic, tx);
  });
}

/** All of a job that follows from its text. */
const readAnew = (row: JobRow): Partial<JobRow> => ({
  title: row.title,
  company: row.company,
  location: row.location,
  description: row.description,
  applyLink: row.applyLink,
  salaryText: row.salaryText,
  tags: row.tags,
  roleType: row.roleType,
  experience: row.experience,
  openness: row.openness,
  payBand: row.payBand,
  facts: row.facts,
  rulesVersion: row.rulesVersion,
});
