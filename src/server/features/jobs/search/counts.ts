import type { JobList } from "#contract/jobs.ts";
import type { JobFilters } from "#domain/jobs/filters.ts";
import { payBandIds } from "#domain/jobs/pay-bands.ts";
import type { Tier } from "#domain/jobs/visibility.ts";
import { experienceLevels, roleTypes } from "#domain/listing/facts.ts";

/** How many jobs share all of this. */
export interface CountedJobs {
  readonly tier: Tier;
  readonly roleType: string;
  readonly experience: string;
  readonly payBand: string | null;
  readonly jobs: number;
}

type Choices = Pick<JobFilters, "roleType" | "experience" | "salary">;
type Test = (counted: CountedJobs) => boolean;

/** How many there are of what the filters choose, in the given tiers. */
export const sumOf = (
  counted: readonly CountedJobs[],
  choices: Choices,
  tiers: readonly Tier[],
): number => sum(counted, all([...testsOf(choices), ({ tier }) => tiers.includes(tier)]));

/** How many each choice would give, with the other choices as they are. */
export function facetsOf(counted: readonly CountedJobs[], choices: Choices): JobList["facets"] {
  const [isRole, isLevel, isBand] = testsOf(choices);
  return {
    roleType: each(roleTypes, counted, all([isLevel, isBand]), ({ roleType }) => roleType),
    experience: each(
      experienceLevels,
      counted,
      all([isRole, isBand]),
      ({ experience }) => experience,
    ),
    salary: each(payBandIds, counted, all([isRole, isLevel]), ({ payBand }) => payBand),
  };
}

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

const each = (
  choices: readonly string[],
  counted: readonly CountedJobs[],
  isMeant: Test,
  choiceOf: (counted: CountedJobs) => string | null,
): Record<string, number> =>
  Object.fromEntries(
    choices.map((choice) => [
      choice,
      sum(counted, (one) => isMeant(one) && choiceOf(one) === choice),
    ]),
  );
