const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** What a link in a mail is for, and how long it works. */
export const linkLifetimesMs = {
  "verify-email": 7 * dayMs,
  "change-email": 1 * dayMs,
  "undo-email-change": 7 * dayMs,
  "reset-password": 30 * minuteMs,
  "undo-deletion": 7 * dayMs,
} as const;

export type LinkPurpose = keyof typeof linkLifetimesMs;

/**
 * What makes which links worthless. A change of address waits in an inbox that may be a thief's, so every step by which an
 * owner could shut a thief out ends it. A reset waits in the account's own inbox: no session can end it by signing devices
 * out, or a thief could keep the owner from it. Nothing here ends the way back to an old address, since whoever took the
 * account could do all of this; and the way back from a deletion stays as long as the deletion does.
 */
export const linksEndedBy = {
  "new-password": ["change-email", "reset-password"],
  "reset-request": ["change-email", "reset-password"],
  "change-request": ["change-email"],
  "signing-out": ["change-email"],
  deletion: ["change-email"],
  "new-address": ["change-email", "reset-password", "verify-email"],
  "old-address-back": ["change-email", "reset-password", "verify-email", "undo-deletion"],
} as const satisfies Readonly<Record<string, readonly LinkPurpose[]>>;

/** How long somebody who asked to leave can still change their mind. */
export const deletionGraceMs = 7 * dayMs;
