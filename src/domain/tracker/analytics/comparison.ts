import { fewestToJudge, rateOf } from "./rate.ts";
import type { NamedTally } from "./ranking.ts";

/** Whether one of two strategies did better, as far as their numbers can say. */
export interface Comparison {
  readonly verdict: "too-few" | "alike" | "leaning" | "better";
  /** The one with the larger share; the first where both are equal. */
  readonly ahead: NamedTally;
  readonly behind: NamedTally;
  /** From 0.5 to 1: how likely the one ahead is really the better one. */
  readonly chance: number;
}

/** From here on we say that one is better: 19 in 20. */
const isClear = 0.95;
/** And from here on that it looks so. */
const isLeaning = 0.8;

/**
 * Beforehand every share from 0 to 100% is held to be equally likely for both; then each follows from its own
 * applications. The chance is that of the one ahead having the larger true share (`docs/decisions` says why so).
 */
export function compare(first: NamedTally, second: NamedTally): Comparison {
  const isSecondAhead = second.count * first.of > first.count * second.of;
  const [ahead, behind] = isSecondAhead ? [second, first] : [first, second];
  const raw = chanceOfMore(ahead, behind);
  const chance = Math.min(Math.max(raw, 0.5), 1);
  const isTooFew = Math.min(first.of, second.of) < fewestToJudge;
  return { verdict: isTooFew ? "too-few" : verdictOf(chance), ahead, behind, chance };
}

function verdictOf(chance: number): Comparison["verdict"] {
  if (chance >= isClear) return "better";
  return chance >= isLeaning ? "leaning" : "alike";
}

/** The verdict in plain words. It never claims more than the numbers hold. */
export function sayComparison({ verdict, ahead, behind, chance }: Comparison): string {
  const many = `${ahead.of} and ${behind.of} applications`;
  switch (verdict) {
    case "too-few":
      return `Too few to judge: ${many}. It takes at least ${fewestToJudge} of each.`;
    case "alike":
      return rateOf(ahead).percent === rateOf(behind).percent
        ? `No difference to see, with ${many}.`
        : `“${ahead.name}” is ahead by so little that with ${many} chance explains it.`;
    case "leaning":
      return `“${ahead.name}” looks better, but with ${many} chance can still explain it: about ${odds(chance)} that the difference is real.`;
    case "better":
      return `“${ahead.name}” is better: ${odds(chance)} that the difference is real.`;
  }
}

const steps = [
  [0.999, "999 in 1,000"],
  [0.99, "99 in 100"],
  [0.95, "19 in 20"],
  [0.9, "9 in 10"],
  [0.8, "4 in 5"],
] as const;

/** Always the step below: rounded up, it would claim more than is known. */
const odds = (chance: number): string => steps.find(([least]) => chance >= least)?.[1] ?? "1 in 2";

/**
 * The exact chance that a share drawn from what is known of `a` is larger than one drawn from what is known of `b`. With
 * nothing held beforehand both follow a beta distribution with whole numbers, and the integral is a finite sum.
 */
export function chanceOfMore(
  a: { count: number; of: number },
  b: { count: number; of: number },
): number {
  const [aYes, aNo] = [a.count + 1, a.of - a.count + 1];
  const [bYes, bNo] = [b.count + 1, b.of - b.count + 1];
  const logFactorials = logFactorialsTo(a.of + b.of + 4);
  const logBeta = (x: number, y: number): number =>
    at(logFactorials, x - 1) + at(logFactorials, y - 1) - at(logFactorials, x + y - 1);
  let sum = 0;
  for (let i = 0; i < aYes; i += 1)
    sum += Math.exp(
      logBeta(bYes + i, aNo + bNo) - Math.log(aNo + i) - logBeta(1 + i, aNo) - logBeta(bYes, bNo),
    );
  return sum;
}

function logFactorialsTo(most: number): readonly number[] {
  const logs = [0];
  for (let n = 1; n <= most; n += 1) logs.push(at(logs, n - 1) + Math.log(n));
  return logs;
}

const at = (list: readonly number[], index: number): number => list[index] ?? 0;
