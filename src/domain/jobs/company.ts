/** What a job carries as its company when nobody knows it. */
const unknownCompany = "Unknown Company";

/** The employer's name, or null when it is not known and so not shown. */
export const knownCompany = (company: string): string | null =>
  company === unknownCompany ? null : company;

/** A job in one line: `SEO Manager at Baobab`. */
export function jobName({ title, company }: JobNamed): string {
  const employer = knownCompany(company);
  return employer === null ? title : `${title} at ${employer}`;
}

interface JobNamed {
  readonly title: string;
  readonly company: string;
}
