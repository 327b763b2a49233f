/** An application as the tracker knows it. */

export const jobTypes = ["Freelance", "Full Time", "Part Time", "Contract"] as const;
export type JobType = (typeof jobTypes)[number];

export const platforms = [
  "LinkedIn",
  "Email",
  "Upwork",
  "AngelList",
  "Indeed",
  "Remote OK",
  "Company Website",
  "Referral",
  "Other",
] as const;
export type Platform = (typeof platforms)[number];

export const results = [
  "Pending",
  "No Response",
  "Viewed",
  "Replied",
  "Interview",
  "Rejected",
  "Hired",
] as const;
export type Result = (typeof results)[number];

/** The way an application goes, as a board shows it from left to right. */
export const boardOrder = [
  "Pending",
  "Viewed",
  "Replied",
  "Interview",
  "Hired",
  "Rejected",
  "No Response",
] as const satisfies Result[];

/** What a new application starts with. The day it was made is today. */
export const applicationDefaults = {
  jobType: "Full Time",
  platform: "LinkedIn",
  result: "Pending",
} as const satisfies Record<string, JobType | Platform | Result>;

export const trackerTabs = ["all", "pending", "active", "completed"] as const;
export type TrackerTab = (typeof trackerTabs)[number];

/** Every result but for `all` is under exactly one tab. */
export const resultsUnder: Readonly<Record<Exclude<TrackerTab, "all">, readonly Result[]>> = {
  pending: ["Pending"],
  active: ["Viewed", "Replied", "Interview"],
  completed: ["No Response", "Rejected", "Hired"],
};

/** The employer has answered, and not with a refusal. */
export const respondedResults = ["Replied", "Interview", "Hired"] as const satisfies Result[];

/** Nobody waits for anything any more. */
export const isOver = (result: Result): boolean => resultsUnder.completed.includes(result);

/** How much the tracker takes, in characters. */
export const applicationLimits = {
  title: 200,
  company: 200,
  tag: 60,
  notes: 5_000,
  salary: 200,
  url: 2_000,
  coverLetterTemplate: 5_000,
  eventNote: 500,
  contactName: 120,
  contactAddress: 200,
  search: 200,
} as const;

/** Whoever has more than this has stopped applying and begun to send by machine. */
export const mostApplications = 10_000;
export const mostEvents = 100;
export const mostContacts = 20;

export const contactChannels = ["Email", "LinkedIn", "Phone", "WhatsApp", "Other"] as const;
export type ContactChannel = (typeof contactChannels)[number];

/** Where an application in the tracker came from. */
export const applicationOrigins = ["typed", "listing", "checked-ad", "import"] as const;
export type ApplicationOrigin = (typeof applicationOrigins)[number];
