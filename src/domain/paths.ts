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
  strategy: "/growth-gallery/:id",
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

/** An address with one part that depends on what it shows. */
type Pattern = Extract<(typeof paths)[keyof typeof paths], `${string}/:${string}`>;

/** For the builders of addresses, here in the domain: everybody else asks those. */
export const filledIn = (pattern: Pattern, part: number | string): `/${string}` =>
  // The slash stands here for the type: whatever is filled in, it is a path of this site.
  `/${pattern.slice(1).replace(/:\w+/, () => encodeURIComponent(part))}`;

/** For strangers: the form that makes an account, and then on. */
export const registerPath = (next?: string): string =>
  `${next === undefined ? `${paths.auth}?` : `${signInPath(next)}&`}tab=register`;

/** The sign-in page, with the way back to where the visitor wanted to go. */
export const signInPath = (next: string): string =>
  `${paths.auth}?next=${encodeURIComponent(next)}`;
