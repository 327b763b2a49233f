import { aimedOrClaimed, isDenied } from "../../text/aims.ts";
import { isCapital } from "../../text/names.ts";
import type { ReadText } from "../../text/read-text.ts";
import { claimOf, type Asking } from "../asking.ts";
import type { Claim } from "../claim.ts";
import { isSaidInThoseWords, type Known } from "../known.ts";
import {
  degreeAt,
  namedAt,
  otherBachelors,
  schoolAt,
  shortNames,
  type FoundDegree,
} from "./degrees-named.ts";

/** Degrees and where they are from: "BCom in Marketing", "an Honours degree", "MBA", "studied at UCT". */
export function findDegrees(asking: Asking): Claim[] {
  const { read, known } = asking;
  const levels = levelsIn(known);
  const claims: Claim[] = [];
  for (let at = 0; at < read.words.length; at += 1) {
    if (!asking.isFree(at)) continue;
    const found = namedAt(read, at);
    if (found === null) continue;
    const { last, level } = found;
    const isSaid =
      levels.has(found.school ?? "") ||
      (level === "school" && isSchoolSaid(read, known, at, last)) ||
      isBorneOut(read, known, levels, { first: at, last, level }) ||
      (isUnfinished(read, at) && isSaidInThoseWords(known, read, at, last)) ||
      isDenied(read, at) ||
      (aimedOrClaimed(read, at) === "aimed" && read.words[at - 1]?.low === "your");
    claims.push(claimOf(read, { first: at, last, kind: "degree", isSaid }));
    at = last;
    const place = placeOfStudy(read, last);
    if (place === null) continue;
    claims.push(
      claimOf(read, {
        first: place,
        last: place,
        kind: "degree",
        isSaid: known.lows.has(read.words[place]?.low ?? ""),
      }),
    );
    at = place;
  }
  return claims;
}

/** "Stellenbosch University" of somebody who wrote "Stellenbosch". */
function isSchoolSaid({ words }: ReadText, known: Known, first: number, last: number): boolean {
  const telling = words
    .slice(first, last + 1)
    .filter(({ low }) => !/^(?:university|college|academy|institute|of|the)$/.test(low));
  if (telling.length > 0 && telling.every(({ low }) => known.lows.has(low))) return true;
  // "UCT's Graduate School of Business" of somebody who wrote "UCT GSB".
  const letters = words
    .slice(first, last + 1)
    .filter(isCapital)
    .map(({ low }) => low.charAt(0));
  return letters.some((_, from) => known.acronyms.has(letters.slice(from).join("")));
}

/** "an MBA from Stellenbosch": a town that stands for its university. Schools are found by themselves. */
function placeOfStudy(read: ReadText, last: number): number | null {
  const [link, place] = [read.words[last + 1], read.words[last + 2]];
  if (place === undefined || !/^(?:from|at)$/.test(link?.low ?? "") || place.gap !== " ")
    return null;
  return isCapital(place) && namedAt(read, last + 2) === null ? last + 2 : null;
}

/** "left after my second year of", "but did not finish": begun, not held. */
function isUnfinished({ words, sentenceStarts }: ReadText, at: number): boolean {
  const sentence = words[at]?.sentence ?? 0;
  const first = Math.max(sentenceStarts[sentence] ?? 0, at - 15);
  return words
    .slice(first, Math.min(sentenceStarts[sentence + 1] ?? 0, at + 15))
    .some(({ low }) =>
      /^(?:left|not|never|no|without|dropped|unfinished|incomplete|didn't|studying|towards|toward|busy|currently|away|remaining|halfway)$/.test(
        low,
      ),
    );
}

/** The levels and the schools the member names. */
function levelsIn({ own }: Known): ReadonlySet<string> {
  const levels = new Set<string>();
  for (const [at, { low, text }] of own.words.entries()) {
    if (text === "ND") levels.add("diploma");
    const school = schoolAt(own.words, at);
    if (school !== null) levels.add(school.name);
    const degreeFound = degreeAt(own.words, at);
    const isShort =
      (shortNames.test(low) && text === text.toUpperCase()) || otherBachelors.test(text);
    const isStudied = school !== null || /^(?:studied|university|college|degree)$/.test(low);
    if ((degreeFound === null && !isShort && !isStudied) || isUnfinished(own, at)) continue;
    levels.add(isStudied ? "graduate" : (degreeFound?.name ?? "bachelor"));
    if (degreeFound !== null) levels.add(degreeFound.name);
    if (bachelors.test(low) && /^\p{Lu}/u.test(text)) levels.add(low);
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
  if (!isLevel || isAnotherBachelor(levels, words[first]?.low ?? "")) return false;
  if (isSpelledOut(words, known, last)) return true;
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

const bachelors = /^(?:bcom|ba|bsc|bed|llb|bba|btech|bfa|bsocsci|bjourn)$/;

/** "BCom" of somebody with a BA. Who wrote only "degree" may have any. */
const isAnotherBachelor = (levels: ReadonlySet<string>, named: string): boolean =>
  bachelors.test(named) && !levels.has(named) && [...levels].some((one) => bachelors.test(one));

/** "Information Technology" for somebody who wrote "IT". */
function isSpelledOut(words: ReadText["words"], { own }: Known, last: number): boolean {
  const initials = [last - 1, last].map((at) => words[at]?.text.charAt(0) ?? "").join("");
  return /^\p{Lu}{2}$/u.test(initials) && own.words.some(({ text }) => text === initials);
}
