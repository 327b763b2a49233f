import type { Specialty } from "#domain/tools/resumes/specialties.ts";
import { affiliateMarketing } from "./issues/affiliate-marketing.ts";
import { brandMarketing } from "./issues/brand-marketing.ts";
import { contentMarketing } from "./issues/content-marketing.ts";
import { digitalMarketing } from "./issues/digital-marketing.ts";
import { emailMarketing } from "./issues/email-marketing.ts";
import { growthMarketing } from "./issues/growth-marketing.ts";
import { marketingAnalytics } from "./issues/marketing-analytics.ts";
import { performanceMarketing } from "./issues/performance-marketing.ts";
import { ppcSem } from "./issues/ppc-sem.ts";
import { seo } from "./issues/seo.ts";
import { socialMediaMarketing } from "./issues/social-media-marketing.ts";
import type { WrittenIssue } from "./written-issue.ts";

const issues: Readonly<Record<Specialty, WrittenIssue>> = {
  "Content Marketing": contentMarketing,
  SEO: seo,
  "Social Media Marketing": socialMediaMarketing,
  "Email Marketing": emailMarketing,
  "Digital Marketing": digitalMarketing,
  "Growth Marketing": growthMarketing,
  "Performance Marketing": performanceMarketing,
  "Brand Marketing": brandMarketing,
  "PPC/SEM": ppcSem,
  "Marketing Analytics": marketingAnalytics,
  "Affiliate Marketing": affiliateMarketing,
};

/** A first issue for somebody of this specialty: whole but for their own facts. */
export const firstIssue = (specialty: Specialty): WrittenIssue => issues[specialty];
