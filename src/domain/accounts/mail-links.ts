const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** What a link in a mail is for, and how long it works. */
export const linkLifetimesMs = {
  "verify-email": 7 * dayMs,
  "change-email": 1 * dayMs,
  "reset-password": 30 * minuteMs,
  "undo-deletion": 7 * dayMs,
} as const;

export type LinkPurpose = keyof typeof linkLifetimesMs;

/** How long somebody who asked to leave can still change their mind. */
export const deletionGraceMs = 7 * dayMs;
