import { withoutOurPlaces } from "./our-places.ts";

/** More words than this narrow nothing down any more. */
const mostWords = 10;

/** One thing that is searched for. */
export interface Searched {
  readonly word: string;
  /** What would do as well. */
  readonly also: readonly string[];
}

/** Words that every job here answers to: whoever adds them wants no fewer jobs. */
const ofEveryJob = new Set(
  "remote remotely worldwide job jobs vacancy vacancies afstandswerk werk poste".split(" "),
);

const fromHome = /\bwork(?:ing)? from home\b|\bwfh\b/g;

/** What marketers call things besides the word that postings use, and what they are called in Afrikaans. */
const otherNames = new Map([
  ["facebook", "meta"],
  ["ppc", "paid search"],
  ["sem", "paid search"],
  ["smm", "social media"],
  ["cro", "conversion"],
  ["advertensies", "ads"],
  ["bemarker", "marketer"],
  ["bemarking", "marketing"],
  ["bemarkings", "marketing"],
  ["bemarkingsbestuurder", "marketing manager"],
  ["bestuurder", "manager"],
  ["deeltyds", "part time"],
  ["epos", "email"],
  ["groei", "growth"],
  ["handelsmerk", "brand"],
  ["inhoud", "content"],
  ["kopieskrywer", "copywriter"],
  ["nuusbrief", "newsletter"],
  ["skrywer", "writer"],
  ["sosiale", "social"],
  ["teksskrywer", "copywriter"],
]);

/** Whether there is anything to look for: signs alone stand in no job. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The words of a search in small letters, each once, in their order. */
export const wordsIn = (text: string): string[] =>
  [
    ...new Set(
      withoutOurPlaces(text)
        .toLowerCase()
        .replace(fromHome, " ")
        .match(/[\p{L}\p{M}\p{N}]+/gu),
    ),
  ]
    .filter((word) => !ofEveryJob.has(word))
    .slice(0, mostWords);

/** Each word is looked up by itself, and one that no job has in several ways: that takes some four times as long as a list. */
const costOfWord = 4;

/** What a search costs, where a list without one costs one. */
export const costOfSearch = (text: string): number => 1 + costOfWord * wordsIn(text).length;

/** Each word written together with the one behind it: `e-mail` and `copy writer` may be one word. */
export const joinedWords = (words: readonly string[]): string[] =>
  words.slice(1).map((word, index) => `${words[index] ?? ""}${word}`);

/** What the words ask for. Two that are known as one word stand for it as well. */
export function searchedIn(words: readonly string[], known: ReadonlySet<string>): Searched[] {
  const searched: Searched[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? "";
    const next = words[index + 1] ?? "";
    const joined = word + next;
    if (next !== "" && (known.has(joined) || otherNames.has(joined))) {
      searched.push({ word: joined, also: [`${word} ${next}`, ...namesOf(joined)] });
      index += 1;
    } else searched.push({ word, also: namesOf(word) });
  }
  return searched;
}

const namesOf = (word: string): string[] => {
  const name = otherNames.get(word);
  return name === undefined ? [] : [name];
};

/** The ways to take a word apart into two that could stand alone, as in `contentwriter`. */
export const halvesOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(word.length - 5, 0) }, (_, index) => [
    word.slice(0, index + 3),
    word.slice(index + 3),
  ]);
