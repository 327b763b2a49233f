import { affiliateMarketing } from "./patterns/affiliate-marketing.ts";
import { brandMarketing } from "./patterns/brand-marketing.ts";
import { contentMarketing } from "./patterns/content-marketing.ts";
import { digitalMarketing } from "./patterns/digital-marketing.ts";
import { emailMarketing } from "./patterns/email-marketing.ts";
import { growthMarketing } from "./patterns/growth-marketing.ts";
import { marketingAnalytics } from "./patterns/marketing-analytics.ts";
import { performanceMarketing } from "./patterns/performance-marketing.ts";
import { ppcSem } from "./patterns/ppc-sem.ts";
import { seo } from "./patterns/seo.ts";
import { socialMediaMarketing } from "./patterns/social-media-marketing.ts";
import type { ExperienceLevel, Specialty } from "./specialties.ts";
import type { SpecialtyPatterns } from "./written-pattern.ts";

/** A resume to start from, in the shape in which the AI answers too. */
export interface ResumeTemplate {
  summary: string;
  skills: string[];
  experienceBullets: string[];
  achievements: string[];
  recommendations: string;
}

const patterns: Readonly<Record<Specialty, SpecialtyPatterns>> = {
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

/** What we wrote for this specialty at this level. The lists are the caller's to change. */
export function resumePattern(specialty: Specialty, level: ExperienceLevel): ResumeTemplate {
  const written = patterns[specialty][level];
  return {
    summary: written.summary.join(" "),
    skills: [...written.skills],
    experienceBullets: [...written.experienceBullets],
    achievements: [...written.achievements],
    recommendations: written.recommendations.join(" "),
  };
}
