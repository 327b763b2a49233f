import type { ClosedJobSeed, JobSeed } from "#seeds/job-seed.ts";
import { freeBrandJobs } from "./brand/free.ts";
import { premiumBrandJobs } from "./brand/premium.ts";
import { closedAgencyJobs } from "./closed/agencies.ts";
import { closedShopJobs } from "./closed/shops.ts";
import { closedSoftwareJobs } from "./closed/software.ts";
import { freeContentJobs } from "./content/free.ts";
import { premiumContentJobs } from "./content/premium.ts";
import { freeDigitalJobs } from "./digital/free.ts";
import { premiumDigitalJobs } from "./digital/premium.ts";
import { freeEmailJobs } from "./email/free.ts";
import { premiumEmailJobs } from "./email/premium.ts";
import { freeGrowthJobs } from "./growth/free.ts";
import { premiumGrowthJobs } from "./growth/premium.ts";
import { freeManagementJobs } from "./management/free.ts";
import { premiumManagementJobs } from "./management/premium.ts";
import { freePaidAdsJobs } from "./paid-ads/free.ts";
import { premiumPaidAdsJobs } from "./paid-ads/premium.ts";
import { freeSeoJobs } from "./seo/free.ts";
import { premiumSeoJobs } from "./seo/premium.ts";
import { freeSocialJobs } from "./social/free.ts";
import { premiumSocialJobs } from "./social/premium.ts";

/** The listings of a demo: made-up companies, all of the situations that real postings put a reader in. */
export const jobSeeds: readonly JobSeed[] = [
  ...freeSeoJobs,
  ...premiumSeoJobs,
  ...freeEmailJobs,
  ...premiumEmailJobs,
  ...freePaidAdsJobs,
  ...premiumPaidAdsJobs,
  ...freeSocialJobs,
  ...premiumSocialJobs,
  ...freeContentJobs,
  ...premiumContentJobs,
  ...freeDigitalJobs,
  ...premiumDigitalJobs,
  ...freeGrowthJobs,
  ...premiumGrowthJobs,
  ...freeBrandJobs,
  ...premiumBrandJobs,
  ...freeManagementJobs,
  ...premiumManagementJobs,
];

/** What the same companies, and two more, asked for before: enough of each to say something about it. */
export const closedJobSeeds: readonly ClosedJobSeed[] = [
  ...closedAgencyJobs,
  ...closedSoftwareJobs,
  ...closedShopJobs,
];
