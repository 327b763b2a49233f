/** Whom one may write to, in the order of the form. */
export const outreachTargets = [
  "early-stage-startup",
  "agency",
  "saas",
  "enterprise",
  "freelancer",
] as const;

export type OutreachTarget = (typeof outreachTargets)[number];

export const outreachPurposes = ["job-application", "partnership", "sales", "networking"] as const;

export type OutreachPurpose = (typeof outreachPurposes)[number];

export const outreachChannels = ["linkedin", "email", "both"] as const;

export type OutreachChannel = (typeof outreachChannels)[number];

export const usualOutreachChannel: OutreachChannel = "both";

// What a person reads in the form.

export const targetLabels: Readonly<Record<OutreachTarget, string>> = {
  "early-stage-startup": "Early-stage startup",
  agency: "Marketing agency",
  saas: "SaaS company",
  enterprise: "Enterprise",
  freelancer: "Another freelancer",
};

export const purposeLabels: Readonly<Record<OutreachPurpose, string>> = {
  "job-application": "Job application",
  partnership: "Partnership",
  sales: "Selling my services",
  networking: "Networking",
};

export const channelLabels: Readonly<Record<OutreachChannel, string>> = {
  linkedin: "LinkedIn",
  email: "Email",
  both: "LinkedIn and email",
};
