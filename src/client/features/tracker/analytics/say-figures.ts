import { grouped } from "#domain/listing/pay/saying/figures.ts";
import type { Analytics } from "#domain/tracker/analytics/analysis.ts";
import { fewestToJudge, type Rate } from "#domain/tracker/analytics/rate.ts";

type NamedRate = Analytics["byPlatform"][number];

/** `33.3%`, always with its decimal. */
export const sayRate = ({ percent }: Pick<Rate, "percent">): string => `${percent.toFixed(1)}%`;

export const sayCount = ({ count, of }: Pick<Rate, "count" | "of">): string => `${count} of ${of}`;

export const sayRange = ({ low, high }: Rate): string =>
  `${low.toFixed(1)}% to ${high.toFixed(1)}%`;

export const applications = (count: number): string =>
  count === 1 ? "1 application" : `${grouped(count)} applications`;

/** Cells for a table of rates: the share, its count, and its range or why there is none. */
export const rateCells = (rate: Rate): readonly string[] => [
  rate.of === 0 ? "–" : sayRate(rate),
  sayCount(rate),
  rate.isTooFew ? "too few to judge" : sayRange(rate),
];

export const rateHeads = ["Ever answered", "Count", "Likely between"] as const;

/** Which of them does best, as far as one may say so. */
export function sayBest(rates: readonly NamedRate[], what: string): string {
  const judged = rates.filter(({ isTooFew }) => !isTooFew);
  if (judged.length === 0)
    return `Too few to judge: no ${what} has ${fewestToJudge} applications yet.`;
  const [best = judged[0], second] = judged.toSorted((a, b) => b.percent - a.percent);
  if (best === undefined) return "";
  if (second === undefined)
    return `Only ${best.name} has the ${fewestToJudge} applications it takes to judge: ${sayRate(best)} were ever answered, ${sayCount(best)}.`;
  const first = `${best.name} is answered most often: ${sayRate(best)}, ${sayCount(best)}.`;
  return second.high >= best.low
    ? `${first} Its range overlaps with that of ${second.name}, so this may be chance.`
    : first;
}

export const monthName = (month: string): string => {
  const [year, number = 1] = month.split("-").map(Number);
  return `${months[number - 1] ?? ""} ${year}`;
};

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
