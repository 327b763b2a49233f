import type {
  Engagement,
  Hours,
  ListingFacts,
  Openness,
  Pay,
  PayAmount,
  Risk,
  SastDay,
} from "#domain/listing/facts.ts";
import { payInRand, type PayInRand } from "#domain/listing/pay/in-rand.ts";
import { startingRates } from "#domain/listing/pay/rates.ts";
import type { Evidence } from "#domain/listing/posting.ts";

const said = (quote: string): Evidence[] => [{ field: "description", quote }];

const soundRisk: Risk = { verdict: "nothing-odd", notes: [] };

const verdict = (value: Openness, evidence: Evidence[], isHint = false): Judged => ({
  openToSouthAfrica: { value, confidence: isHint ? "low" : "high", evidence, rules: [] },
  risk: soundRisk,
});

type Judged = Pick<ListingFacts, "openToSouthAfrica" | "risk">;

export const verdicts: readonly { state: string; facts: Judged }[] = [
  {
    state: "Open",
    facts: verdict("yes", said("We hire <b>anywhere in EMEA</b>, South&nbsp;Africa included.")),
  },
  { state: "Open, by a hint", facts: verdict("yes", said("Our team spans the globe."), true) },
  {
    state: "Unclear, in their words",
    facts: verdict("unclear", said("Remote-first, with some travel.")),
  },
  { state: "Unclear, by silence", facts: verdict("unclear", []) },
  {
    state: "Closed",
    facts: verdict("no", said("You must be authorised to work in the United States.")),
  },
  { state: "Closed, by a hint", facts: verdict("no", said("Hello, London!"), true) },
];

const timesAYear = { hour: 2080, day: 260, week: 52, month: 12, year: 1 } as const;

function offer(
  [min, max]: readonly [number | null, number | null],
  currency: string,
  period: PayAmount["period"],
): PayAmount {
  const dollars = (amount: number | null) =>
    amount === null ? null : amount * timesAYear[period] * (startingRates.usdFor[currency] ?? 1);
  return { min, max, currency, period, usdPerYear: { min: dollars(min), max: dollars(max) } };
}

const payState = (
  state: string,
  amount: PayAmount | null,
  ...terms: Pay["terms"]
): { state: string; pay: Pay; inRand: PayInRand | null } => ({
  state,
  pay: { amount, terms },
  inRand: payInRand(
    { pay: { value: { amount, terms }, evidence: [] }, riskVerdict: "nothing-odd" },
    startingRates,
  ),
});

export const payStates = [
  payState("Range", offer([54_000, 66_000], "USD", "year")),
  payState("One figure, with extras", offer([5000, 5000], "USD", "month"), "plus-extras"),
  payState("Up to", offer([null, 4000], "GBP", "month")),
  payState("From, by the hour", offer([28, null], "EUR", "hour")),
  payState("On target", offer([90_000, 110_000], "USD", "year"), "on-target"),
  payState("Commission only", null, "commission-only"),
  payState("Part time", offer([25, 25], "USD", "hour"), "part-time"),
  payState("In rand", offer([35_000, 42_000], "ZAR", "month")),
  payState("Not stated", null),
];

function day(start: number, end: number): SastDay {
  const overlap = Math.max(0, Math.min(end, 17) - Math.max(start, 8));
  return { start: start * 60, end: end * 60, overlap: overlap * 60 };
}

const nineToFive = { start: 540, end: 1020, areAssumed: false, overlapAsked: null } as const;

export const hoursStates: readonly { state: string; hours: Hours | null }[] = [
  {
    state: "One answer all year",
    hours: {
      ...nineToFive,
      zone: "Asia/Dubai",
      january: day(7, 15),
      july: day(7, 15),
      isLateShift: false,
    },
  },
  {
    state: "January and July differ",
    hours: {
      ...nineToFive,
      zone: "Europe/London",
      overlapAsked: 4,
      areAssumed: true,
      january: day(11, 19),
      july: day(10, 18),
      isLateShift: false,
    },
  },
  {
    state: "Late shift",
    hours: {
      ...nineToFive,
      zone: "America/Los_Angeles",
      january: day(19, 27),
      july: day(18, 26),
      isLateShift: true,
    },
  },
  {
    state: "Early shift",
    hours: {
      ...nineToFive,
      zone: "Australia/Sydney",
      january: day(0, 8),
      july: day(1, 9),
      isLateShift: true,
    },
  },
  {
    state: "Your own day",
    hours: {
      ...nineToFive,
      zone: "Africa/Johannesburg",
      january: day(9, 17),
      july: day(9, 17),
      isLateShift: false,
    },
  },
  { state: "Unknown", hours: null },
];

const engaged = (value: Engagement): ListingFacts["engagement"] => ({
  value,
  confidence: "high",
  evidence: [],
  rules: [],
});

export const engagements: readonly ListingFacts["engagement"][] = [
  engaged("contractor"),
  engaged("employee"),
  engaged("employer-of-record"),
  engaged("unclear"),
  {
    ...engaged("unclear"),
    evidence: said("As a contractor, or employed through a partner: your choice."),
    rules: ["offers-contractor", "offers-employer-of-record"],
  },
];

export const risks: readonly Risk[] = [
  soundRisk,
  {
    verdict: "be-careful",
    notes: [{ reason: "chat-only-interview", evidence: said("Write to our manager on Telegram.") }],
  },
  {
    verdict: "likely-scam",
    notes: [
      { reason: "fee-up-front", evidence: said("A refundable registration fee of R350 applies.") },
      { reason: "chat-only-interview", evidence: said("Write to our manager on Telegram.") },
    ],
  },
];
