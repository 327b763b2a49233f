import type { JobList } from "#contract/jobs.ts";
import type { JobFilters } from "#domain/jobs/filters.ts";
import { payBandIds } from "#domain/jobs/pay-bands.ts";
import { tiers, type Tier } from "#domain/jobs/visibility.ts";
import { experienceLevels, roleTypes } from "#domain/listing/facts.ts";

/** How many jobs share all of this. */
export interface CountedJobs {
  readonly tier: Tier;
  readonly roleType: string;
  readonly experience: string;
  readonly payBand: string | null;
  readonly jobs: number;
}

/** What the board says of how many there are. */
export type Counts = Pick<
  JobList,
  "total" | "totalIsCapped" | "visible" | "facets" | "facetsAreAtLeast"
>;

export type Totals = Pick<Counts, "total" | "totalIsCapped" | "visible">;

type Choices = Pick<JobFilters, "roleType" | "experience" | "salary">;
type Test = (counted: Omit<CountedJobs, "jobs">) => boolean;

/** Where everything was counted. */
export const exactCounts = (
  counted: readonly CountedJobs[],
  choices: Choices,
  open: readonly Tier[],
): Counts => ({
  total: sumOf(counted, choices, tiers),
  totalIsCapped: false,
  visible: sumOf(counted, choices, open),
  facets: facetsOf(counted, choices),
  facetsAreAtLeast: false,
});

/** How many there are of what the filters choose, in the given tiers. */
export const sumOf = (
  counted: readonly CountedJobs[],
  choices: Choices,
  some: readonly Tier[],
): number => sum(counted, all([...testsOf(choices), ({ tier }) => some.includes(tier)]));

/** How many each choice would give, with the other choices as they are. */
export function facetsOf(counted: readonly CountedJobs[], choices: Choices): JobList["facets"] {
  const [isRole, isLevel, isBand] = testsOf(choices);
  const facets = {
    roleType: noneOf(roleTypes),
    experience: noneOf(experienceLevels),
    salary: noneOf(payBandIds),
  };
  for (const one of counted) {
    const hasRole = isRole(one);
    const hasLevel = isLevel(one);
    const hasBand = isBand(one);
    if (hasLevel && hasBand) add(facets.roleType, one.roleType, one.jobs);
    if (hasRole && hasBand) add(facets.experience, one.experience, one.jobs);
    if (hasRole && hasLevel) add(facets.salary, one.payBand, one.jobs);
  }
  return facets;
}

const noneOf = (choices: readonly string[]): Record<string, number> =>
  Object.fromEntries(choices.map((choice) => [choice, 0]));

/** What cannot be chosen is not counted. */
function add(counts: Record<string, number>, choice: string | null, jobs: number): void {
  const before = choice === null ? undefined : counts[choice];
  if (choice !== null && before !== undefined) counts[choice] = before + jobs;
}

/** Whether a job is of what the filters choose. */
export const isChosen = (choices: Choices) => all(testsOf(choices));

const testsOf = ({ roleType, experience, salary }: Choices): [Test, Test, Test] => [
  (counted) => roleType === null || counted.roleType === roleType,
  (counted) => experience === null || counted.experience === experience,
  (counted) => salary === null || counted.payBand === salary,
];

const all =
  (tests: readonly Test[]): Test =>
  (counted) =>
    tests.every((test) => test(counted));

const sum = (counted: readonly CountedJobs[], isMeant: Test): number =>
  counted.reduce((total, one) => (isMeant(one) ? total + one.jobs : total), 0);
