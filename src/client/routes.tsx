import type { RouteObject } from "react-router";
import { paths } from "#domain/paths.ts";
import { ErrorScreen } from "./layout/error-screen.tsx";
import { Shell } from "./layout/shell.tsx";
import { PageError } from "./page-error.ts";
import { pageRoute, type PageRow } from "./page.tsx";

/** Every page: where it is, who may see it, what happens to everybody else. */
export const pages: readonly PageRow[] = [
  {
    path: paths.home,
    access: "public",
    page: "home/home",
    premiumPage: "dashboard/dashboard",
    cacheTopics: ["jobs"],
  },
  {
    path: paths.jobs,
    access: "public",
    page: "jobs/jobs",
    cacheTopics: ["jobs"],
  },
  { path: paths.role, access: "public", page: "jobs/role", cacheTopics: ["jobs"] },
  { path: paths.job, access: "public", page: "jobs/job", cacheTopics: ["jobs"] },
  { path: paths.companies, access: "public", page: "companies/companies", cacheTopics: ["jobs"] },
  { path: paths.company, access: "public", page: "companies/company", cacheTopics: ["jobs"] },
  {
    path: paths.ownCompany,
    access: "employer",
    onRefusal: "to-posting",
    notice: "post-first",
    page: "companies/own-company",
  },
  { path: paths.checkAJob, access: "public", page: "check-a-job/check-a-job", cacheTopics: [] },
  { path: paths.checked, access: "public", page: "check-a-job/checked" },
  { path: paths.newAlert, access: "public", page: "alerts/new-alert", cacheTopics: [] },
  { path: paths.confirmAlert, access: "public", page: "alerts/confirm-alert" },
  { path: paths.alertConfirmed, access: "public", page: "alerts/alert-confirmed", cacheTopics: [] },
  { path: paths.stopLetters, access: "public", page: "alerts/stop-letters" },
  { path: paths.lettersStopped, access: "public", page: "alerts/letters-stopped", cacheTopics: [] },
  { path: paths.alerts, access: "signed-in", onRefusal: "to-auth", page: "alerts/alerts" },
  { path: paths.howWeRead, access: "public", page: "how-we-read/how-we-read", cacheTopics: [] },
  {
    path: paths.auth,
    access: "public",
    page: "accounts/auth",
    cacheTopics: [],
  },
  {
    path: paths.forgotPassword,
    access: "public",
    page: "accounts/forgot-password",
    cacheTopics: [],
  },
  { path: paths.resetPassword, access: "public", page: "accounts/reset-password", cacheTopics: [] },
  { path: paths.account, access: "signed-in", onRefusal: "to-auth", page: "accounts/account" },
  { path: paths.confirmEmail, access: "public", page: "accounts/confirm-email", cacheTopics: [] },
  { path: paths.undoDeletion, access: "public", page: "accounts/undo-deletion", cacheTopics: [] },
  {
    path: paths.undoEmailChange,
    access: "public",
    page: "accounts/undo-email-change",
    cacheTopics: [],
  },
  { path: paths.admin, access: "admin", onRefusal: "home", page: "admin/admin" },
  { path: paths.adminAudit, access: "admin", onRefusal: "home", page: "admin/audit" },
  { path: paths.adminHolidays, access: "admin", onRefusal: "home", page: "admin/holidays" },
  { path: paths.adminRates, access: "admin", onRefusal: "home", page: "rates/rates" },
  { path: paths.receipt, access: "signed-in", onRefusal: "to-auth", page: "membership/receipt" },
  { path: paths.adminMemberships, access: "admin", onRefusal: "home", page: "membership/members" },
  { path: paths.adminMember, access: "admin", onRefusal: "home", page: "membership/member" },
  { path: paths.adminListings, access: "admin", onRefusal: "home", page: "admin/listings" },
  { path: paths.adminListing, access: "admin", onRefusal: "home", page: "admin/listing" },
  { path: paths.adminSources, access: "admin", onRefusal: "home", page: "admin/sources" },
  { path: paths.adminSource, access: "admin", onRefusal: "home", page: "admin/source" },
  {
    path: paths.adminNewsletter,
    access: "admin",
    onRefusal: "home",
    page: "newsletter/newsletter",
  },
  { path: paths.adminReports, access: "admin", onRefusal: "home", page: "admin/reports" },
  {
    path: paths.adminStrategies,
    access: "admin",
    onRefusal: "home",
    page: "admin/growth-strategies",
  },
  { path: paths.adminUsers, access: "admin", onRefusal: "home", page: "admin/users" },
  { path: paths.adminUser, access: "admin", onRefusal: "home", page: "admin/user" },
  { path: paths.pricing, access: "public", page: "membership/pricing", cacheTopics: ["jobs"] },
  {
    path: paths.subscribe,
    access: "signed-in",
    onRefusal: "to-auth",
    page: "membership/subscribe",
  },
  {
    path: paths.subscriptionCallback,
    access: "signed-in",
    onRefusal: "to-auth",
    page: "membership/callback",
  },
  {
    path: paths.coverLetterAnalyzer,
    access: "premium",
    onRefusal: "to-pricing",
    page: "tools/cover-letter-analyzer",
  },
  {
    path: paths.resumeTemplates,
    access: "premium",
    onRefusal: "to-pricing",
    page: "tools/resume-templates",
  },
  {
    path: paths.outreachScripts,
    access: "premium",
    onRefusal: "to-pricing",
    page: "tools/outreach-scripts",
  },
  { path: paths.documents, access: "premium", onRefusal: "to-pricing", page: "tools/documents" },
  {
    path: paths.compareDocuments,
    access: "premium",
    onRefusal: "to-pricing",
    page: "tools/compare-documents",
  },
  { path: paths.document, access: "premium", onRefusal: "to-pricing", page: "tools/document" },
  {
    path: paths.newsletterProof,
    access: "premium",
    onRefusal: "to-pricing",
    page: "tools/newsletter-proof",
  },
  {
    path: paths.settings,
    access: "premium",
    onRefusal: "to-pricing",
    notice: "premium-settings",
    page: "tools/settings",
  },
  {
    path: `${paths.growthGallery}/:id?`,
    access: "premium",
    onRefusal: "upsell",
    upsell: "membership/growth-gallery-upsell",
    page: "gallery/growth-gallery",
    cacheTopics: ["growth-strategies"],
  },
  {
    path: paths.jobTracker,
    access: "premium",
    onRefusal: "to-auth-then-upsell",
    upsell: "membership/job-tracker-upsell",
    page: "tracker/job-tracker",
  },
  {
    path: paths.importApplications,
    access: "premium",
    onRefusal: "to-auth-then-upsell",
    upsell: "membership/job-tracker-upsell",
    page: "tracker/import",
  },
  {
    path: paths.trackedApplication,
    access: "premium",
    onRefusal: "to-auth-then-upsell",
    upsell: "membership/job-tracker-upsell",
    page: "tracker/application",
  },
  {
    path: paths.interviewTimes,
    access: "premium",
    onRefusal: "to-auth-then-upsell",
    upsell: "membership/job-tracker-upsell",
    page: "tracker/interview-times",
  },
  { path: paths.postJob, access: "public", page: "employers/post-job", cacheTopics: [] },
  {
    path: paths.employerDashboard,
    access: "signed-in",
    onRefusal: "to-auth",
    page: "employers/dashboard",
  },
  {
    path: paths.editPosting,
    access: "signed-in",
    onRefusal: "to-auth",
    page: "employers/edit-posting",
  },
  {
    path: paths.adminModeration,
    access: "admin",
    onRefusal: "home",
    page: "employers/moderation",
  },
  {
    path: paths.adminModerationJob,
    access: "admin",
    onRefusal: "home",
    page: "employers/moderation-job",
  },
  { path: paths.demoUi, access: "public", page: "demo/ui", demoOnly: true },
  { path: paths.demoMail, access: "public", page: "demo/mail", demoOnly: true },
];

export const createRoutes = (rows: readonly PageRow[]): RouteObject[] => [
  {
    Component: Shell,
    ErrorBoundary: () => (
      <Shell>
        <ErrorScreen />
      </Shell>
    ),
    children: [{ ErrorBoundary: ErrorScreen, children: [...rows.map(pageRoute), anyOther] }],
  },
];

const anyOther: RouteObject = {
  path: "*",
  loader: () => {
    throw new PageError(404);
  },
  Component: () => null,
};
