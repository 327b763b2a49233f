import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { sayPay } from "#domain/listing/pay/saying/say-pay.ts";
import type { BreakEven, Span } from "./compare-offer.ts";

/** `about R4,100 a month more than now`: to the hundred, since nothing here is known to the rand. */
export function sayDifference({ low, high }: Span): string {
  const [least, most] = [rounded(low), rounded(high)];
  if (least === null) return most === null ? "" : openBelow(most);
  if (most === null) return openAbove(least);
  if (least === most) return least === 0 ? same : `about ${sized(least)} than now`;
  if (least === 0) return `from the same to about ${sized(most)} than now`;
  if (most === 0) return `from about ${sized(least)} to the same as now`;
  if (least > 0) return `about ${sayRand(least)} to ${sayRand(most)} a month more than now`;
  if (most < 0) return `about ${sayRand(-most)} to ${sayRand(-least)} a month less than now`;
  return `from ${sized(least)} to ${sayRand(most)} more than now`;
}

const same = "about the same as now";

function openBelow(most: number): string {
  if (most === 0) return "at best about the same as now";
  return `${most > 0 ? "at best" : "at least"} about ${sized(most)} than now`;
}

function openAbove(least: number): string {
  if (least === 0) return "at least about the same as now";
  return `${least > 0 ? "at least" : "at worst"} about ${sized(least)} than now`;
}

/** Beside the figure it must stand as what it was worked out. */
export function sayFooting({ footing, isFootingAssumed, offer }: BreakEven): string {
  const said = isFootingAssumed
    ? "taken as a contractor, since the listing does not say"
    : `as ${footing === "employee" ? "an employee" : "a contractor"}`;
  return isPaidByTime(offer) ? `${said}, if it is full time` : said;
}

/** Of such pay nobody knows how much of it there is. */
const isPaidByTime = ({ amount: { period } }: BreakEven["offer"]): boolean =>
  period === "hour" || period === "day";

/** One line of the sum: what it is, and what it comes to. */
export interface SumLine {
  readonly label: string;
  readonly figure: string;
  readonly isTotal?: true;
}

/** The whole sum, from what the listing says to the difference. */
export function sumOf(even: BreakEven): SumLine[] {
  const { offer, now, listed, paid, year, difference } = even;
  const { amount, randRate } = offer;
  const unit = amount.currency === "ZAR" ? "" : ` at R${sayRate(randRate)} per ${amount.currency}`;
  return [
    { label: "The listing pays", figure: sayPay(amount) },
    {
      label: `A month of that${unit}${isPaidByTime(offer) ? ", if it is full time" : ""}`,
      figure: saySpan(listed),
    },
    ...(year.paid === year.days
      ? []
      : [
          {
            label: `Paid for ${year.paid} of ${year.days} working days: ${unpaidDays(even)} are not paid`,
            figure: saySpan(paid),
          },
        ]),
    { label: "Your salary now, a month", figure: exact(now.salary) },
    ...(now.medical > 0
      ? [{ label: "Your employer's part of medical aid", figure: exact(now.medical) }]
      : []),
    ...(now.pension > 0
      ? [{ label: "Your employer's part of your pension", figure: exact(now.pension) }]
      : []),
    ...(now.thirteenth > 0
      ? [{ label: "A twelfth of your 13th cheque", figure: exact(now.thirteenth) }]
      : []),
    { label: "Your package now, a month", figure: exact(now.total) },
    { label: "The difference", figure: sayDifference(difference), isTotal: true },
  ];
}

function unpaidDays({ year: { leave, holidays, between } }: BreakEven): string {
  const parts = [
    leave > 0 ? `${leave} of leave` : null,
    `${holidays} public holidays`,
    between > 0 ? `${between} between contracts` : null,
  ].filter((part) => part !== null);
  return parts.length === 1
    ? String(parts[0])
    : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}

/** What the sum leaves out, and why that is fair. */
export const assumptions: readonly string[] = [
  "Both sides are before tax. A contractor pays the same income tax as an employee, only twice a year as provisional tax instead of every month.",
  "We take it that the new work pays nothing towards medical aid or a pension, so what your employer pays now counts on today's side.",
  "As a contractor you are paid for the days you work: your leave, 12 public holidays and the weeks between contracts you allow for are unpaid. Where the contract pays for time off, it is worth more than this. As an employee you are taken to have the same leave as now.",
  "UIF is left out on both sides: a contractor saves the 1% (R177.12 a month at most) and loses the cover.",
  "Bank and exchange fees, equipment and bonuses are not counted. The rate changes every day, and the difference with it.",
];

const sized = (rand: number): string =>
  `${sayRand(Math.abs(rand))} a month ${rand < 0 ? "less" : "more"}`;

const rounded = (rand: number | null): number | null =>
  // Adding nothing turns a minus zero into a plain one.
  rand === null ? null : Math.round(rand / 100) * 100 + 0;

const sayRand = (rand: number): string => `R${grouped(rand)}`;
const exact = (rand: number): string => sayRand(Math.round(rand));
const sayRate = (rand: number): string => (rand < 1 ? rand.toPrecision(3) : rand.toFixed(2));

function saySpan({ low, high }: Span): string {
  if (low === null) return high === null ? "" : `up to ${exact(high)}`;
  if (high === null) return `from ${exact(low)}`;
  return exact(low) === exact(high) ? exact(low) : `${exact(low)}–${exact(high)}`;
}
