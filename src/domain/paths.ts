/** Every address of the product. Components link through these, never through strings of their own. */
export const paths = {
  home: "/",
  homeFeatures: "/#features",
  homeTestimonials: "/#testimonials",
  jobs: "/jobs",
  role: "/jobs/role/:role",
  job: "/jobs/:id",
  savedJobs: "/jobs?saved=true",
  apply: "/go/:id",
  companies: "/companies",
  company: "/companies/:slug",
  checkAJob: "/check-a-job",
  checked: "/checked/:id",
  howWeRead: "/how-we-read",
  alerts: "/alerts",
  newAlert: "/alerts/new",
  alertAsked: "/alerts/new?asked=true",
  confirmAlert: "/alerts/confirm/:token",
  alertConfirmed: "/alerts/confirmed",
  stopLetters: "/letters/stop/:token",
  lettersStopped: "/letters/stopped",
  auth: "/auth",
  forgotPassword: "/auth/forgot-password",
  resetPassword: "/auth/reset-password",
  account: "/account",
  accountExport: "/api/account/export",
  confirmEmail: "/account/confirm-email",
  undoDeletion: "/account/undo-deletion",
  undoEmailChange: "/account/undo-email-change",
  membership: "/account#membership",
  receipt: "/account/receipts/:number",
  pricing: "/pricing",
  subscribe: "/subscribe",
  subscriptionCallback: "/subscription/callback",
  coverLetterAnalyzer: "/premium/cover-letter-analyzer",
  resumeTemplates: "/premium/resume-templates",
  outreachScripts: "/premium/outreach-scripts",
  documents: "/premium/documents",
  compareDocuments: "/premium/documents/compare",
  document: "/premium/documents/:id",
  growthGallery: "/growth-gallery",
  jobTracker: "/job-tracker",
  importApplications: "/job-tracker/import",
  trackedApplication: "/job-tracker/:id",
  interviewTimes: "/job-tracker/interview-times",
  settings: "/settings",
  newsletterProof: "/newsletter-proof",
  admin: "/admin",
  adminRates: "/admin/rates",
  adminMemberships: "/admin/memberships",
  adminMember: "/admin/memberships/:userId",
  adminListing: "/admin/listings/:id",
  adminUsers: "/admin/users",
  adminStrategies: "/admin/growth-strategies",
  adminReports: "/admin/reports",
  adminModeration: "/admin/moderation",
  adminListings: "/admin/listings",
  adminAudit: "/admin/audit",
  adminHolidays: "/admin/holidays",
  adminNewsletter: "/admin/newsletter",
  adminSources: "/admin/sources",
  adminSource: "/admin/sources/:id",
  adminUser: "/admin/users/:userId",
  adminModerationJob: "/admin/moderation/:id",
  postJob: "/employers/post-job",
  ownCompany: "/employers/company",
  employerDashboard: "/employers/dashboard",
  editPosting: "/employers/jobs/:id/edit",
  apiDocs: "/api/docs",
  demoUi: "/demo/ui",
  demoMail: "/demo/mail",
} as const;

/** Where a payment is checked, under the name we gave it. */
export const callbackPath = (reference: string): string =>
  `${paths.subscriptionCallback}?reference=${encodeURIComponent(reference)}`;

/** The way to where one applies for a job: it is counted, and leads on. */
export const applyPath = (jobId: string): string => paths.apply.replace(":id", jobId);

/** A shared result of the checker. */
export const checkedPath = (id: string): string => paths.checked.replace(":id", id);

/** A strategy, opened over the gallery. */
export const strategyPath = (id: number | string): string => `${paths.growthGallery}/${id}`;

/** For strangers: the form that makes an account, and then on. */
export const registerPath = (next?: string): string =>
  `${next === undefined ? `${paths.auth}?` : `${signInPath(next)}&`}tab=register`;

/** The sign-in page, with the way back to where the visitor wanted to go. */
export const signInPath = (next: string): string =>
  `${paths.auth}?next=${encodeURIComponent(next)}`;
