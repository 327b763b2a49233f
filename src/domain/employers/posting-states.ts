/** Where a posting stands, for its employer. */
export const postingStates = [
  "unconfirmed",
  "waiting",
  "returned",
  "on-board",
  "not-shown",
  "withheld",
  "closed",
] as const;

export type PostingState = (typeof postingStates)[number];

/** Why a posting is closed. The first ones are the employer's to choose. */
export const ownCloseReasons = ["filled", "on-hold", "no-longer-hiring", "other"] as const;
export const closeReasons = [...ownCloseReasons, "expired", "reports"] as const;

export type OwnCloseReason = (typeof ownCloseReasons)[number];
export type CloseReason = (typeof closeReasons)[number];

/** What can happen to a posting, in the order it usually does. */
export const moderationSteps = [
  "submitted",
  "published",
  "returned",
  "changed",
  "changed-a-little",
  "closed",
  "expired",
  "reposted",
  "taken-back",
] as const;

export type ModerationStep = (typeof moderationSteps)[number];

interface Reading {
  readonly openness: "yes" | "unclear" | "no";
  /** It reads like a scam, and nobody decided that it is none. */
  readonly isScam: boolean;
}

/** A board for South Africans lists neither what shuts them out nor what robs them. */
export const isForBoard = ({ openness, isScam }: Reading): boolean => openness !== "no" && !isScam;

interface Standing extends Reading {
  readonly status: "draft" | "pending" | "open" | "closed";
  readonly isConfirmed: boolean;
  readonly isWithheld: boolean;
}

export function stateOf({ status, isConfirmed, isWithheld, ...reading }: Standing): PostingState {
  if (isWithheld) return "withheld";
  switch (status) {
    case "draft":
      return "returned";
    case "pending":
      return isConfirmed ? "waiting" : "unconfirmed";
    case "open":
      return isForBoard(reading) ? "on-board" : "not-shown";
    case "closed":
      return "closed";
  }
}
