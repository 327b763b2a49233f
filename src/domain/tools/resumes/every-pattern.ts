import { fillIns } from "./fill-ins.ts";
import { resumePattern } from "./resume-pattern.ts";
import { experienceLevels, specialties } from "./specialties.ts";

/** All that is written, for the tests that read it through. */
export const everyPattern = specialties.flatMap((specialty) =>
  experienceLevels.map((level) => ({
    name: `${specialty}, ${level}`,
    ...resumePattern(specialty, level),
  })),
);
type Pattern = (typeof everyPattern)[number];

export const sentencesOf = (text: string): string[] =>
  text
    .slice(0, -1)
    .split(". ")
    .map((sentence) => `${sentence}.`);

export const resultsOf = ({ experienceBullets, achievements }: Pattern): string[] => [
  ...experienceBullets,
  ...achievements,
];

/** What goes into the member's resume, as against what is said to the member about it. */
export const resumeLines = (pattern: Pattern): string[] => [
  ...sentencesOf(pattern.summary),
  ...pattern.skills,
  ...resultsOf(pattern),
];

export const everyLine = (pattern: Pattern): string[] => [
  ...resumeLines(pattern),
  ...sentencesOf(pattern.recommendations),
];

/** The text with its fill-ins cut out: what stands in the resume whoever sends it. */
export function withoutFillIns(text: string): string {
  return fillIns(text).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    text,
  );
}

export const repeatedIn = (lines: readonly string[]): string[] => {
  const seen = new Set<string>();
  return lines.filter((line) => seen.size === seen.add(line).size);
};
