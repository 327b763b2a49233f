import type { FeedKind } from "#domain/feeds/kinds.ts";
import type { SourceState } from "#domain/feeds/health.ts";
import type { RunOutcome } from "#domain/feeds/runs.ts";

export const kindNames: Readonly<Record<FeedKind, string>> = {
  himalayas: "Himalayas",
  jobicy: "Jobicy",
  remoteok: "Remote OK",
  remotive: "Remotive",
  workingnomads: "Working Nomads",
  greenhouse: "Greenhouse",
  lever: "Lever",
  ashby: "Ashby",
  rss: "RSS",
};

export const stateNames: Readonly<Record<SourceState, string>> = {
  paused: "Paused",
  new: "Not read yet",
  well: "Well",
  failing: "Failing",
  shrunk: "Stopped",
  silent: "Silent",
};

export const outcomeNames: Readonly<Record<RunOutcome, string>> = {
  running: "Under way",
  read: "Read",
  unchanged: "Nothing new",
  empty: "Empty",
  shrunk: "Stopped",
  failed: "Failed",
  "cut-off": "Cut off",
};

const troubles: Readonly<Record<string, string>> = {
  limited: "It said that we ask too often. We wait as long as it wants.",
  refused: "It refused to answer us. Look whether its terms or its address have changed.",
  "unknown-board":
    "There is no such board. Look for the company's name in the address of its jobs.",
  "server-error": "It had trouble of its own. We ask again later.",
  unreachable: "It could not be reached. We ask again later.",
  "too-slow": "It took too long to answer. We ask again later.",
  "too-large": "Its answer was larger than we take.",
  truncated: "Its answer broke off in the middle, so nothing of it was taken.",
  "not-a-feed": "It answered with a page for people and not with postings.",
  "notice-only": "It answered with its notice and no posting.",
  "cursor-loop": "Its pages led in a circle, so nothing of it was taken.",
  shrunk:
    "It shows less than a third of what it showed before. Nothing was closed. Look at it, then go on if this is right.",
};

/** Why a source could not be read, in a sentence. */
export const sayTrouble = (trouble: string): string =>
  troubles[trouble] ?? `It gave trouble that has no words yet: ${trouble}.`;

export const saySilent =
  "It answers well and has had nothing for a week. Look whether it still publishes there.";

const reasons: Readonly<Record<string, string>> = {
  "no-title": "without a title",
  "no-key": "without a name of their own",
  "no-link": "without a link",
  "no-text": "without a text",
  unlisted: "not to be listed",
  "not-marketing": "no marketing",
  malformed: "could not be read",
  "too-long": "too long",
  ended: "over already",
};

/** What was left out and why: "12 no marketing, 1 without a link". */
export const sayRejected = (rejected: Readonly<Record<string, number>>): string =>
  Object.entries(rejected)
    .toSorted(([, one], [, other]) => other - one)
    .map(([reason, times]) => `${times} ${reasons[reason] ?? reason}`)
    .join(", ");
