/** How somebody would be engaged, as an employer chooses it; empty when they do not say. */
export const engagementChoices = ["", "contractor", "employee", "employer-of-record"] as const;

export type EngagementChoice = (typeof engagementChoices)[number];

/** A posting as its employer typed it, field by field. What is optional may be empty. */
export interface PostingFields {
  readonly title: string;
  readonly company: string;
  readonly description: string;
  /** Where the work is done from, in their words. */
  readonly location: string;
  readonly whoCanApply: string;
  readonly salary: string;
  readonly hours: string;
  readonly engagement: EngagementChoice;
  /** What happens after somebody applied. */
  readonly process: string;
  /** A day, `2026-12-15`. */
  readonly closingDate: string;
  /** A link or a mail address. */
  readonly apply: string;
}

export const emptyPosting: PostingFields = {
  title: "",
  company: "",
  description: "",
  location: "",
  whoCanApply: "",
  salary: "",
  hours: "",
  engagement: "",
  process: "",
  closingDate: "",
  apply: "",
};

/** How much of each we take. Together they fit into the text of a job. */
export const postingLengths = {
  title: { min: 5, max: 120 },
  company: { min: 2, max: 100 },
  description: { min: 150, max: 12_000 },
  location: { min: 2, max: 120 },
  whoCanApply: { min: 0, max: 300 },
  salary: { min: 0, max: 200 },
  hours: { min: 0, max: 300 },
  process: { min: 0, max: 1_500 },
  apply: { min: 5, max: 500 },
} as const;
