import { aimedOrClaimed, isDenied } from "../text/aims.ts";
import { isCapital } from "../text/names.ts";
import { phraseFinder } from "../text/phrases.ts";
import type { ReadText } from "../text/read-text.ts";
import { joiningWords } from "../vocabulary/everyday-words.ts";
import { degreeNames, schoolNames } from "../vocabulary/qualifications.ts";
import { claimOf, type Asking } from "./asking.ts";
import type { Claim } from "./claim.ts";
import { isSaidInThoseWords, type Known } from "./known.ts";

const degreeAt = phraseFinder(degreeNames);
const schoolAt = phraseFinder(schoolNames);

/** Degrees and where they are from: "BCom in Marketing", "an Honours degree", "MBA", "studied at UCT". */
export function findDegrees(asking: Asking): Claim[] {
  const { read, known } = asking;
  const levels = levelsIn(known);
  const claims: Claim[] = [];
  for (let at = 0; at < read.words.length; at += 1) {
    if (!asking.isFree(at)) continue;
    const found = degree(read, at) ?? school(read, at) ?? studies(read, at) ?? graduate(read, at);
    if (found === null) continue;
    const { last, level } = found;
    const isSaid =
      levels.has(found.school ?? "") ||
      (level === "school" && isSaidInThoseWords(known, read, at, last)) ||
      isBorneOut(read, known, levels, { first: at, last, level }) ||
      (isUnfinished(read, at) && isSaidInThoseWords(known, read, at, last)) ||
      isDenied(read, at) ||
      (aimedOrClaimed(read, at) === "aimed" && read.words[at - 1]?.low === "your");
    claims.push(claimOf(read, { first: at, last, kind: "degree", isSaid }));
    at = last;
  }
  return claims;
}

interface FoundDegree {
  readonly last: number;
  readonly level: string;
  /** The name a known school goes by. */
  readonly school?: string;
}

const shortNames = /^(?:ba|ma|bed|hons)$/;

function degree(read: ReadText, at: number): FoundDegree | null {
  const { words } = read;
  const word = words[at];
  if (word === undefined) return null;
  const found = degreeAt(words, at);
  const isShort =
    shortNames.test(word.low) && word.text.length === 2 && word.text === word.text.toUpperCase();
  if (found === null && !isShort) return null;
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
    return { last: at + 2, level: "school" };
  const isSchool =
    next !== undefined &&
    isCapital(next) &&
    next.gap === " " &&
    /^(?:university|college)$/.test(next.low);
  return isSchool ? { last: at + 1, level: "school" } : null;
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
  return { last: subject, level: "graduate" };
}

/** "left after my second year of", "but did not finish": begun, not held. */
function isUnfinished({ words, sentenceStarts }: ReadText, at: number): boolean {
  const sentence = words[at]?.sentence ?? 0;
  const first = Math.max(sentenceStarts[sentence] ?? 0, at - 15);
  return words
    .slice(first, Math.min(sentenceStarts[sentence + 1] ?? 0, at + 15))
    .some(({ low }) =>
      /^(?:left|not|never|no|without|dropped|unfinished|incomplete|didn't|studying|towards|busy|currently)$/.test(
        low,
      ),
    );
}

/** The levels and the schools the member names. */
function levelsIn({ own }: Known): ReadonlySet<string> {
  const levels = new Set<string>();
  for (const [at, { low, text }] of own.words.entries()) {
    const school = schoolAt(own.words, at);
    if (school !== null) levels.add(school.name);
    const degreeFound = degreeAt(own.words, at);
    const isShort = shortNames.test(low) && text === text.toUpperCase();
    const isStudied = school !== null || /^(?:studied|university|college|degree)$/.test(low);
    if ((degreeFound === null && !isShort && !isStudied) || isUnfinished(own, at)) continue;
    levels.add(isStudied ? "graduate" : (degreeFound?.name ?? "bachelor"));
    if (degreeFound !== null) levels.add(degreeFound.name);
  }
  return levels;
}

const empty =
  /^(?:degree|of|in|and|the|bachelor|bachelors|bachelor's|master|masters|master's|honours|honors|diploma|graduated|graduate|recent|from|with|studied|major|majored|majoring|studying|university|bcom|ba|bsc|b|com|sc|a|commerce|arts|science|marketing|national|business|administration)$/;

function isBorneOut(
  { words, meanings }: ReadText,
  known: Known,
  levels: ReadonlySet<string>,
  { first, last, level }: FoundDegree & { readonly first: number },
): boolean {
  const isLevel =
    level === "school" ||
    levels.has(level) ||
    (level === "degree" &&
      [...levels].some((one) => /^(?:bachelor|honours|master|mba|doctor)$/.test(one))) ||
    (level === "graduate" && levels.size > 0);
  if (!isLevel) return false;
  return words
    .slice(first, last + 1)
    .every(
      ({ low, stem }, offset) =>
        (empty.test(low) && level !== "school") ||
        /^(?:of|the)$/.test(low) ||
        known.lows.has(low) ||
        known.meanings.has(stem) ||
        known.meanings.has(meanings[first + offset] ?? ""),
    );
}
