import {
  beside,
  edge,
  reducedLetter,
  withoutLonger,
  type Way,
} from "#domain/listing/rules/needs.ts";

/** Phrases and what they stand for, ready to be looked up. */
export interface Vocabulary {
  readonly first: Words;
  /** How long a first word may be, by its three first letters: most words of a text need not be looked up at all. */
  readonly starts: Uint32Array;
}

/** The words that may stand at one place of a phrase. */
type Words = Map<string, Branch>;

interface Branch {
  /** Of the phrase that ends here, if one does. */
  meaning: string | null;
  readonly next: Words;
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
  const first: Words = new Map();
  for (const [meaning, list] of Object.entries(lists)) {
    for (const phrase of list.split(/[,\n]/)) {
      const words = wordsIn(phrase);
      const last = words.reduce<Branch | null>(
        (before, word) => branchFor(before?.next ?? first, word),
        null,
      );
      if (last !== null) last.meaning ??= meaning;
    }
  }
  return { first, starts: startsOf(first.keys()) };
}

function branchFor(words: Words, word: string): Branch {
  const known = words.get(word);
  if (known !== undefined) return known;
  const fresh: Branch = { meaning: null, next: new Map() };
  words.set(word, fresh);
  return fresh;
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

const startAt = (text: string, at: number): number =>
  ((codeAt(text, at) & 31) << 10) |
  ((codeAt(text, at + 1) & 31) << 5) |
  (codeAt(text, at + 2) & 31);

/** Zero behind the end, where asking for a letter takes far longer than within. */
const codeAt = (text: string, at: number): number => (at < text.length ? text.charCodeAt(at) : 0);

/** What a text must hold for a phrase of the vocabulary to stand in it: its words, whatever stands between them. */
export const neededBy = ({ first }: Vocabulary): readonly Way[] => [
  [withoutLonger(Array.from(phrasesFrom(first, ""), (phrase) => (phrase + edge).slice(0, enough)))],
];

/** So much of a phrase tells whether it is worth looking for. */
const enough = 10;

function* phrasesFrom(words: Words, before: string): Iterable<string> {
  for (const [word, { meaning, next }] of words) {
    const phrase = beside(before + edge, reducedWord(word));
    if (meaning !== null) yield phrase;
    yield* phrasesFrom(next, phrase);
  }
}

/** Initials have dots between and behind them. */
const reducedWord = (word: string): string =>
  word.split("").map(reducedLetter).reduce(beside, "").trim();

/** Finds the longest phrase at each word, from left to right. */
export function meaningsOf(text: string, { first, starts }: Vocabulary): Meanings {
  const found = new Set<string>();
  let marked = "";
  let copied = 0;
  for (let at = 0; at < text.length;) {
    if (!isWordCode(text.charCodeAt(at))) {
      at += 1;
      continue;
    }
    const end = endOfWord(text, at);
    const branch =
      ((starts[startAt(text, at)] ?? 0) & lengthBit(end - at)) === 0
        ? undefined
        : first.get(text.slice(at, end));
    const known = branch === undefined ? null : longestFrom(branch, text, end);
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

/** Letters and figures; a dot belongs to the word inside initials, as in "u.s.". */
function wordsIn(text: string): string[] {
  const words: string[] = [];
  let start = startOfNext(text, 0);
  while (start < text.length) {
    const end = endOfWord(text, start);
    words.push(text.slice(start, end));
    start = startOfNext(text, end);
  }
  return words;
}

function endOfWord(text: string, start: number): number {
  let end = start + 1;
  while (isWordCode(codeAt(text, end))) end += 1;
  return end === start + 1 ? endOfInitials(text, start) : end;
}

function endOfInitials(text: string, start: number): number {
  let end = start;
  while (isWordCode(codeAt(text, end)) && text[end + 1] === ".") end += 2;
  return end - start > 2 ? end : start + 1;
}

export const isWordCode = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

/** The longest phrase that goes on from a first word, which ends where we stand. */
function longestFrom(
  first: Branch,
  text: string,
  end: number,
): { meaning: string; end: number } | null {
  let longest = first.meaning === null ? null : { meaning: first.meaning, end };
  let branch: Branch | undefined = first;
  for (let at = end; branch !== undefined && branch.next.size > 0;) {
    const start = startOfNext(text, at);
    at = endOfWord(text, start);
    branch = branch.next.get(text.slice(start, at));
    if (branch !== undefined && branch.meaning !== null)
      longest = { meaning: branch.meaning, end: at };
  }
  return longest;
}

function startOfNext(text: string, end: number): number {
  let at = end;
  while (at < text.length && !isWordCode(text.charCodeAt(at))) at += 1;
  return at;
}
