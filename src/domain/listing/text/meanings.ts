import { anyFigure, edge, shortened, type Way } from "#domain/listing/rules/needs.ts";

/** Phrases and what they stand for, ready to be looked up. */
export interface Vocabulary {
  readonly byFirstWord: ReadonlyMap<string, readonly Phrase[]>;
  /** How long a first word may be, by its three first letters: most words of a text need not be looked up at all. */
  readonly starts: Uint32Array;
}

interface Phrase {
  readonly words: readonly string[];
  readonly meaning: string;
}

/** A sentence in which every phrase of a vocabulary is replaced by its meaning, as in `must live in @closed`. */
export interface Meanings {
  readonly text: string;
  readonly found: ReadonlySet<string>;
}

/**
 * Builds a vocabulary from lists of phrases, separated by commas or new lines, under the meaning they share.
 * Phrases are written as rules read them: small letters, no accents.
 */
export function vocabularyOf(lists: Readonly<Record<string, string>>): Vocabulary {
  const byFirstWord = new Map<string, Phrase[]>();
  for (const [meaning, list] of Object.entries(lists)) {
    for (const phrase of list.split(/[,\n]/)) {
      const words = wordsIn(phrase).map(({ text }) => text);
      const [first] = words;
      if (first === undefined) continue;
      const sharing = byFirstWord.get(first) ?? [];
      byFirstWord.set(first, [...sharing, { words, meaning }]);
    }
  }
  // The longest phrase wins: "south korea" before "south".
  for (const phrases of byFirstWord.values()) {
    phrases.sort((a, b) => b.words.length - a.words.length);
  }
  return { byFirstWord, starts: startsOf(byFirstWord.keys()) };
}

/** Five bits of each of three characters; a shorter word may have anything behind it. Each length is a bit. */
function startsOf(words: Iterable<string>): Uint32Array {
  const starts = new Uint32Array(1 << 15);
  for (const word of words) {
    const known = Math.min(word.length, 3);
    const rest = 1 << (5 * (3 - known));
    const first = startAt(word.slice(0, known).padEnd(3, "@"), 0);
    for (let more = 0; more < rest; more += 1)
      starts[first | more] = (starts[first | more] ?? 0) | lengthBit(word.length);
  }
  return starts;
}

const lengthBit = (length: number): number => 1 << Math.min(length, 31);

function startAt(text: string, at: number): number {
  return (
    ((text.charCodeAt(at) & 31) << 10) |
    ((text.charCodeAt(at + 1) & 31) << 5) |
    (text.charCodeAt(at + 2) & 31)
  );
}

/** What a text must hold for a phrase of the vocabulary to stand in it: its words, whatever stands between them. */
export function neededBy({ byFirstWord }: Vocabulary): readonly Way[] {
  const phrases = [...byFirstWord.values()].flat();
  return [[[...new Set(phrases.map(({ words }) => shortened(edge + reducedWords(words) + edge)))]]];
}

const reducedWords = (words: readonly string[]): string =>
  words
    .map((word) =>
      word
        .replaceAll(/[^a-z0-9]+$/g, "")
        .replaceAll(/\d/g, anyFigure)
        .replaceAll(/[^a-z0-9]+/g, edge),
    )
    .join(edge);

/** Finds the longest phrase at each word, from left to right. */
export function meaningsOf(text: string, { byFirstWord, starts }: Vocabulary): Meanings {
  const found = new Set<string>();
  let marked = "";
  let copied = 0;
  for (let at = 0; at < text.length;) {
    if (!isWordCode(text.charCodeAt(at))) {
      at += 1;
      continue;
    }
    const end = endOfWord(text, at);
    const phrases =
      ((starts[startAt(text, at)] ?? 0) & lengthBit(end - at)) === 0
        ? undefined
        : byFirstWord.get(text.slice(at, end));
    const known = phrases === undefined ? null : longestAt(text, end, phrases);
    if (known === null) {
      at = end;
      continue;
    }
    marked += `${text.slice(copied, at)}@${known.meaning}`;
    at = known.end;
    copied = at;
    found.add(known.meaning);
  }
  return { text: copied === 0 ? text : marked + text.slice(copied), found };
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Letters and figures; a dot belongs to the word inside initials, as in "u.s.". */
function wordsIn(text: string): Word[] {
  const words: Word[] = [];
  let start = 0;
  while (start < text.length) {
    if (!isWordCode(text.charCodeAt(start))) {
      start += 1;
      continue;
    }
    const end = endOfWord(text, start);
    words.push({ text: text.slice(start, end), start, end });
    start = end;
  }
  return words;
}

function endOfWord(text: string, start: number): number {
  let end = start + 1;
  while (isWordCode(text.charCodeAt(end))) end += 1;
  return end === start + 1 ? endOfInitials(text, start) : end;
}

function endOfInitials(text: string, start: number): number {
  let end = start;
  while (isWordCode(text.charCodeAt(end)) && text[end + 1] === ".") end += 2;
  return end - start > 2 ? end : start + 1;
}

const isWordCode = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

/** The longest of these phrases whose other words follow; the first one ends where we stand. */
function longestAt(
  text: string,
  endOfFirst: number,
  phrases: readonly Phrase[],
): { meaning: string; end: number } | null {
  for (const { words, meaning } of phrases) {
    let end = endOfFirst;
    const isThere = words.every((word, index) => {
      if (index === 0) return true;
      const start = startOfNext(text, end);
      if (!text.startsWith(word, start) || endOfWord(text, start) !== start + word.length)
        return false;
      end = start + word.length;
      return true;
    });
    if (isThere) return { meaning, end };
  }
  return null;
}

function startOfNext(text: string, end: number): number {
  let at = end;
  while (at < text.length && !isWordCode(text.charCodeAt(at))) at += 1;
  return at;
}
