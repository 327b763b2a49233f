import { wordDifferences } from "#domain/tools/documents/word-differences.ts";
import type { ListingFacts } from "#domain/listing/facts.ts";
import type { PostingFields } from "./posting-fields.ts";

/** What saving an edit means: nothing changed, a small correction, or another offer, which is checked again. */
type ChangeKind = "none" | "small" | "meaning";

export interface Change {
  readonly kind: ChangeKind;
  /** The fields because of which it is what it is, in the order of the form. */
  readonly fields: readonly (keyof PostingFields)[];
}

/** As much as decides it: what was typed, and what our rules read in it. */
interface Version {
  readonly fields: PostingFields;
  readonly facts: ListingFacts;
}

/** Of these, every other word is another offer. */
const decisive = [
  "title",
  "company",
  "location",
  "whoCanApply",
  "salary",
  "hours",
  "engagement",
  "closingDate",
  "apply",
] as const satisfies readonly (keyof PostingFields)[];

/** Of these, a few words may be put right. */
const told = ["description", "process"] as const satisfies readonly (keyof PostingFields)[];

/** More words than this are more than a correction, and in a short text sooner. */
const mostWords = 15;
const mostShare = 0.1;

/** Whether an edit may stand at once. Whatever our rules read differently afterwards is a change of meaning, however few words it took. */
export function changeBetween(before: Version, after: Version): Change {
  const other = (name: keyof PostingFields): boolean =>
    plainly(before.fields[name]) !== plainly(after.fields[name]);
  const rewritten = told.filter((name) => isRewritten(before.fields[name], after.fields[name]));
  const meant = [...decisive.filter(other), ...rewritten];
  const isReadOtherwise = readingOf(before.facts) !== readingOf(after.facts);
  const touched = [...decisive, ...told].filter(
    (name) => before.fields[name].trim() !== after.fields[name].trim(),
  );
  if (meant.length > 0) return { kind: "meaning", fields: meant };
  if (isReadOtherwise) return { kind: "meaning", fields: touched };
  return { kind: touched.length === 0 ? "none" : "small", fields: touched };
}

/** Capitals, gaps and full stops at the end are no words. */
const plainly = (text: string): string =>
  text.replace(/\s+/g, " ").trim().replace(/\.$/, "").toLowerCase();

function isRewritten(before: string, after: string): boolean {
  const compared = wordDifferences({ text: before, marks: [] }, { text: after, marks: [] });
  const alone = [compared.one, compared.other];
  const changed = Math.max(...alone.map(({ wordsOnlyHere }) => wordsOnlyHere));
  const words = Math.max(before.split(/\s+/).length, 1);
  if (changed > Math.min(mostWords, Math.max(3, words * mostShare))) return true;
  return alone.some(({ pieces }) =>
    pieces.some(({ isOnlyHere, text }) => isOnlyHere && weighty.test(text)),
  );
}

/** Figures, addresses and a "no" are never a slip of the pen. */
const weighty =
  /\p{N}|@|:\/\/|www\.|[$€£]|\b(?:no|not|never|only|must|except|unless|unpaid|without)\b|n['’]t\b/iu;

/** What candidates are told about it, in one line to compare. */
const readingOf = ({ openToSouthAfrica, workplace, pay, hours, engagement, risk }: ListingFacts) =>
  JSON.stringify([
    openToSouthAfrica.value,
    workplace.value,
    pay.value,
    hours.value,
    engagement.value,
    risk.verdict,
    risk.notes.map(({ reason }) => reason),
  ]);
