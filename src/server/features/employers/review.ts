import type { PostingReview } from "#contract/employers/posting.ts";
import { applyLinkOf } from "#domain/employers/apply-way.ts";
import type { PostingFields } from "#domain/employers/posting-fields.ts";
import { postingOf } from "#domain/employers/posting-text.ts";
import { isForBoard } from "#domain/employers/posting-states.ts";
import { isLikelyScam, transparencyOf } from "#domain/employers/transparency.ts";
import { missingFrom } from "#domain/listing/advice/missing.ts";
import type { Overrides } from "#domain/listing/overrides.ts";
import type { RateTable } from "#domain/listing/pay/rates.ts";
import { sastDay } from "#domain/days.ts";
import type { jobs } from "#server/adapters/database/schema.ts";
import { fail } from "#server/app-error.ts";
import type { BoardRows } from "#server/feature.ts";

type JobRow = typeof jobs.$inferInsert & { readonly id?: number };

interface Owned {
  readonly employerId: number | null;
  /** What people decided about it, which outlives its text. */
  readonly overrides?: Overrides | null;
}

/** The job a posting would be, waiting to be checked. */
export function rowOf(
  boardRows: BoardRows,
  fields: PostingFields,
  { employerId, overrides = null }: Owned,
  now: Date,
  rates: RateTable,
): typeof jobs.$inferInsert {
  const applyLink = applyLinkOf(fields.apply) ?? fail("invalid_input");
  const given = {
    source: "employer",
    tier: "free",
    status: "pending",
    applyLink,
    addedByUserId: employerId,
    overrides,
  } as const;
  return boardRows.rowFor(postingOf(fields), given, now, now, rates);
}

/** A job as candidates see it, what it leaves open, and its score. */
export function reviewOf(
  boardRows: BoardRows,
  fields: PostingFields,
  row: JobRow,
  rates: RateTable,
): PostingReview {
  const { total, rows } = transparencyOf(fields, row.facts, row.applyLink);
  return {
    job: boardRows.show(row, rates),
    isForBoard: isForBoard({ openness: row.openness, isScam: isLikelyScam(row.facts) }),
    missing: missingFrom(row.facts, { company: row.company ?? "" }),
    score: { total, rows: [...rows] },
  };
}

/** A day that is over cannot be the last one. */
export function checkClosingDate({ closingDate }: PostingFields, now: Date): void {
  if (closingDate !== "" && closingDate < sastDay(now))
    fail("invalid_input", { fields: { closingDate: "That day is over. Choose a later one." } });
}
