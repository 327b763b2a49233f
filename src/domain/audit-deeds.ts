/** What people at the desk do, in the words it is told with: "thandi {said} Growth Marketer". */
export const deeds = {
  "job-added": "added the job",
  "job-changed": "changed the job",
  "job-shown": "put on the board",
  "job-hidden": "took off the board",
  "job-deleted": "deleted the job",
  "job-restored": "brought back the job",
  "facts-overridden": "decided a fact of",
  "override-removed": "took back a decision about",
  "report-handled": "dealt with a report about",
  "strategy-added": "added the strategy",
  "strategy-changed": "changed the strategy",
  "strategy-shown": "put into the gallery",
  "strategy-hidden": "took out of the gallery",
  "strategy-deleted": "deleted the strategy",
  "strategy-restored": "brought back the strategy",
  "user-suspended": "suspended",
  "user-reinstated": "reinstated",
  "user-rights-changed": "changed the rights of",
  "user-signed-out": "signed out",
} as const;

export type Deed = keyof typeof deeds;

/** What a deed was done to. */
export const auditSubjects = ["job", "user", "strategy", "company", "holiday"] as const;

export type AuditSubject = (typeof auditSubjects)[number];

/** A field as it was before and as it is since. Never anything secret: it stands there for good. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** The fields whose values differ. */
export function changesBetween<Fields extends object>(before: Fields, after: Fields): Changes {
  const names = Object.keys(after) as (keyof Fields & string)[];
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, [before[name], after[name]]]),
  );
}
