import type {
  CloseReason,
  ModerationStep,
  PostingState,
} from "#domain/employers/posting-states.ts";
import type { PostingStanding } from "#contract/employers/posting.ts";
import { dayOf } from "#client/ui/figures/moment.ts";

/** Where a posting stands, in a word or two, to its employer. */
export const stateNames: Readonly<Record<PostingState, string>> = {
  unconfirmed: "Waiting for your address",
  waiting: "With us to check",
  returned: "Returned to you",
  "on-board": "On the board",
  "not-shown": "Published, not shown",
  withheld: "Off the board",
  closed: "Closed",
};

/** The same at our desk. */
export const deskStateNames: Readonly<Record<PostingState, string>> = {
  ...stateNames,
  unconfirmed: "Waiting for their address",
  waiting: "Waiting for us",
  returned: "Returned to them",
};

export const closeNames: Readonly<Record<CloseReason, string>> = {
  filled: "We found somebody",
  "on-hold": "On hold for now",
  "no-longer-hiring": "No longer hiring for this",
  other: "Something else",
  expired: "Its time was over",
  reports: "Closed by us after reports",
};

export const stepNames: Readonly<Record<ModerationStep, string>> = {
  submitted: "Handed in",
  published: "Published",
  returned: "Returned",
  changed: "Changed while it waited",
  "changed-a-little": "Small edit",
  closed: "Closed",
  expired: "Came down by itself",
  reposted: "Handed in once more",
  "taken-back": "Publishing taken back",
};

/** What that means for its employer, and what comes next. */
export function sayStanding(posting: PostingStanding): string {
  const { state, submittedAt, expiresAt, closedAt, closeReason } = posting;
  switch (state) {
    case "unconfirmed":
      return "We look at it once you have confirmed your mail address.";
    case "waiting":
      return `Handed in on ${dayOf(submittedAt)}. We write when it is on the board, or with what has to change.`;
    case "returned":
      return "Correct it and hand it in again.";
    case "on-board":
      return expiresAt === null ? "Candidates can find it." : `Comes down on ${dayOf(expiresAt)}.`;
    case "not-shown":
      return "As it is written, it shuts South Africans out or reads like a scam, so nobody sees it. Edit it.";
    case "withheld":
      return "It is off the board with your account.";
    case "closed":
      return `${closeNames[closeReason ?? "other"]}${closedAt === null ? "" : `, ${dayOf(closedAt)}`}.`;
  }
}
