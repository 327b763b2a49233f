import { brand } from "#domain/brand.ts";
import { jobPath } from "#domain/jobs/address.ts";
import { jobName, knownCompany } from "#domain/jobs/company.ts";
import { feedPath, type FeedFormat } from "#domain/jobs/published/feed-address.ts";
import { rolePath } from "#domain/jobs/roles/role-address.ts";
import { verdictOf } from "#domain/listing/advice/open-words.ts";
import { payTermWords } from "#domain/listing/advice/fact-names.ts";
import type { RoleType } from "#domain/listing/facts.ts";
import { sayPay } from "#domain/listing/pay/saying/say-pay.ts";
import { escapeHtml } from "#domain/markup/escape.ts";
import type { PublishedJob } from "../stores/published.ts";
import { paths } from "#domain/paths.ts";

/** A feed in no particular format. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly pageUrl: string;
  readonly feedUrl: string;
  readonly changedAt: Date;
  readonly items: readonly FeedItem[];
}

interface Credit {
  readonly name: string;
  readonly url: string;
}

interface FeedItem {
  /** Stays when the title changes, so that no reader shows a job twice. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** Whose posting it is, where that must be said. */
  readonly via: Credit | null;
  /** The summary with a link to whose it is: words alone would not lead there. */
  readonly html: string | null;
  readonly company: string | null;
  readonly roleType: RoleType;
  readonly publishedAt: Date;
  readonly changedAt: Date;
}

interface About {
  readonly appUrl: string;
  /** Null for jobs of all kinds. */
  readonly role: RoleType | null;
  readonly format: FeedFormat;
  readonly changedAt: Date;
}

export function feedOf(jobs: readonly PublishedJob[], about: About): Feed {
  const { appUrl, role, format, changedAt } = about;
  return {
    title: `${brand.name}: ${role === null ? "new jobs" : `new ${role} jobs`}`,
    description: brand.tagline,
    pageUrl: appUrl + (role === null ? paths.jobs : rolePath(role)),
    feedUrl: appUrl + feedPath(role, format),
    changedAt,
    items: jobs.map((job) => itemOf(job, appUrl)),
  };
}

function itemOf(job: PublishedJob, appUrl: string): FeedItem {
  const { id, title, company, roleType, publishedAt, updatedAt, viaName, viaUrl } = job;
  const via = viaName === null || viaUrl === null ? null : { name: viaName, url: viaUrl };
  const summary = [verdictOf(job).words, payWords(job), roleType].join(" · ");
  return {
    id: `${appUrl}/jobs/${id}`,
    url: appUrl + jobPath(String(id), title),
    title: jobName(job),
    summary: via === null ? summary : `${summary} · via ${via.name}`,
    via,
    html: via && `<p>${escapeHtml(summary)} · via ${linkTo(via)}</p>`,
    company: knownCompany(company),
    roleType,
    publishedAt,
    changedAt: updatedAt,
  };
}

const linkTo = ({ name, url }: Credit): string =>
  `<a href="${escapeHtml(url)}">${escapeHtml(name)}</a>`;

function payWords({ pay }: PublishedJob): string {
  const { amount, terms } = pay.value;
  const notes = terms.map((term) => payTermWords[term].name.toLowerCase());
  const offered = amount === null ? "Pay not stated" : sayPay(amount);
  return [offered, ...notes].join(", ");
}
