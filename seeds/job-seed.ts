/** A listing a demo starts with. Its facts are read from its text, as those of any other. */
export interface JobSeed {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  /** Plain text; a blank line ends a paragraph. */
  readonly description: string;
  readonly salary: string | null;
  /** Besides the role type, which is put first. */
  readonly tags: readonly string[];
  readonly link: string;
  readonly tier: "free" | "premium";
  /** How long before the first start it was published, so that a demo never looks dead. */
  readonly hoursAgo: number;
}

/** An ad that has been taken down since: history, for what we know of companies. It is short, as nobody opens it any more. */
export interface ClosedJobSeed extends Pick<
  JobSeed,
  "title" | "company" | "location" | "salary" | "link" | "description"
> {
  readonly daysAgo: number;
}
