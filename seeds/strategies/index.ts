import type { StartingStrategy } from "#server/features/guides/strategies/starting-strategies.ts";
import { agenciesAndPartners } from "./agencies-and-partners.ts";
import { coldEmail } from "./cold-email.ts";
import { contentAndSearch } from "./content-and-search.ts";
import { freelancePlatforms } from "./freelance-platforms.ts";
import { gettingPaid } from "./getting-paid.ts";
import { jobApplications } from "./job-applications.ts";
import { linkedin } from "./linkedin.ts";
import { contentOf, type Playbook } from "./playbook.ts";
import { pricingAndProposals } from "./pricing-and-proposals.ts";
import { proofAndPortfolio } from "./proof-and-portfolio.ts";
import { timeZonesAndDelivery } from "./time-zones-and-delivery.ts";

export const playbooks: Readonly<Record<string, readonly Playbook[]>> = {
  "Agencies and Partners": agenciesAndPartners,
  "Cold Email": coldEmail,
  "Content and Search": contentAndSearch,
  "Freelance Platforms": freelancePlatforms,
  "Getting Paid": gettingPaid,
  "Job Applications": jobApplications,
  LinkedIn: linkedin,
  "Pricing and Proposals": pricingAndProposals,
  "Proof and Portfolio": proofAndPortfolio,
  "Time Zones and Delivery": timeZonesAndDelivery,
};

/** What the gallery holds on its first day, in production as in a demo: members pay for it from then on. */
export const startingStrategies: readonly StartingStrategy[] = Object.entries(playbooks).flatMap(
  ([category, inside]) =>
    inside.map((playbook, at) => ({
      name: playbook.name,
      title: playbook.title,
      description: playbook.description,
      category,
      content: contentOf(playbook),
      steps: [...playbook.steps],
      icon: playbook.icon,
      position: at + 1,
    })),
);
