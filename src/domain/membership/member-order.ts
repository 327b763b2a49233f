import { sortWords, type SortWord } from "#domain/sorting.ts";

/** `recent` is the last payment somebody began, or else the day they joined. */
const memberColumns = ["recent", "name", "joined", "premiumUntil", "lastPaid", "payments"] as const;

export type MemberColumn = (typeof memberColumns)[number];
export type MemberSort = SortWord<MemberColumn>;

export const memberSorts = sortWords(memberColumns);

export const usualMemberSort: MemberSort = "-recent";
