/** What the record of an account can say, in the words its owner reads. */
export const securityEvents = {
  registered: "Account created",
  "signed-in": "Signed in",
  "sign-in-failed": "Wrong password entered",
  "signed-out": "Signed out",
  "email-verified": "Email address confirmed",
  "email-change-requested": "Change of email address requested",
  "email-changed": "Email address changed",
  "email-change-undone": "Change of email address undone",
  "password-changed": "Password changed",
  "password-reset-requested": "Password reset requested",
  "password-reset": "Password reset",
  "session-ended": "A device was signed out",
  "data-exported": "Data downloaded",
  "deletion-requested": "Deletion of the account requested",
  "deletion-undone": "Deletion of the account undone",
  "rights-changed": "Rights changed by an administrator",
  suspended: "Account suspended",
  reinstated: "Account reinstated",
} as const;

export type SecurityEventKind = keyof typeof securityEvents;

/** The same thing on the same device from the same place within this long is one line of the record, with a count. */
export const foldedWithinMs = 24 * 60 * 60 * 1000;

/** Lines shown of each kind: however often somebody does one thing, it pushes out only its like. */
export const linesPerKind = 20;
