import { accountEndpoints } from "./accounts.ts";
import { alertEndpoints } from "./letters/alerts.ts";
import { checkAJobEndpoints } from "./listings/check-a-job.ts";
import { sharedCheckEndpoints } from "./listings/shared-checks.ts";
import { demoEndpoints } from "./demo.ts";
import { holidayEndpoints } from "./tracker/holidays.ts";
import { howWeReadEndpoints } from "./listings/how-we-read.ts";
import { growthGalleryEndpoints } from "./guides/growth-gallery.ts";
import { newsletterEndpoints } from "./guides/newsletter.ts";
import { newsletterDeskEndpoints } from "./letters/newsletter.ts";
import { strategyTagEndpoints } from "./guides/strategy-tags.ts";
import { jobEndpoints } from "./jobs.ts";
import { roleFigureEndpoints } from "./listings/role-figures.ts";
import { tierFigureEndpoints } from "./listings/tier-figures.ts";
import { adminStrategyEndpoints } from "./admin/growth-strategies.ts";
import { doorEndpoints } from "./companies/doors.ts";
import { companyProfileEndpoints } from "./companies/profile.ts";
import { countingEndpoints } from "./companies/counting.ts";
import { adminMembershipEndpoints } from "./admin/membership.ts";
import { auditEndpoints } from "./admin/audit.ts";
import { declaredHolidayEndpoints } from "./admin/holidays.ts";
import { overviewEndpoints } from "./admin/overview.ts";
import { freeJobEndpoints } from "./admin/free-jobs.ts";
import { adminUserEndpoints } from "./admin/users.ts";
import { startGuideEndpoints } from "./start-guide.ts";
import { membershipEndpoints } from "./membership.ts";
import { deskListingEndpoints } from "./admin/listings.ts";
import { reportEndpoints } from "./admin/reports.ts";
import { moderationEndpoints } from "./employers/moderation.ts";
import { postingEndpoints } from "./employers/postings.ts";
import { sourceEndpoints } from "./admin/sources.ts";
import { rateEndpoints } from "./admin/rates.ts";
import { aiKeyEndpoints } from "./tools/ai-key.ts";
import { aiToolEndpoints } from "./tools/ai-tools.ts";
import { documentEndpoints } from "./tools/documents.ts";
import { readyMadeEndpoints } from "./tools/ready-made.ts";
import { spendingEndpoints } from "./tools/spending.ts";
import { termsEndpoints } from "./tools/terms.ts";
import { analyticsEndpoints } from "./tracker/analytics.ts";
import { applicationEndpoints } from "./tracker/applications.ts";
import { calendarEndpoints } from "./tracker/calendar.ts";
import { breakEvenEndpoints } from "./tracker/break-even.ts";
import { importEndpoints } from "./tracker/import.ts";
import { trackerViewEndpoints } from "./tracker/views.ts";
import { visitEndpoints } from "./members/visits.ts";

/** The whole API. */
export const endpoints = {
  ...accountEndpoints,
  ...alertEndpoints,
  ...checkAJobEndpoints,
  ...sharedCheckEndpoints,
  ...howWeReadEndpoints,
  ...demoEndpoints,
  ...holidayEndpoints,
  ...growthGalleryEndpoints,
  ...newsletterEndpoints,
  ...newsletterDeskEndpoints,
  ...strategyTagEndpoints,
  ...jobEndpoints,
  ...roleFigureEndpoints,
  ...tierFigureEndpoints,
  ...countingEndpoints,
  ...doorEndpoints,
  ...companyProfileEndpoints,
  ...adminMembershipEndpoints,
  ...freeJobEndpoints,
  ...overviewEndpoints,
  ...auditEndpoints,
  ...declaredHolidayEndpoints,
  ...adminStrategyEndpoints,
  ...adminUserEndpoints,
  ...startGuideEndpoints,
  ...membershipEndpoints,
  ...rateEndpoints,
  ...sourceEndpoints,
  ...deskListingEndpoints,
  ...reportEndpoints,
  ...postingEndpoints,
  ...moderationEndpoints,
  ...aiKeyEndpoints,
  ...aiToolEndpoints,
  ...documentEndpoints,
  ...readyMadeEndpoints,
  ...spendingEndpoints,
  ...termsEndpoints,
  ...trackerViewEndpoints,
  ...analyticsEndpoints,
  ...breakEvenEndpoints,
  ...importEndpoints,
  ...applicationEndpoints,
  ...calendarEndpoints,
  ...visitEndpoints,
};
