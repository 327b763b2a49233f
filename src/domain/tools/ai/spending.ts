/** A dollar, as we count. */
export const microsPerDollar = 1_000_000;

/** What a member may set as a limit for a month, in whole cents. */
export const monthlyCap = { minCents: 10, maxCents: 100_000 } as const;

const saHours = 2;

/** The calendar month of this moment in South Africa, where a day begins two hours before UTC's. */
export function monthOf(now: Date): {
  readonly from: Date;
  readonly to: Date;
  readonly name: string;
} {
  const there = new Date(now.getTime() + saHours * 3_600_000);
  const [year, month] = [there.getUTCFullYear(), there.getUTCMonth()];
  return {
    from: new Date(Date.UTC(year, month, 1, -saHours)),
    to: new Date(Date.UTC(year, month + 1, 1, -saHours)),
    name: `${year}-${String(month + 1).padStart(2, "0")}`,
  };
}

/** The next call is refused once what was spent has reached the cap; calls under way count with what they may cost. */
export const isCapReached = (spentMicros: number, capCents: number | null): boolean =>
  capCents !== null && spentMicros >= capCents * (microsPerDollar / 100);
