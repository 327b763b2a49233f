import { isCapital } from "../../text/names.ts";
import { phraseFinder } from "../../text/phrases.ts";
import type { ReadText } from "../../text/read-text.ts";
import { isVerbForm } from "../duties/verb-forms.ts";
import { joiningWords } from "../../vocabulary/everyday-words.ts";
import { degreeNames, schoolNames } from "../../vocabulary/qualifications.ts";

/** Finds a known degree, and a known school, at a word. */
export const degreeAt = phraseFinder(degreeNames);
export const schoolAt = phraseFinder(schoolNames);

/** The degree, the school or the studies that are named from a word on. */
export const namedAt = (read: ReadText, at: number): FoundDegree | null =>
  degree(read, at) ?? school(read, at) ?? studies(read, at) ?? graduate(read, at);

/** A qualification that is named. */
export interface FoundDegree {
  readonly last: number;
  readonly level: string;
  /** The name a known school goes by. */
  readonly school?: string;
}

/** Names that are also words; in capitals they are degrees. */
export const shortNames = /^(?:ba|ma|bed|hons)$/;

/** "BPharm", "BEng", "BBIT": degrees that no list has. */
export const otherBachelors =
  /^B(?:\p{Lu}\p{Ll}{2,5}|\p{Lu}\p{Ll}{1,5}\p{Lu}\p{Ll}{1,5}|\p{Lu}{3})$/u;

function degree(read: ReadText, at: number): FoundDegree | null {
  const { words } = read;
  const word = words[at];
  if (word === undefined) return null;
  const found = degreeAt(words, at);
  const isShort =
    shortNames.test(word.low) && word.text.length === 2 && word.text === word.text.toUpperCase();
  const isOther = /^[BM]\p{Lu}\p{Ll}{2,5}(?:\p{Lu}\p{Ll}{1,5})?$/u.test(word.text);
  if (found === null && !isShort && !isOther) return null;
  if (word.low === "bed" && word.text !== "BEd" && word.text !== "BED") return null;
  if (
    found?.name === "degree" &&
    (isNoDegree(words[at - 1]?.low ?? "", words[at + 1]?.low ?? "") || !isHeld(read, at))
  )
    return null;
  if (found?.name === "graduate" && !isStudy(words[at + 1]?.low)) return null;
  let last = at + (found?.length ?? 1) - 1;
  // "BCom Honours degree" is one claim.
  for (
    let more = degreeAt(words, last + 1);
    more !== null && words[last + 1]?.gap.trim() === "";
    more = degreeAt(words, last + 1)
  )
    last += more.length;
  return { last: withSubject(read, last), level: found?.name ?? "bachelor" };
}

/** "360 degree", "to a degree", "a high degree of care". */
const isNoDegree = (before: string, after: string): boolean =>
  after === "of" || /^(?:360|180|some|certain|high)$/.test(before);

/** "I hold a degree", not "you prefer a degree" and not "about the degree". */
function isHeld({ words }: ReadText, at: number): boolean {
  const sentence = words[at]?.sentence;
  const before = words.slice(Math.max(0, at - 5), at).filter((word) => word.sentence === sentence);
  return (
    before.length < 2 ||
    (before.some(({ low }) =>
      /^(?:have|hold|holds|holding|completed|earned|with|my|obtained|received|finished|got|i've|has)$/.test(
        low,
      ),
    ) &&
      !before.some(({ low }) => /^(?:you|your)$/.test(low)))
  );
}

const isStudy = (low: string | undefined): boolean =>
  /^(?:from|with|cum|at|in|of|summa|magna)$/.test(low ?? "");

/** "in Marketing and Communication", "of Commerce", "(Marketing)". */
function withSubject({ words }: ReadText, from: number): number {
  const link = words[from + 1];
  if (link === undefined) return from;
  const isLinked = /^(?:in|of)$/.test(link.low) && link.gap === " ";
  const isOpened = link.gap === " (" || (link.gap === " " && isCapital(link));
  if (!isLinked && !isOpened) return from;
  let last = isLinked ? from + 1 : from;
  for (let next = last + 1; next < words.length && next < from + 6; next += 1) {
    const word = words[next];
    const isNear = /^[ &-]+$/.test(word?.gap ?? "") || (next === from + 1 && word?.gap === " (");
    if (word === undefined || !isNear || word.toFill) break;
    if (word.low === "and" && isCapital(words[next + 1] ?? word)) continue;
    if (joiningWords.has(word.low) || (!isCapital(word) && next > from + 3)) break;
    last = next;
  }
  return last === from + 1 && isLinked ? from : last;
}

function school({ words }: ReadText, at: number): FoundDegree | null {
  const word = words[at];
  const found = schoolAt(words, at);
  if (word === undefined || !isCapital(word)) return null;
  if (found !== null) return { last: at + found.length - 1, level: "school", school: found.name };
  // "University of Somewhere", "Somewhere University".
  const [next, afterNext] = [words[at + 1], words[at + 2]];
  if (
    /^(?:university|college|academy|institute)$/.test(word.low) &&
    next?.low === "of" &&
    afterNext !== undefined &&
    isCapital(afterNext)
  )
    return { last: nameEndFrom(words, at + 2), level: "school" };
  const isSchool =
    next !== undefined &&
    isCapital(next) &&
    next.gap === " " &&
    /^(?:university|college)$/.test(next.low);
  return isSchool ? { last: at + 1, level: "school" } : null;
}

/** "University of Fort Hare". */
function nameEndFrom(words: ReadText["words"], at: number): number {
  const next = words[at + 1];
  return next !== undefined && next.gap === " " && isCapital(next) ? at + 1 : at;
}

/** "a Computer Science graduate". */
function graduate({ words }: ReadText, at: number): FoundDegree | null {
  const before = words[at - 1];
  if (!/^(?:a|an|as|recent)$/.test(before?.low ?? "") && before?.sentence === words[at]?.sentence)
    return null;
  for (let next = at; next < at + 4; next += 1) {
    const word = words[next];
    if (word === undefined || (next > at && word.gap !== " ") || joiningWords.has(word.low))
      return null;
    if (word.low === "graduate" && next > at) return { last: next, level: "graduate" };
  }
  return null;
}

/** "studied journalism", "majoring in economics". */
function studies({ words }: ReadText, at: number): FoundDegree | null {
  const low = words[at]?.low ?? "";
  if (!/^(?:studied|majored|majoring|studying|graduating)$/.test(low)) return null;
  const subject = words[at + 1]?.low === "in" ? at + 2 : at + 1;
  const word = words[subject];
  if (word === undefined || word.gap !== " " || joiningWords.has(word.low) || word.toFill)
    return null;
  // "Waiting tables while studying taught me".
  if (subject === at + 1 && isVerbForm(word) === "past") return null;
  return { last: subject, level: "graduate" };
}
