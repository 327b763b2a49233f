import { fewestForPay } from "./roles/role-figures.ts";

/** How wide a step of monthly pay is, in dollars. */
export const payStep = 1_000;
/** With fewer listings in the middle step than this, it would be the pay of one or two of them. */
const fewestInStep = 3;

/** Listings whose pay for a month lies in one step. */
interface StepCount {
  /** How many steps lie below it; null for those that state no pay. */
  readonly step: number | null;
  readonly jobs: number;
}

/** Dollars a month, from one figure to below another. */
interface PaySpan {
  readonly from: number;
  readonly below: number;
}

/**
 * The step in which the middle listing lies. Null where so few state their pay, or stand in that step, that it would tell of
 * single ones: whoever reads it before and after a listing comes learns at most on which side of the middle that one is.
 */
export function middleSpan(counted: readonly StepCount[]): PaySpan | null {
  const paid = counted
    .flatMap(({ step, jobs }) => (step === null ? [] : [{ step, jobs }]))
    .toSorted((one, other) => one.step - other.step);
  const listings = paid.reduce((sum, { jobs }) => sum + jobs, 0);
  if (listings < fewestForPay) return null;
  let below = 0;
  for (const { step, jobs } of paid) {
    below += jobs;
    if (below * 2 < listings) continue;
    return jobs < fewestInStep ? null : { from: step * payStep, below: (step + 1) * payStep };
  }
  return null;
}
