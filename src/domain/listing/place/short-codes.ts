import { everyMatch } from "#domain/listing/text/every-match.ts";
import { originOf } from "#domain/listing/text/plain-text.ts";
import type { Sentence } from "#domain/listing/text/sentences.ts";
import { worthTrying } from "#domain/listing/worth-trying.ts";
import {
  australianCodes,
  codesThatAreWords,
  everyCountry,
  homeCodes,
  placeCodes,
  shortenedStates,
} from "#domain/listing/vocabulary/place-codes.ts";

const listed = (list: string): ReadonlySet<string> => new Set(list.split(/[\s,]+/).filter(Boolean));
const homes = listed(homeCodes);
const australian = listed(australianCodes);
const shortened = listed(shortenedStates);
const codes: ReadonlySet<string> = new Set([
  ...listed(placeCodes),
  ...australian,
  ...shortened,
  ...listed(codesThatAreWords),
  "uk",
  "eu",
  ...homes,
]);

/**
 * The text with short names of places spelled out: `US` and lists of codes such as `FL, GA or NC`. Only capitals tell them from
 * words, so the letters as they were written are looked at; where a whole line is in capitals, or none is, the words
 * around "us" have to tell.
 */
export function withShortNames(sentence: Sentence): string {
  let text = withFlagsNamed(withWelcome(sentence));
  if (text !== sentence.text) return withCountryNamed(text);
  if (hasCapitals(sentence) && lists.test(text))
    text = text.replace(everyList, (list: string, at: number) => placeOfList(sentence, list, at));
  if (text !== sentence.text) return withCountryNamed(text);
  if (worthTrying(sentence).shortNames.length === 0) return text;
  return withCountryNamed(withCapitals(sentence));
}

/** "Welkom" is a town in the Free State, and in small letters or at the head of a sentence it bids one welcome. */
const withWelcome = (sentence: Sentence): string =>
  sentence.text.includes("welkom")
    ? sentence.text.replace(/\bwelkom\b/g, (name, at: number) =>
        at > 0 && isCapital(sentence, at, 1) ? name : "welcome",
      )
    : sentence.text;

/** A flag is two letters of its own kind, each of two characters. */
const everyFlag = /\ud83c[\udde6-\uddff]\ud83c[\udde6-\uddff]/g;
const withFlagsNamed = (text: string): string =>
  text.includes("\ud83c") ? text.replace(everyFlag, nameOfFlag) : text;
const nameOfFlag = (flag: string): string =>
  flag === "\u{1f1ff}\u{1f1e6}" ? "south africa" : "u.s.";

/** Two capitals side by side, somewhere in it: without them there is no code. */
function hasCapitals({ from, start, text }: Sentence): boolean {
  const runs = runsOfCapitals(from.source);
  if (runs.length === 0) return false;
  const first = originOf(from, start);
  const end = originOf(from, start + text.length - 1) + longestCode;
  let low = 0;
  for (let high = runs.length; low < high;) {
    const middle = (low + high) >> 1;
    if ((runs[middle]?.end ?? 0) - first < 2) low = middle + 1;
    else high = middle;
  }
  const run = runs[low];
  return run !== undefined && end - run.start > 1;
}

interface Run {
  readonly start: number;
  readonly end: number;
}

/** Looked for once in a text; its sentences are asked for one after the other. */
function runsOfCapitals(source: string): readonly Run[] {
  if (source !== lastSource) {
    lastSource = source;
    lastRuns = everyMatch(source, everyRun).map(({ 0: run, index }) => ({
      start: index,
      end: index + run.length,
    }));
  }
  return lastRuns;
}

const everyRun = /[A-Z]{2,}/g;
let lastSource = "";
let lastRuns: readonly Run[] = [];

const longestCode = 3;

const joint = String.raw`\.?(?:, ?(?:and |or )?(?:the )?| ?/ ?| \| | or (?:the )?| and (?:the )?| & )`;
const lists = new RegExp(String.raw`\b[a-z]{2,3}${joint}[a-z]{2,3}\b`);
const everyList = new RegExp(String.raw`\b[a-z]{2,4}(?:${joint}[a-z]{2,4}){1,30}\b`, "g");
/** Where "SA" is a state, or a kind of company. */
export const otherSa =
  /\b(?:nsw|vic|qld|tas)\b|south austral|adelaide|saudi|riyadh|jeddah|, australia|\bsan antonio\b|\bsa \d{4}\b|south america|latin america|latam|brazil|chile\b|\bperu\b|bolivia|argentina|colombia|uruguay|paraguay/;

/** "Solutions Architect (SA)", "RSA-2048": the letters are short for something else. */
const standsForMore =
  /\b(?:ca ?\(sa\)|s[a-z]{3,11} (?:a[a-z]{5,13}|analyst) ?\(sa\)|sa ?(?:\/ ?sre|\(s[a-z]{3,11} a)|rsa(?:-?\d| (?:keys?|encryption|algorithm|archer|securid|conference)))/;

function placeOfList(sentence: Sentence, list: string, at: number): string {
  const names = [...list.matchAll(/[a-z]+/g)];
  const written = names.filter(
    ({ 0: name, index }) =>
      isCapital(sentence, at + index, name.length) ||
      (shortened.has(name) && isCapital(sentence, at + index, 1)),
  );
  const places = written.filter(({ 0: name }) => codes.has(name));
  // "or" and "and" between them are small, and a word that is none of them makes it another kind of list.
  if (places.length < 2 || places.length < written.length) return list;
  const isAustralian = places.some(({ 0: name }) => australian.has(name));
  return !isAustralian && places.some(({ 0: name }) => homes.has(name)) ? "south africa" : "u.s.";
}

function withCapitals(sentence: Sentence): string {
  return sentence.text.replace(everyCountry, (short: string, at: number) => {
    if (!isCapital(sentence, at, short.length) || isShouted(sentence, at)) return short;
    if (!homes.has(short)) return "u.s.";
    if (standsForMore.test(sentence.text)) return short;
    return short === "sa" && otherSa.test(sentence.text) ? short : "south africa";
  });
}

function isCapital({ from, start }: Sentence, at: number, length: number): boolean {
  const origin = originOf(from, start + at);
  for (let next = origin; next < origin + length; next += 1) {
    const code = from.source.charCodeAt(next);
    // Behind the end there is no number, which is not above one either.
    if (!(code >= 65 && code <= 90)) return false;
  }
  return true;
}

/** Capitals say nothing where everything around is in capitals. */
function isShouted({ from, start }: Sentence, at: number): boolean {
  const origin = originOf(from, start + at);
  return !/[a-z]{2}/.test(from.source.slice(Math.max(0, origin - 24), origin + 24));
}

const before =
  "(?<=\\b(?:the |(?:based|live|living|located|reside|residing|work|working|hire|hiring|remote|remotely|anywhere) (?:in |within |from )|within |remote ?[-(,:/|]? ?|location: ?|canada(?:,| or| and|/) ?|uk(?:,| or| and|/) ?|: ?))";
const after =
  "(?= ?-? ?(?:based|applicants?|candidates?|business hours|citizens?|citizenship|eu\\b|hours|locations?|nationals?|only|or (?:canada|uk|eu)\\b|and (?:canada|uk|eu)\\b|passport|persons?|remote|residency|residents?|states|territories|time ?zones?|uk\\b|work (?:authori[sz]ation|permit|visa))|(?:,| ?/| ?&) ?(?:ca|canada|uk|eu|europe)\\b)";
// The letters are looked at first, and what stands before them only where they are.
const shortName = new RegExp(`(?=us\\b)(?:${before}us|\\bus${after})`, "g");

/** Without capitals "us" is the country only where the words around it leave no doubt. */
const withCountryNamed = (text: string): string =>
  text.includes("us") ? text.replace(shortName, "u.s.") : text;
