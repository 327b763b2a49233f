import { sortWords, type SortWord } from "#domain/sorting.ts";

const moderationColumns = ["submitted", "title", "company", "employer"] as const;

export type ModerationColumn = (typeof moderationColumns)[number];
export type ModerationSort = SortWord<ModerationColumn>;

export const moderationSorts = sortWords(moderationColumns);

/** Whoever has waited longest comes first. */
export const usualModerationSort: ModerationSort = "submitted";

/** Which postings the desk looks at. */
export const moderationViews = ["waiting", "returned", "on-board", "closed"] as const;

export type ModerationView = (typeof moderationViews)[number];
