/** What of an application goes into a file, in the order of its columns. */
export const fileFields = [
  "jobTitle",
  "company",
  "jobType",
  "platform",
  "dateApplied",
  "result",
  "strategyTag",
  "salary",
  "url",
  "followUpDate",
  "notes",
  "coverLetterTemplate",
  "history",
] as const;

export type FileField = (typeof fileFields)[number];

/** Without these there is no application. */
export const neededFields = ["jobTitle", "company", "dateApplied"] as const satisfies FileField[];

/** The heads of our own file. */
export const fieldTitles: Readonly<Record<FileField, string>> = {
  jobTitle: "Job title",
  company: "Company",
  jobType: "Job type",
  platform: "Platform",
  dateApplied: "Date applied",
  result: "Result",
  strategyTag: "Strategy tag",
  salary: "Salary",
  url: "Link",
  followUpDate: "Follow-up date",
  notes: "Notes",
  coverLetterTemplate: "Cover letter template",
  history: "History",
};

/** How other trackers and people call the same, in small letters and without signs; the likelier first. */
const alsoCalled: Readonly<Record<FileField, readonly string[]>> = {
  jobTitle: list(
    "job title, position, role, title, job, job name, role title, position title, vacancy, job role, opening",
  ),
  company: list(
    "company, employer, company name, organisation, organization, business, client, employer name, firm",
  ),
  jobType: list(
    "job type, type, employment type, contract type, engagement, type of job, work type",
  ),
  platform: list(
    "platform, source, via, channel, where found, found on, job board, board, site, website, where, applied via, application source",
  ),
  dateApplied: list(
    "date applied, applied on, applied, application date, date, date of application, applied date, date submitted, submitted, submitted on, applied at, date sent, sent on",
  ),
  result: list(
    "result, status, stage, outcome, state, application status, progress, current status, job status",
  ),
  strategyTag: list("strategy tag, strategy, tag, tags, approach, method, label"),
  salary: list(
    "salary, pay, compensation, salary range, rate, pay range, package, max salary, budget",
  ),
  url: list(
    "link, url, job url, job link, listing, posting, job posting, job ad, advert, posting url, link to ad, website link",
  ),
  followUpDate: list(
    "follow up date, follow up, next step date, followup, follow up on, next follow up, reminder, next action date",
  ),
  notes: list("notes, note, comments, comment, remarks, details, description"),
  coverLetterTemplate: list("cover letter template, cover letter, letter, template"),
  history: list("history, timeline, stage history, stages"),
};

function list(names: string): readonly string[] {
  return names.split(", ");
}

/** The column of each field, from 0; a field without one is not there. */
export type ColumnOf = Readonly<Partial<Record<FileField, number>>>;

/** Guesses from the heads. A head is given to one field only: to the one that calls it so first. */
export function guessColumns(heads: readonly string[]): ColumnOf {
  const names = heads.map(plainName);
  const claims = fileFields.flatMap((field) =>
    alsoCalled[field].flatMap((name, rank) => {
      const column = names.indexOf(name);
      return column === -1 ? [] : [{ field, column, rank }];
    }),
  );
  const given: Partial<Record<FileField, number>> = {};
  const taken = new Set<number>();
  for (const { field, column } of claims.toSorted((a, b) => a.rank - b.rank)) {
    if (given[field] !== undefined || taken.has(column)) continue;
    given[field] = column;
    taken.add(column);
  }
  return given;
}

const plainName = (head: string): string =>
  head
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, " ")
    .trim();
