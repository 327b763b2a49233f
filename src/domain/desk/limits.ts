import { accountRules } from "#domain/accounts/account-rules.ts";

/** How much a search at the desk takes in: a title, a company, a name. */
export const longestDeskSearch = 200;

/** People are found by their address too. */
export const longestPersonSearch = accountRules.email.max;

/** What the trail can be asked for. */
export const auditLimits = {
  search: longestDeskSearch,
  by: accountRules.username.max,
  subjectId: 100,
} as const;

/** Why something was decided about a listing: a sentence or two. */
export const longestReason = 300;
