/** A dollar, as we count. */
export const microsPerDollar = 1_000_000;

/** What a member may set as a limit for a month, in whole cents. */
export const monthlyCap = { minCents: 10, maxCents: 100_000 } as const;

export const capMessage = `Choose an amount from $${(monthlyCap.minCents / 100).toFixed(2)} to $${monthlyCap.maxCents / 100}.`;

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

/** An amount as somebody types it, with a point or a comma, in whole cents; null for none. */
export function capCentsIn(typed: string): number | null {
  const text = typed
    .trim()
    .replace(/^\$\s*/, "")
    .replace(",", ".");
  return text === "" ? null : Math.round(Number(text) * 100);
}

/** What is wrong with an amount; null when nothing is. None is an answer, too. */
export function capFault(typed: string): string | null {
  const text = typed.trim().replace(/^\$\s*/, "");
  if (text === "") return null;
  if (!/^\d{1,6}(?:[.,]\d{1,2})?$/.test(text))
    return "Type an amount in dollars, such as 5 or 7.50.";
  const cents = capCentsIn(typed) ?? 0;
  return cents < monthlyCap.minCents || cents > monthlyCap.maxCents ? capMessage : null;
}
