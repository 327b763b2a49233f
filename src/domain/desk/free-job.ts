import { sortWords, type SortWord } from "#domain/sorting.ts";

/** `draft` was never on the board, or is about to be deleted; `closed` was there, and is not any more. */
export const jobStatuses = ["draft", "pending", "open", "closed"] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** What a free job says of itself as long as nobody says otherwise. */
export const freeJobDefaults = {
  location: "Remote (Worldwide)",
  tags: ["Marketing"],
} as const;

/** As much as the board has room for. */
export const freeJobLimits = {
  title: 300,
  company: 200,
  location: 300,
  description: 50_000,
  salary: 300,
  url: 2_000,
  externalJobId: 300,
  tags: 20,
  tag: 60,
} as const;

/** Whoever hides a job that was never shown keeps a draft; one that people have seen, and perhaps saved, is closed to them. */
export function statusFor(isActive: boolean, before: JobStatus | null): JobStatus {
  if (isActive) return "open";
  return before === null || before === "draft" ? "draft" : "closed";
}

/** Tags as they are typed: divided by commas. */
export const tagsIn = (text: string): string[] =>
  text
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");

const freeJobColumns = ["published", "title", "company", "changed"] as const;

export type FreeJobColumn = (typeof freeJobColumns)[number];
export type FreeJobSort = SortWord<FreeJobColumn>;

export const freeJobSorts = sortWords(freeJobColumns);

export const usualFreeJobSort: FreeJobSort = "-published";

/** What can be done to many at once. */
export const freeJobDeeds = ["show", "hide", "delete"] as const;
export type FreeJobDeed = (typeof freeJobDeeds)[number];

export const mostAtOnce = 100;
