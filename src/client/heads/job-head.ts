import { jobName } from "#domain/jobs/company.ts";
import { jobPosting } from "#domain/jobs/published/job-posting.ts";
import { socialImagePath } from "#domain/jobs/published/social-address.ts";
import { rolePath } from "#domain/jobs/roles/role-address.ts";
import { verdictOf } from "#domain/listing/advice/open-words.ts";
import { riskWords } from "#domain/listing/advice/fact-names.ts";
import { hoursToKeep, sayTimes } from "#domain/listing/hours/sast.ts";
import { sayPay } from "#domain/listing/pay/saying/say-pay.ts";
import { sayRand } from "#domain/listing/pay/saying/say-rand.ts";
import type { JobDetail } from "#contract/jobs.ts";
import type { PageHead, SiteFacts } from "#contract/page.ts";
import { paths } from "#domain/paths.ts";
import { dayOf } from "#client/ui/figures/moment.ts";
import { breadcrumbs } from "./structured-data.ts";

/** Search engines cut what is longer. */
const longestDescription = 160;

/** How a job's page presents itself. A premium job stays out of search engines, whoever looks at it. */
export const jobHead = (job: JobDetail, site: SiteFacts): PageHead => ({
  title: jobName(job),
  description: describe(job),
  canonical: job.isPremium ? null : job.path,
  ...(import.meta.env.SSR && { jsonLd: structuredData(job, site) }),
  ...(!job.isPremium && { image: imageOf(job) }),
});

/** What the picture says, for whoever cannot see it. */
const imageOf = (job: JobDetail): Required<PageHead>["image"] => ({
  path: socialImagePath(job.id),
  alt: [
    jobName(job),
    ...(job.riskVerdict === "be-careful" ? [riskWords["be-careful"]] : []),
    verdictOf(job).words,
    `${payWords(job)}.`,
  ].join(". "),
});

function structuredData(job: JobDetail, site: SiteFacts): readonly object[] {
  const posting = job.isPassedOn ? jobPosting(job, site.appUrl) : null;
  if (posting === null) return [];
  const way = [
    { name: "Jobs", path: paths.jobs },
    { name: job.roleType, path: rolePath(job.roleType) },
    { name: job.title, path: job.path },
  ];
  return [posting, breadcrumbs(site, way)];
}

/** The facts that decide whether to read on, as many as fit. */
function describe(job: JobDetail): string {
  const facts = [
    verdictOf(job).words,
    payWords(job),
    hoursWords(job),
    jobName({ title: `${job.experience} ${job.roleType} job`, company: job.company }),
    `Last seen open ${dayOf(job.lastSeenOpen)}`,
  ];
  let text = "";
  for (const fact of facts) {
    const longer = fact ? `${text} ${capitalised(fact)}.`.trim() : text;
    if (longer.length <= longestDescription) text = longer;
  }
  return text;
}

function hoursWords({ hours }: JobDetail): string | null {
  if (hours.value === null) return null;
  const times = sayTimes(hours.value);
  return hoursToKeep(hours.value).isEnough ? times : `Hours ${times}`;
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function payWords({ pay, payInRand }: JobDetail): string {
  const { amount, terms } = pay.value;
  if (terms.includes("commission-only")) return "Commission only";
  if (amount === null) return "Pay not stated";
  const atHome = payInRand && sayRand(payInRand, amount);
  const offered = sayPay(amount);
  return atHome === null ? offered : `${offered}, ${atHome}`;
}
