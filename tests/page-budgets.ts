import { paths } from "#domain/paths.ts";

/** What a page may cost. One row for every page in `src/client/routes.tsx`, by its path there. */
export interface PageBudget {
  /** JavaScript once it is up, with all that it fetches unasked, in bytes as they are sent, gzipped. */
  readonly script: number;
  /** The document, in bytes before it is compressed. */
  readonly html: number;
  /** What the database is asked for one answer. A page that is kept asks nothing the second time. */
  readonly statements: { readonly visitor: number; readonly member: number };
}

/** Also in force where an address leads nowhere. */
export const usual: PageBudget = {
  script: 150_000,
  html: 45_000,
  statements: { visitor: 1, member: 2 },
};

export const pageBudgets: Readonly<Record<string, PageBudget>> = {
  // 115,000 without what keeps the bar of a demo current, 1,260 of its own.
  [paths.home]: { ...usual, script: 116_200, html: 68_000, statements: { visitor: 7, member: 4 } },
  [paths.jobs]: { ...usual, html: 145_000, statements: { visitor: 1, member: 5 } },
  [paths.role]: { ...usual, html: 60_000, statements: { visitor: 3, member: 4 } },
  [paths.job]: { ...usual, statements: { visitor: 7, member: 11 } },
  [paths.companies]: { ...usual, html: 65_000, statements: { visitor: 2, member: 3 } },
  [paths.company]: { ...usual, html: 90_000, statements: { visitor: 4, member: 5 } },
  [paths.ownCompany]: { ...usual, statements: { visitor: 1, member: 4 } },
  [paths.checkAJob]: usual,
  [paths.checked]: { ...usual, statements: { visitor: 1, member: 3 } },
  // Every rule with its examples, and once more as data.
  [paths.howWeRead]: { ...usual, html: 240_000, statements: { visitor: 1, member: 3 } },
  [paths.auth]: { ...usual, script: 140_000 },
  [paths.forgotPassword]: usual,
  [paths.resetPassword]: usual,
  [paths.account]: { ...usual, statements: { visitor: 1, member: 17 } },
  [paths.confirmEmail]: usual,
  [paths.alerts]: { ...usual, statements: { visitor: 1, member: 5 } },
  [paths.newAlert]: usual,
  [paths.confirmAlert]: usual,
  [paths.alertConfirmed]: usual,
  [paths.stopLetters]: usual,
  [paths.lettersStopped]: usual,
  [paths.adminNewsletter]: { ...usual, html: 55_000, statements: { visitor: 1, member: 13 } },
  [paths.undoDeletion]: usual,
  [paths.undoEmailChange]: usual,
  [paths.admin]: { ...usual, html: 146_000, statements: { visitor: 1, member: 11 } },
  [paths.adminAudit]: { ...usual, html: 110_000, statements: { visitor: 1, member: 5 } },
  [paths.adminHolidays]: { ...usual, statements: { visitor: 1, member: 4 } },
  [paths.adminRates]: { ...usual, html: 50_000, statements: { visitor: 1, member: 5 } },
  [paths.postJob]: usual,
  [paths.employerDashboard]: { ...usual, statements: { visitor: 1, member: 5 } },
  [paths.editPosting]: { ...usual, statements: { visitor: 1, member: 4 } },
  [paths.adminModeration]: { ...usual, statements: { visitor: 1, member: 5 } },
  [paths.adminModerationJob]: { ...usual, statements: { visitor: 1, member: 6 } },
  [paths.receipt]: { ...usual, statements: { visitor: 1, member: 3 } },
  [paths.adminMemberships]: { ...usual, statements: { visitor: 1, member: 10 } },
  [paths.adminMember]: { ...usual, statements: { visitor: 1, member: 11 } },
  [paths.adminListings]: { ...usual, html: 120_000, statements: { visitor: 1, member: 5 } },
  [paths.adminListing]: { ...usual, html: 60_000, statements: { visitor: 1, member: 6 } },
  [paths.adminReports]: { ...usual, html: 90_000, statements: { visitor: 1, member: 5 } },
  [paths.adminStrategies]: { ...usual, html: 120_000, statements: { visitor: 1, member: 6 } },
  [paths.adminUsers]: { ...usual, html: 120_000, statements: { visitor: 1, member: 5 } },
  [paths.adminSources]: { ...usual, statements: { visitor: 1, member: 7 } },
  [paths.adminSource]: { ...usual, statements: { visitor: 1, member: 6 } },
  [paths.adminUser]: { ...usual, statements: { visitor: 1, member: 9 } },
  [paths.pricing]: { ...usual, html: 70_000, statements: { visitor: 5, member: 7 } },
  [paths.subscribe]: { ...usual, statements: { visitor: 1, member: 13 } },
  [paths.subscriptionCallback]: usual,
  [paths.coverLetterAnalyzer]: { ...usual, statements: { visitor: 1, member: 4 } },
  [paths.resumeTemplates]: { ...usual, statements: { visitor: 1, member: 4 } },
  [paths.outreachScripts]: { ...usual, statements: { visitor: 1, member: 4 } },
  [paths.documents]: { ...usual, html: 75_000, statements: { visitor: 1, member: 5 } },
  [paths.compareDocuments]: { ...usual, statements: { visitor: 1, member: 4 } },
  [paths.document]: { ...usual, statements: { visitor: 1, member: 4 } },
  [paths.newsletterProof]: { ...usual, html: 60_000, statements: { visitor: 1, member: 7 } },
  [paths.settings]: { ...usual, statements: { visitor: 1, member: 11 } },
  [paths.jobTracker]: { ...usual, html: 90_000, statements: { visitor: 1, member: 11 } },
  [paths.importApplications]: { ...usual, statements: { visitor: 1, member: 4 } },
  [paths.trackedApplication]: { ...usual, statements: { visitor: 1, member: 6 } },
  [paths.interviewTimes]: usual,
  [`${paths.growthGallery}/:id?`]: {
    ...usual,
    html: 65_000,
    statements: { visitor: 1, member: 11 },
  },
  // Shows every part there is, in a demo only.
  [paths.demoUi]: { ...usual, script: 175_000, html: 240_000 },
  [paths.demoMail]: { ...usual, statements: { visitor: 2, member: 3 } },
};

/** The same for what premium members find at an address instead, by the page's name. */
export const premiumBudgets: Readonly<Record<string, PageBudget>> = {
  "dashboard/dashboard": { ...usual, statements: { visitor: 0, member: 13 } },
};
