const dayMs = 24 * 60 * 60 * 1000;

/** After a renewal that failed, access goes on for this long, so that a new card can be found. */
export const graceDays = 7;

export interface PaidYear {
  readonly paidAt: Date;
  /** The money went back: refunded in full, or lost in a dispute. */
  readonly isReturned: boolean;
}

/** Something an administrator decided, with a reason. */
export interface Decision {
  readonly madeAt: Date;
  /** Null ends premium there and then. */
  readonly until: Date | null;
}

export interface Standing {
  readonly payments: readonly PaidYear[];
  readonly decisions: readonly Decision[];
  /** When the last renewal failed or did not come in; null if none did. */
  readonly renewalFailedAt: Date | null;
  /** Whether another renewal is wanted: nobody has cancelled. */
  readonly isRenewing: boolean;
}

/**
 * Until when somebody is premium. It follows from the facts alone, whatever the order in which they became
 * known: the same events in any order end in the same date.
 */
export function premiumUntil(standing: Standing): Date | null {
  const { payments, decisions, renewalFailedAt, isRenewing } = standing;
  const counted = countedPayments(payments, decisions);
  const paid = paidUntil(counted);
  const isOverdue = renewalFailedAt !== null && !isMadeGood(counted, renewalFailedAt);
  const withGrace = paid && isRenewing && isOverdue ? addDays(paid, graceDays) : paid;
  const ended = endedAt(decisions);
  const granted = decisions
    .filter(({ madeAt }) => ended === null || madeAt > ended)
    .map(({ until }) => until);
  return latest([withGrace, ...granted]);
}

/** Those that still mean something: what an administrator has ended stays ended. */
export function countedPayments<Payment extends PaidYear>(
  payments: readonly Payment[],
  decisions: readonly Decision[],
): readonly Payment[] {
  const ended = endedAt(decisions);
  return payments.filter(({ paidAt }) => ended === null || paidAt > ended);
}

const endedAt = (decisions: readonly Decision[]): Date | null =>
  latest(decisions.filter(({ until }) => until === null).map(({ madeAt }) => madeAt));

/** The end of what has been paid for. A year begins where the last one ends, or, if that is over, on the day it is paid. */
export function paidUntil(payments: readonly PaidYear[]): Date | null {
  return payments
    .filter(({ isReturned }) => !isReturned)
    .toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime())
    .reduce<Date | null>((end, { paidAt }) => addYear(startOf(paidAt, end)), null);
}

const startOf = (paidAt: Date, end: Date | null): Date =>
  end !== null && end > paidAt ? end : paidAt;

/** Whether a failed renewal has been made good. The charge and the word of its failure carry different clocks, hence the leeway. */
export const isMadeGood = (payments: readonly PaidYear[], failedAt: Date): boolean =>
  payments.some(({ paidAt, isReturned }) => !isReturned && paidAt >= addDays(failedAt, -graceDays));

/** The year that one payment pays for, given all payments of the member. */
export function periodOf(
  { paidAt }: PaidYear,
  payments: readonly PaidYear[],
): { readonly start: Date; readonly end: Date } {
  const start = startOf(paidAt, paidUntil(payments.filter((other) => other.paidAt < paidAt)));
  return { start, end: addYear(start) };
}

/** The same day a year later; the 29th of February becomes the 28th. */
export function addYear(date: Date): Date {
  const later = new Date(date);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  if (later.getUTCMonth() !== date.getUTCMonth()) later.setUTCDate(0);
  return later;
}

export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * dayMs);

function latest(dates: readonly (Date | null)[]): Date | null {
  return dates.reduce<Date | null>(
    (last, date) => (date !== null && (last === null || date > last) ? date : last),
    null,
  );
}
