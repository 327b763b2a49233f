import { feedKinds, type FeedKind } from "./kinds.ts";

/** What a source asks of whoever shows its postings, as its terms were read. Shown to admins, and honoured by the board. */
export interface FeedTerms {
  /** As readers are told: "via Himalayas". Null where no credit is asked for: the employer's own board. */
  readonly credit: { readonly name: string; readonly link: string } | null;
  /** `open-only`: must never stand behind a paywall. */
  readonly gating: "open-only" | "any";
  /** Its link must be followed by search engines: no `nofollow`. */
  readonly followedLink: boolean;
  /**
   * Whether it may stand where others take it from. `freely`: in our feeds and as JobPosting data. `credited`: in our feeds, with
   * its name and a link to the posting; not as JobPosting data, which has no place for either. `never`: on our own pages alone.
   */
  readonly passingOn: "freely" | "credited" | "never";
  /** Minutes between two questions, at the least. */
  readonly everyMinutes: number;
  /** Shows its newest postings only: one that is not in it any more may still be open. */
  readonly isWindow: boolean;
  /** Off until an admin switches it on, because its terms forbid what we do. */
  readonly offByDefault: boolean;
  /** In a sentence, for admins. */
  readonly summary: string;
}

const hour = 60;
const day = 24 * hour;

const himalayas: FeedTerms = {
  credit: { name: "Himalayas", link: "https://himalayas.app" },
  gating: "open-only",
  followedLink: true,
  passingOn: "never",
  everyMinutes: day,
  isWindow: true,
  offByDefault: false,
  summary:
    "May fill other job boards, with a visible credit and a link to the posting; never passed on to others such as Google Jobs, LinkedIn or Jooble; refreshed once a day.",
};

const jobicy: FeedTerms = {
  credit: { name: "Jobicy", link: "https://jobicy.com" },
  gating: "open-only",
  followedLink: true,
  passingOn: "never",
  everyMinutes: 6 * hour,
  isWindow: true,
  offByDefault: false,
  summary:
    "Credit with a direct link; apply buttons lead to the address given; never passed on to Google Jobs, LinkedIn or Jooble; a few questions a day.",
};

const remoteok: FeedTerms = {
  credit: { name: "Remote OK", link: "https://remoteok.com" },
  gating: "open-only",
  followedLink: true,
  passingOn: "credited",
  everyMinutes: 6 * hour,
  isWindow: true,
  offByDefault: false,
  summary:
    "Names Remote OK as the source wherever its jobs stand, with a link that search engines may follow; its logo is not to be shown.",
};

const remotive: FeedTerms = {
  credit: { name: "Remotive", link: "https://remotive.com" },
  gating: "open-only",
  followedLink: true,
  passingOn: "never",
  everyMinutes: 6 * hour,
  isWindow: false,
  offByDefault: false,
  summary:
    "Credit and a link to the posting; showing its jobs to collect sign-ups is a breach, so they are open to everybody; never passed on; four questions a day at most.",
};

const workingnomads: FeedTerms = {
  credit: { name: "Working Nomads", link: "https://www.workingnomads.com" },
  gating: "open-only",
  followedLink: true,
  passingOn: "never",
  everyMinutes: day,
  isWindow: true,
  offByDefault: true,
  summary:
    "Its terms forbid building a competing product and do not speak of the feed: off until somebody has asked.",
};

/** Published by the employer, to be found. */
const employersBoard = (everyHours: number, summary: string): FeedTerms => ({
  credit: null,
  gating: "any",
  followedLink: false,
  passingOn: "freely",
  everyMinutes: everyHours * hour,
  isWindow: false,
  offByDefault: false,
  summary,
});

const weWorkRemotely: FeedTerms = {
  credit: { name: "We Work Remotely", link: "https://weworkremotely.com" },
  gating: "open-only",
  followedLink: true,
  passingOn: "never",
  everyMinutes: 6 * hour,
  isWindow: true,
  offByDefault: true,
  summary:
    "Its terms forbid keeping its data and building a job search service: only with its written permission.",
};

/** Somebody's feed whose terms nobody here has read: as careful as with the strictest. */
const unreadFeed = (host: string): FeedTerms => ({
  ...weWorkRemotely,
  credit: { name: host.replace(/^www\./, ""), link: `https://${host}` },
  summary: "Its terms are not known here: read them before switching it on.",
});

const feedTerms: Readonly<Record<Exclude<FeedKind, "rss">, FeedTerms>> = {
  himalayas,
  jobicy,
  remoteok,
  remotive,
  workingnomads,
  greenhouse: employersBoard(
    6,
    "The employer's own board, published for career pages; asks for no credit.",
  ),
  lever: employersBoard(
    6,
    "The employer's own board; Lever says that others may read postings; a second between questions.",
  ),
  ashby: employersBoard(
    6,
    "The employer's own board, published for career pages; asks for no credit.",
  ),
};

const named = (passingOn: FeedTerms["passingOn"]): readonly string[] =>
  feedKinds.filter((kind) => termsOf(kind).passingOn === passingOn).map((kind) => `feed:${kind}`);

/** By their name among jobs: whose jobs are shown here and nowhere else in our name. */
export const keptHere: readonly string[] = named("never");

const passedOnCredited = named("credited");

/** Whether the jobs of a source, by its name among jobs, may be passed on without a word about it. Ours always may. */
export const mayPassOnFreely = (jobSource: string): boolean =>
  ![...keptHere, ...passedOnCredited].includes(jobSource);

/** The terms of a source; of a feed in RSS by the host where it lives. */
export function termsOf(kind: FeedKind, address: string | null = null): FeedTerms {
  if (kind !== "rss") return feedTerms[kind];
  const host = /^https:\/\/([a-z\d.-]{1,253})(?:[:/?#]|$)/i.exec(address ?? "")?.[1]?.toLowerCase();
  const isKnown = host === undefined || /(?:^|\.)weworkremotely\.com$/.test(host);
  return isKnown ? weWorkRemotely : unreadFeed(host);
}
