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
  "posting-published": "published the posting",
  "posting-returned": "returned the posting",
  "publishing-undone": "took back the publishing of",
  "report-handled": "dealt with a report about",
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
