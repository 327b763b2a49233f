import { filledIn, paths } from "#domain/paths.ts";

// Where an address needs a rule of its own, it stands with that rule: `jobPath`, `rolePath`, `companyPath`.
// Apart from `paths`, which every page carries.

/** Where a payment is checked, under the name we gave it. */
export const callbackPath = (reference: string): string =>
  `${paths.subscriptionCallback}?reference=${encodeURIComponent(reference)}`;

/** The way to where one applies for a job: it is counted, and leads on. */
export const applyPath = (jobId: string): string => filledIn(paths.apply, jobId);

/** A shared result of the checker. */
export const checkedPath = (id: string): string => filledIn(paths.checked, id);

/** A strategy, opened over the gallery. */
export const strategyPath = (id: number | string): string => filledIn(paths.strategy, id);

/** Confirms that letters about new jobs are wanted. */
export const confirmAlertPath = (token: string): string => filledIn(paths.confirmAlert, token);

export const stopLettersPath = (token: string): string => filledIn(paths.stopLetters, token);

export const receiptPath = (number: string): string => filledIn(paths.receipt, number);

/** Something a tool wrote, and that was kept. */
export const documentPath = (id: number): string => filledIn(paths.document, id);

/** The page of one application. */
export const trackedPath = (id: number): string => filledIn(paths.trackedApplication, id);

export const editPostingPath = (id: number | string): string => filledIn(paths.editPosting, id);

// At the desk.

export const deskMemberPath = (userId: number): string => filledIn(paths.adminMember, userId);

export const deskUserPath = (userId: number): string => filledIn(paths.adminUser, userId);

export const deskListingPath = (id: number | string): string => filledIn(paths.adminListing, id);

export const deskSourcePath = (id: number): string => filledIn(paths.adminSource, id);

/** Where a posting is read before it is published. */
export const deskPostingPath = (id: number | string): string =>
  filledIn(paths.adminModerationJob, id);
