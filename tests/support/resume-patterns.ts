import { fillIns } from "#domain/tools/resumes/fill-ins.ts";
import { resumePattern } from "#domain/tools/resumes/resume-pattern.ts";
import { experienceLevels, specialties } from "#domain/tools/resumes/specialties.ts";

/** All that is written, for the tests that read it through. */
export const everyPattern = specialties.flatMap((specialty) =>
  experienceLevels.map((level) =>
    Object.assign(resumePattern(specialty, level), { name: `${specialty}, ${level}` }),
  ),
);
export type NamedPattern = (typeof everyPattern)[number];

export const sentencesOf = (text: string): string[] =>
  text
    .slice(0, -1)
    .split(". ")
    .map((sentence) => `${sentence}.`);

export const resultsOf = ({ experienceBullets, achievements }: NamedPattern): string[] => [
  ...experienceBullets,
  ...achievements,
];

/** What goes into the member's resume, as against what is said to the member about it. */
export const resumeLines = (pattern: NamedPattern): string[] => [
  ...sentencesOf(pattern.summary),
  ...pattern.skills,
  ...resultsOf(pattern),
];

export const everyLine = (pattern: NamedPattern): string[] => [
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
