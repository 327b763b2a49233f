import type { JobCard } from "#contract/jobs.ts";
import { confirmDays, type AlertSearch } from "#domain/alerts/alert-rules.ts";
import { withoutLinks } from "#domain/alerts/no-links.ts";
import { sayAlertPlainly } from "#domain/alerts/say-alert.ts";
import { brand } from "#domain/brand.ts";
import { knownCompany } from "#domain/jobs/company.ts";
import { sayPay } from "#domain/listing/pay/saying/say-pay.ts";
import { paths } from "#domain/paths.ts";
import { letter } from "#server/work/letter.tsx";
import type { LetterItem } from "#server/work/letter/parts.tsx";

/** To an address that may be anybody's: nothing in it was written by whoever asked. */
export const confirmMail = (search: AlertSearch, link: string) =>
  letter({
    subject: `Shall we write to you about new jobs?`,
    username: null,
    paragraphs: [
      `Somebody, hopefully you, asked ${brand.name} to write to this address once a week about new jobs: ${sayAlertPlainly(search)}.`,
      "We only do so if you say yes.",
    ],
    action: { label: "Yes, write to me", link },
    afterwards: [
      `The link works for ${confirmDays} days. If this was not you, ignore this mail: nothing is sent, and we forget the address.`,
    ],
  });

interface AlertMail {
  readonly username: string | null;
  /** What the reader asked for. */
  readonly searches: readonly AlertSearch[];
  readonly jobs: readonly JobCard[];
  /** There were more than are told of. */
  readonly hasMore: boolean;
  readonly stopPage: string;
  readonly appUrl: string;
}

export const alertMail = ({ username, searches, jobs, hasMore, stopPage, appUrl }: AlertMail) =>
  letter({
    subject: `${jobs.length} new ${jobs.length === 1 ? "job" : "jobs"} for your alert`,
    username,
    paragraphs: [
      `New for your ${sayAlerts(searches)}${jobs.length === 1 ? "" : ", newest first"}.`,
    ],
    items: jobs.map((job) => itemOf(job, appUrl)),
    action: {
      label: hasMore ? "See more on the board" : "Browse the board",
      link: appUrl + paths.jobs,
    },
    footer: {
      reason: `You get this because you asked ${brand.name} for it.`,
      links: [
        ...(username === null ? [] : [{ label: "Your alerts", link: appUrl + paths.alerts }]),
        { label: "Stop these letters", link: stopPage },
      ],
    },
  });

const sayAlerts = (searches: readonly AlertSearch[]): string => {
  const [one] = searches;
  return searches.length === 1 && one !== undefined
    ? `alert “${sayAlertPlainly(one)}”`
    : `${searches.length} alerts`;
};

/** What a job says about itself, so that nothing of it can become a link but our own. */
export const linesOf = ({ company, pay, via, roleType }: JobCard): string[] => {
  const amount = pay.value.amount;
  const known = knownCompany(company);
  const by = known === null ? roleType : `${withoutLinks(known)} · ${roleType}`;
  return [
    by,
    amount === null ? "Pay not stated" : sayPay(amount),
    ...(via === null ? [] : [`via ${withoutLinks(via.name)}`]),
  ];
};

export const itemOf = (job: JobCard, appUrl: string): LetterItem => ({
  title: withoutLinks(job.title),
  link: appUrl + job.path,
  lines: linesOf(job),
  mark: job.verdict,
});
