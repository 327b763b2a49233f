import type { Viewer } from "#domain/access.ts";
import { rolePath } from "#domain/jobs/roles/role-address.ts";
import { roleTypes } from "#domain/listing/facts.ts";
import { paths } from "#domain/paths.ts";

export interface NamedLink {
  readonly name: string;
  readonly to: string;
}

export const mainLinks: readonly NamedLink[] = [
  { name: "Home", to: paths.home },
  { name: "Jobs", to: paths.jobs },
  { name: "Check a post", to: paths.checkAJob },
  { name: "Pricing", to: paths.pricing },
  { name: "Post a Job", to: paths.postJob },
];

export const resourceLinks: readonly NamedLink[] = [
  { name: "Resume Templates", to: paths.resumeTemplates },
  { name: "Cover Letter Analyzer", to: paths.coverLetterAnalyzer },
  { name: "Outreach Scripts", to: paths.outreachScripts },
  { name: "Growth Gallery", to: paths.growthGallery },
  { name: "Job Tracker", to: paths.jobTracker },
];

/** The user menu in groups, each holding only what this viewer may open. */
export function accountLinks({
  isPremium,
  isAdmin,
  isEmployer = false,
}: Viewer): readonly (readonly NamedLink[])[] {
  return [
    [
      { name: "My Saved Jobs", to: paths.savedJobs },
      { name: "Your Alerts", to: paths.alerts },
      { name: "Employer Dashboard", to: paths.employerDashboard },
      ...(isEmployer ? [{ name: "Your Company", to: paths.ownCompany }] : []),
      { name: "Account", to: paths.account },
      ...(isPremium
        ? [
            { name: "My Documents", to: paths.documents },
            { name: "Settings", to: paths.settings },
          ]
        : []),
    ],
    isPremium ? resourceLinks : [],
    isAdmin ? [{ name: "Admin Dashboard", to: paths.admin }] : [],
    isPremium ? [] : [{ name: "Upgrade to Premium", to: paths.subscribe }],
  ].filter((group) => group.length > 0);
}

export const footerColumns: readonly {
  readonly title: string;
  readonly links: readonly NamedLink[];
}[] = [
  {
    title: "Platform",
    links: [
      { name: "Browse jobs", to: paths.jobs },
      { name: "Door list", to: paths.companies },
      { name: "Check any post", to: paths.checkAJob },
      { name: "How we read", to: paths.howWeRead },
      { name: "What you get", to: paths.homeFeatures },
      { name: "Pricing", to: paths.pricing },
    ],
  },
  {
    title: "Jobs by role",
    links: roleTypes.map((name) => ({ name, to: rolePath(name) })),
  },
  {
    title: "Resources",
    links: [...resourceLinks, { name: "Newsletter Proof System", to: paths.newsletterProof }],
  },
  {
    title: "Employers",
    links: [
      { name: "Post a Job", to: paths.postJob },
      { name: "Employer Dashboard", to: paths.employerDashboard },
      { name: "Your Company", to: paths.ownCompany },
      { name: "API", to: paths.apiDocs },
    ],
  },
];
