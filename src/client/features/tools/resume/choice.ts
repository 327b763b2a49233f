import {
  experienceLevels,
  specialties,
  type ExperienceLevel,
  type Specialty,
} from "#domain/tools/resumes/specialties.ts";
import { paths } from "#domain/paths.ts";
import type { ResumeRequest } from "#contract/tools/requests.ts";

/** What stands in the two lists of the form, and in the address; null where nothing is chosen yet. */
export interface ResumeChoice {
  readonly specialty: Specialty | null;
  readonly experienceLevel: ExperienceLevel | null;
}

/** From an address, a form or a draft. What is no choice of ours was not chosen. */
export const choiceIn = (fields: URLSearchParams): ResumeChoice => ({
  specialty: specialties.find((one) => one === fields.get("specialty")) ?? null,
  experienceLevel: experienceLevels.find((one) => one === fields.get("experienceLevel")) ?? null,
});

export const fieldsOf = ({ specialty, experienceLevel }: ResumeChoice): Record<string, string> => ({
  ...(specialty !== null && { specialty }),
  ...(experienceLevel !== null && { experienceLevel }),
});

export function addressOf(choice: ResumeChoice): string {
  const search = new URLSearchParams(fieldsOf(choice)).toString();
  return search === "" ? paths.resumeTemplates : `${paths.resumeTemplates}?${search}`;
}

/** Null until both are chosen. */
export const requestOf = ({ specialty, experienceLevel }: ResumeChoice): ResumeRequest | null =>
  specialty === null || experienceLevel === null ? null : { specialty, experienceLevel };

/** As its result is called. */
export const nameOf = ({ specialty, experienceLevel }: ResumeRequest): string =>
  `${specialty}, ${experienceLevel}`;
