import type { FeedKind } from "#domain/feeds/kinds.ts";
import { withBoards } from "./openings/companies.ts";
import { ashby, greenhouse, lever } from "./wire/employers-boards.ts";
import { himalayas, jobicy, jobicyKnows } from "./wire/large-boards.ts";
import { rss } from "./wire/rss.ts";
import { remoteok, remoteokNotice, remotive, workingnomads } from "./wire/small-boards.ts";
import type { Telling } from "./wire/telling.ts";

/** What a host answers to a program. */
interface Endpoint {
  readonly kind: FeedKind;
  /** Host and path, as they stand under the demo's roof; the part in brackets is a company. */
  readonly path: RegExp;
  tell(telling: Telling): object | string;
  /** What is left of the answer when only the terms are sent. */
  notice?(now: Date): object;
  /** Whether these parameters are known here. */
  knows?(query: URLSearchParams): boolean;
}

export const endpoints: readonly Endpoint[] = [
  {
    kind: "himalayas",
    path: /^himalayas\.app\/jobs\/api\/search$/,
    tell: himalayas,
    notice: () => ({ comments: "See our terms." }),
  },
  {
    kind: "jobicy",
    path: /^jobicy\.com\/api\/v2\/remote-jobs$/,
    tell: jobicy,
    notice: () => ({ friendlyNotice: "Please credit the source.", success: true }),
    knows: jobicyKnows,
  },
  {
    kind: "remoteok",
    path: /^remoteok\.com\/api$/,
    tell: remoteok,
    notice: (now) => [remoteokNotice(now)],
  },
  {
    kind: "remotive",
    path: /^remotive\.com\/api\/remote-jobs$/,
    tell: remotive,
    notice: () => ({ "0-legal-notice": "Please link back." }),
  },
  {
    kind: "workingnomads",
    path: /^www\.workingnomads\.com\/api\/exposed_jobs\/$/,
    tell: workingnomads,
  },
  {
    kind: "greenhouse",
    path: /^boards-api\.greenhouse\.io\/v1\/boards\/([\w.-]+)\/jobs$/,
    tell: greenhouse,
  },
  { kind: "lever", path: /^api\.lever\.co\/v0\/postings\/([\w.-]+)$/, tell: lever },
  { kind: "ashby", path: /^api\.ashbyhq\.com\/posting-api\/job-board\/([\w.-]+)$/, tell: ashby },
  {
    kind: "rss",
    path: /^weworkremotely\.com\/(?:remote-jobs|categories\/remote-sales-and-marketing-jobs)\.rss$/,
    tell: rss,
  },
];

/** Whether a company has its board here. */
export const hasBoard = (kind: FeedKind, board: string): boolean =>
  withBoards.some((company) => company.board === kind && company.slug === board);

/** Whose pages people come to, by host, and how each says that a posting is closed. */
export const pageHosts: Readonly<
  Record<string, { readonly name: string; readonly status: number; readonly says: string }>
> = {
  "himalayas.app": {
    name: "Himalayas",
    status: 200,
    says: "This job is no longer accepting applications.",
  },
  "jobicy.com": { name: "Jobicy", status: 410, says: "This listing has expired." },
  "remoteok.com": { name: "Remote OK", status: 200, says: "This job post is closed." },
  "remotive.com": { name: "Remotive", status: 404, says: "Not found." },
  "www.workingnomads.com": { name: "Working Nomads", status: 404, says: "Not found." },
  "weworkremotely.com": {
    name: "We Work Remotely",
    status: 200,
    says: "Sorry, this position has been filled.",
  },
  "job-boards.greenhouse.io": {
    name: "the employer's board",
    status: 404,
    says: "The job you are looking for is no longer open.",
  },
  "jobs.lever.co": { name: "the employer's board", status: 404, says: "Not found." },
  "jobs.ashbyhq.com": { name: "the employer's board", status: 200, says: "Job not found." },
};
