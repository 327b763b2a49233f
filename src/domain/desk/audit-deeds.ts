import { sortWords, type SortWord } from "../sorting.ts";

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
  "report-reopened": "took up again a report about",
  "holiday-declared": "declared the holiday",
  "holiday-removed": "removed the holiday",
  "newsletter-written": "wrote the introduction of the newsletter of",
  "source-added": "added the source",
  "source-paused": "paused the source",
  "source-resumed": "went on with the source",
  "source-run": "had read the source",
  "copy-told-apart": "told a posting apart at the source",
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
export const auditSubjects = [
  "job",
  "user",
  "strategy",
  "company",
  "holiday",
  "source",
  "newsletter",
] as const;

export type AuditSubject = (typeof auditSubjects)[number];

const auditColumns = ["at", "subject"] as const;

export type AuditColumn = (typeof auditColumns)[number];
export type AuditSort = SortWord<AuditColumn>;

/** What the trail can be sorted by. */
export const auditSorts = sortWords(auditColumns);

export const usualAuditSort: AuditSort = "-at";

/** A field as it was before and as it is since. Never anything secret: it stands there for good. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** The fields whose values differ. Of long texts, the passage where they begin to. */
export function changesBetween<Fields extends object>(before: Fields, after: Fields): Changes {
  const names = Object.keys(after) as (keyof Fields & string)[];
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, passages(before[name], after[name])]),
  );
}

const longest = 600;
const leadIn = 80;

function passages(before: unknown, after: unknown): readonly [before: unknown, after: unknown] {
  if (typeof before !== "string" || typeof after !== "string") return [before, after];
  if (before.length <= longest && after.length <= longest) return [before, after];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const from = Math.max(0, same - leadIn);
  return [passageOf(before, from), passageOf(after, from)];
}

function passageOf(text: string, from: number): string {
  const passage = text.slice(from, from + longest);
  return `${from > 0 ? "…" : ""}${passage}${from + longest < text.length ? "…" : ""}`.toWellFormed();
}
