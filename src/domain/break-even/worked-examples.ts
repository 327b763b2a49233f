import type { Engagement, PayPeriod } from "#domain/listing/facts.ts";
import type { MemberPackage } from "./member-package.ts";

/** A package beside an offer, and what comes of it. */
export interface WorkedExample {
  readonly name: string;
  readonly today: MemberPackage;
  readonly pay: {
    readonly min: number | null;
    readonly max: number | null;
    readonly currency: string;
    readonly period: PayPeriod;
  };
  readonly engagement: Engagement;
  readonly low: number | null;
  readonly high: number | null;
  readonly said: string;
}

/**
 * Worked out apart from the rules, with exact fractions, to the cent: R18.40 a dollar, R19.80 a euro, R23.40 a pound, 260 working days of which
 * 12 are holidays. In each line: what is earned now (figure, medical, pension, thirteenth cheque, leave days, weeks between
 * contracts), the offer, the difference at both of its ends, and how it is said.
 */
const lines = `
ctc 45000 0 0 none 15 0 | 3000 3000 USD month contractor | 4467.69 4467.69 | about R4,500 a month more than now
ctc 45000 0 0 none 15 0 | 3000 3000 USD month employee | 10200 10200 | about R10,200 a month more than now
ctc 45000 0 0 none 15 0 | 3000 3000 USD month employer-of-record | 10200 10200 | about R10,200 a month more than now
ctc 45000 0 0 none 15 0 | 3000 3000 USD month unclear | 4467.69 4467.69 | about R4,500 a month more than now
gross 45000 0 0 none 15 0 | 3000 3000 USD month contractor | 4467.69 4467.69 | about R4,500 a month more than now
gross 38000 2400 2850 none 20 0 | 2800 2800 USD month contractor | 1929.08 1929.08 | about R1,900 a month more than now
gross 38000 2400 2850 on-top 20 0 | 2800 2800 USD month contractor | -1237.59 -1237.59 | about R1,200 a month less than now
gross 38000 2400 2850 inside 20 0 | 2800 2800 USD month contractor | 1929.08 1929.08 | about R1,900 a month more than now
ctc 43250 2400 2850 on-top 20 0 | 2800 2800 USD month contractor | -1237.59 -1237.59 | about R1,200 a month less than now
ctc 60000 3500 4500 on-top 21 4 | 5000 5000 USD month contractor | 8912.82 8912.82 | about R8,900 a month more than now
ctc 60000 3500 4500 on-top 21 4 | 5000 5000 USD month employee | 27666.67 27666.67 | about R27,700 a month more than now
gross 25000 0 1250 none 15 0 | 15 15 USD hour contractor | 16622 16622 | about R16,600 a month more than now
gross 25000 0 1250 none 15 0 | 15 20 USD hour contractor | 16622 30912.67 | about R16,600 to R30,900 a month more than now
gross 25000 0 1250 none 15 0 | 12 20 USD hour contractor | 8047.60 30912.67 | about R8,000 to R30,900 a month more than now
gross 25000 0 1250 none 15 0 | 8 12 USD hour contractor | -3384.93 8047.60 | from R3,400 a month less to R8,000 more than now
gross 30000 1800 0 none 18 2 | 250 250 USD day contractor | 52533.33 52533.33 | about R52,500 a month more than now
gross 30000 1800 0 none 18 2 | 700 900 USD week contractor | 15426.67 28920 | about R15,400 to R28,900 a month more than now
ctc 83333 5000 8333 none 25 0 | 60000 80000 USD year employee | 8667 39333.67 | about R8,700 to R39,300 a month more than now
ctc 83333 5000 8333 none 25 0 | 60000 80000 USD year contractor | -4425.31 21877.26 | from R4,400 a month less to R21,900 more than now
ctc 83333 5000 8333 none 25 0 | 60000 80000 USD year unclear | -4425.31 21877.26 | from R4,400 a month less to R21,900 more than now
gross 52000 3100 3900 on-top 15 0 | 3500 ? EUR month contractor | -1229.87 ? | at worst about R1,200 a month less than now
gross 52000 3100 3900 on-top 15 0 | 2500 ? EUR month contractor | -18973.72 ? | at worst about R19,000 a month less than now
gross 52000 3100 3900 on-top 15 0 | ? 4000 GBP month contractor | ? 20546.67 | at best about R20,500 a month more than now
gross 52000 3100 3900 on-top 15 0 | ? 2000 GBP month contractor | ? -21393.33 | at least about R21,400 a month less than now
gross 41000 0 0 none 15 0 | 45000 45000 ZAR month employee | 4000 4000 | about R4,000 a month more than now
gross 45000 0 0 none 15 0 | 45000 45000 ZAR month employee | 0 0 | about the same as now
gross 45000 0 0 none 15 0 | 540000 600000 ZAR year employee | 0 5000 | from the same to about R5,000 a month more than now
ctc 120000 6000 12000 inside 30 8 | 8000 8000 USD month contractor | -19224.62 -19224.62 | about R19,200 a month less than now
gross 20000 0 0 none 0 0 | 1200 1200 USD month contractor | 1060.92 1060.92 | about R1,100 a month more than now
gross 20000 0 0 on-top 60 26 | 4000 4000 USD month contractor | -5248.21 -5248.21 | about R5,200 a month less than now
ctc 100000 0 0 none 22 0 | 2200 2200 GBP week employee | 123080 123080 | about R123,100 a month more than now
`;

export const workedExamples: readonly WorkedExample[] = lines.trim().split("\n").map(read);

// Written above by us, in this very order.
function read(line: string): WorkedExample {
  const [now = "", offer = "", difference = "", said = ""] = line.split(" | ");
  const [basis, rand, medical, pension, thirteenth, leave, weeks] = now.split(" ");
  const [min = "", max = "", currency = "", period, engagement] = offer.split(" ");
  const [low = "", high = ""] = difference.split(" ");
  return {
    name: line,
    today: {
      basis: basis === "ctc" ? "cost-to-company" : "gross",
      randPerMonth: Number(rand),
      medical: Number(medical),
      pension: Number(pension),
      thirteenthCheque: thirteenth as MemberPackage["thirteenthCheque"],
      leaveDays: Number(leave),
      weeksBetween: Number(weeks),
    },
    pay: { min: figure(min), max: figure(max), currency, period: period as PayPeriod },
    engagement: engagement as Engagement,
    low: figure(low),
    high: figure(high),
    said,
  };
}

/** A question mark is an open end. */
function figure(text: string): number | null {
  return text === "?" ? null : Number(text);
}
