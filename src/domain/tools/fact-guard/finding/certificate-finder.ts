import { aimedOrClaimed, isDenied } from "../text/aims.ts";
import { isCapital, nameEnd } from "../text/names.ts";
import { phraseFinder } from "../text/phrases.ts";
import { stemOf } from "../text/stems.ts";
import type { ReadText, Word } from "../text/read-text.ts";
import { joiningWords } from "../vocabulary/everyday-words.ts";
import { certificateNames, certificateWords } from "../vocabulary/qualifications.ts";
import { claimOf, type Asking } from "./asking.ts";
import type { Claim } from "./claim.ts";
import { degreeAt } from "./degrees/degrees-named.ts";
import { isSaidInThoseWords, type Known } from "./known.ts";

const certificateAt = phraseFinder(certificateNames.map((name) => [name, name]));

/** Certificates: "Google Ads certified", "HubSpot Inbound certification", "Meta Blueprint". */
export function findCertificates(asking: Asking): Claim[] {
  const { read, known } = asking;
  const claims: Claim[] = [];
  let taken = -1;
  for (let at = 0; at < read.words.length; at += 1) {
    if (!asking.isFree(at)) continue;
    const found =
      named(read, at) ??
      heldByInitials(read, at) ??
      qualifiedAs(read, at) ??
      worded(read, at, taken);
    if (found === null) continue;
    const [first, last] = found;
    const isSaid =
      isSaidInThoseWords(known, read, first, last) ||
      isBorneOut(read, known, first, last) ||
      isNoClaim(read, first);
    claims.push(claimOf(read, { first, last, kind: "certificate", isSaid }));
    taken = last;
    at = last;
  }
  return claims.filter(
    ({ first, last }, index) =>
      index === 0 || first > (claims[index - 1]?.last ?? -1) || last < first,
  );
}

function named(read: ReadText, at: number): [number, number] | null {
  const { words } = read;
  const academy = nameEnd(read, at);
  if (academy !== null && academy > at && words[academy]?.low === "academy") return [at, academy];
  const found = certificateAt(words, at);
  if (found === null || !words.slice(at, at + found.length).some(isCapital)) return null;
  let last = at + found.length - 1;
  if (certificateWords.has(words[last + 1]?.low ?? "") && words[last + 1]?.gap === " ") last += 1;
  return [at, last];
}

/** "holds a CFA Level 1", "WSET Level 3": known by its initials, and by what leads up to them. */
function heldByInitials({ words }: ReadText, at: number): [number, number] | null {
  if (!/^\p{Lu}{3,6}$/u.test(words[at]?.text ?? "") || degreeAt(words, at) !== null) return null;
  const before = /^(?:a|an|my|the)$/.test(words[at - 1]?.low ?? "") ? at - 2 : at - 1;
  const isLevel = words[at + 1]?.low === "level" && /^\d$/.test(words[at + 2]?.low ?? "");
  const isHeld = /^(?:hold|holds|holding|earned|obtained|passed)$/.test(words[before]?.low ?? "");
  if (!isLevel && !(isHeld && before === at - 2)) return null;
  return [at, isLevel ? at + 2 : at];
}

/** "a qualified sommelier", "a registered dietitian"; leads are qualified as well. */
function qualifiedAs({ words }: ReadText, at: number): [number, number] | null {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!/^(?:qualified|registered|licen[cs]ed)$/.test(word?.low ?? "")) return null;
  if (!/^(?:a|an|fully|am|i'm)$/.test(before?.low ?? "")) return null;
  if (next === undefined || next.gap !== " " || joiningWords.has(next.low)) return null;
  return /^(?:leads?|traffic|users?|prospects?)$/.test(next.low) ? null : [at, at + 1];
}

const mostWords = 6;

/** The words that belong to "certified": names before it, and what it is in. */
function worded({ words }: ReadText, at: number, taken: number): [number, number] | null {
  const word = words[at];
  if (word === undefined) return null;
  if (!certificateWords.has(word.low) && !isCourse(words, at) && !isLicence(words, at)) return null;
  // A higher certificate is a degree's little sister, and is looked at with degrees.
  if (/^(?:higher|senior)$/.test(words[at - 1]?.low ?? "")) return null;
  let first = at;
  while (first > taken + 1 && first > at - mostWords && belongs(words[first - 1], words[first]))
    first -= 1;
  let last = at;
  const link = words[at + 1];
  const isLinked =
    /^(?:in|from|by|for|as)$/.test(link?.low ?? "") && link?.gap === " " && link.low !== "for";
  if (isLinked && words[at + 2]?.toFill === false) last = at + 2;
  const from = last;
  for (let next = last + 1; next < words.length && next < from + 5; next += 1) {
    const more = words[next];
    if (more === undefined || !/^[ &-]+$/.test(more.gap) || joiningWords.has(more.low)) break;
    if (!isCapital(more) && !(isLinked && next < from + 3)) break;
    last = next;
  }
  return [first, last];
}

/** "I hold a drone licence": one that somebody has, not one that is paid for. */
const isLicence = (words: readonly Word[], at: number): boolean =>
  /^licen[cs]es?$/.test(words[at]?.low ?? "") &&
  words
    .slice(Math.max(0, at - 6), at)
    .some(
      ({ low, sentence }) =>
        sentence === words[at]?.sentence && /^(?:hold|have|obtained|earned|got)$/.test(low),
    );

/** "completed a copywriting course": a course that was taken. */
function isCourse(words: readonly Word[], at: number): boolean {
  if (!/^(?:course|courses|bootcamp|masterclass)$/.test(words[at]?.low ?? "")) return false;
  const sentence = words[at]?.sentence;
  for (let back = at - 1; back >= Math.max(0, at - 8); back -= 1) {
    if (words[back]?.sentence !== sentence) return false;
    if (
      /^(?:completed|passed|took|finished|attended|completing|graduated)$/.test(
        words[back]?.low ?? "",
      )
    )
      return true;
  }
  return false;
}

/** Names and what they certify: capitals, or a plain noun that leads up to the word. */
function belongs(before: Word | undefined, word: Word | undefined): boolean {
  if (
    before === undefined ||
    word === undefined ||
    !/^[ &-]+$/.test(word.gap) ||
    before.sentence !== word.sentence
  )
    return false;
  if (before.toFill || joiningWords.has(before.low)) return false;
  return (
    isCapital(before) ||
    /^licen[cs]e$/.test(word.low) ||
    /^(?:digital|marketing|inbound|analytics|ads|content|search|email|social|media|professional|copywriting|seo|short|online|\d+)$/.test(
      before.low,
    )
  );
}

const empty =
  /^(?:certified|certification|certifications|certificate|certificates|accredited|accreditation|professional|course|courses|in|from|by|as|of|and|the|partner|specialist|exam|online|short|marketing|digital|fully|individual|qualification|academy|foundations?|fundamentals?|advanced|essentials|level)$/;

/** The member speaks of a certificate, and of everything this one is named after. */
function isBorneOut(read: ReadText, known: Known, first: number, last: number): boolean {
  const parts = read.words.slice(first, last + 1);
  const isCourseOnly = parts.some(({ low }) =>
    /^(?:course|courses|bootcamp|masterclass)$/.test(low),
  );
  const places = new Set(
    (isCourseOnly ? courseStems : certificateStems).flatMap(
      (stem) => known.sentencesOf.get(stem) ?? [],
    ),
  );
  if (places.size === 0) return false;
  return parts.every(({ low, stem }, offset) => {
    if (empty.test(low)) return true;
    const meaning = read.meanings[first + offset] ?? "";
    return (known.sentencesOf.get(meaning) ?? known.sentencesOf.get(stem) ?? []).some((place) =>
      places.has(place),
    );
  });
}

const certificateStems = [...certificateWords, "exam", "qualification", "qualified", "badge"].map(
  stemOf,
);
const courseStems = [
  ...certificateStems,
  ...["course", "bootcamp", "masterclass", "completed", "finished", "attended"].map(stemOf),
];

/** One that is still to be taken, or that the reader has. */
const isNoClaim = (read: ReadText, first: number): boolean =>
  isDenied(read, first) ||
  (aimedOrClaimed(read, first) === "aimed" &&
    /^(?:your|you|a|the)$/.test(read.words[first - 1]?.low ?? ""));
