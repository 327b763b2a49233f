import { rateOf, wholePercent, type Rate, type Tally } from "./rate.ts";
import { best } from "./ranking.ts";
import { stages, type Stage, type TimedEvent } from "./stages.ts";

/** Applications that have something in common, counted. */
export interface Counted {
  readonly of: number;
  /** Those whose result is an answer today. */
  readonly answeredNow: number;
  /** Those that were answered at any time, whatever came after. */
  readonly answeredEver: number;
}

export interface NamedCounted extends Counted {
  readonly name: string;
}

/** Days from applying to something; the middle and the ends. Null while nobody got there. */
export interface Days {
  readonly event: TimedEvent;
  readonly count: number;
  readonly median: number | null;
  readonly least: number | null;
  readonly most: number | null;
}

/** What the database counts, of one member. */
export interface Grouped {
  readonly all: Counted;
  readonly platforms: readonly NamedCounted[];
  /** Without those that have no tag. */
  readonly strategies: readonly NamedCounted[];
  /** By the month of applying, as `2026-11`. Months without an application are not among them. */
  readonly months: readonly NamedCounted[];
  /** How many got at least as far as each stage. */
  readonly reached: readonly number[];
  readonly days: readonly Days[];
}

interface NamedRate extends Rate {
  readonly name: string;
}

interface TopEntry extends Tally {
  readonly name: string;
  /** Whole. */
  readonly percent: number;
}

export interface Analytics {
  readonly total: number;
  /** As the tracker's card has it: by where each application stands today. */
  readonly responseRate: Rate;
  readonly topPlatforms: readonly TopEntry[];
  readonly topStrategies: readonly TopEntry[];
  readonly funnel: readonly { readonly stage: Stage; readonly count: number }[];
  /** These count whoever was ever answered. */
  readonly byMonth: readonly NamedRate[];
  readonly byPlatform: readonly NamedRate[];
  readonly byStrategy: readonly NamedRate[];
  readonly days: readonly Days[];
}

const topLength = 3;
/** More lines than this no figure can hold. */
const mostMonths = 24;
const mostStrategies = 30;

export function analyticsFrom(grouped: Grouped): Analytics {
  const { all, platforms, strategies, months, reached, days } = grouped;
  return {
    total: all.of,
    responseRate: rateOf({ count: all.answeredNow, of: all.of }),
    topPlatforms: topOf(platforms),
    topStrategies: topOf(strategies),
    funnel: stages.map((stage, place) => ({ stage, count: reached[place] ?? 0 })),
    byMonth: everyMonth(months).map(everRate),
    byPlatform: mostUsed(platforms).map(everRate),
    byStrategy: mostUsed(strategies).slice(0, mostStrategies).map(everRate),
    days,
  };
}

const topOf = (groups: readonly NamedCounted[]): TopEntry[] =>
  best(
    groups.map(({ name, of, answeredNow }) => ({ name, count: answeredNow, of })),
    topLength,
  ).map(({ name, count, of }) => ({ name, count, of, percent: wholePercent({ count, of }) }));

const everRate = ({ name, of, answeredEver }: NamedCounted): NamedRate => ({
  name,
  ...rateOf({ count: answeredEver, of }),
});

const mostUsed = (groups: readonly NamedCounted[]): NamedCounted[] =>
  groups.toSorted((a, b) => b.of - a.of || (a.name < b.name ? -1 : 1));

/** With the months in between in which nobody applied: a line over time must not jump over them. */
function everyMonth(months: readonly NamedCounted[]): NamedCounted[] {
  const inOrder = months.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined) return [];
  const known = new Map(inOrder.map((month) => [month.name, month]));
  const start = Math.max(numberOf(first.name), numberOf(last.name) - mostMonths + 1);
  return Array.from({ length: numberOf(last.name) - start + 1 }, (_, index) => {
    const name = nameOf(start + index);
    return known.get(name) ?? { name, of: 0, answeredNow: 0, answeredEver: 0 };
  });
}

/** Months counted from the year nought. */
const numberOf = (month: string): number => {
  const [year = 0, inYear = 1] = month.split("-").map(Number);
  return year * 12 + inYear - 1;
};

const nameOf = (count: number): string =>
  `${String(Math.floor(count / 12)).padStart(4, "0")}-${String((count % 12) + 1).padStart(2, "0")}`;
