/** Phrases and what they stand for, ready to be looked up. */
export type Vocabulary = ReadonlyMap<string, readonly Phrase[]>;

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
  return byFirstWord;
}

/** Finds the longest phrase at each word, from left to right. */
export function meaningsOf(text: string, vocabulary: Vocabulary): Meanings {
  const words = wordsIn(text);
  const found = new Set<string>();
  let marked = "";
  let copied = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const phrase = word && longestAt(words, at, vocabulary.get(word.text));
    if (word === undefined || phrase === undefined) continue;
    at += phrase.words.length - 1;
    marked += `${text.slice(copied, word.start)}@${phrase.meaning}`;
    copied = words[at]?.end ?? word.end;
    found.add(phrase.meaning);
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
    let end = start + 1;
    while (isWordCode(text.charCodeAt(end))) end += 1;
    if (end === start + 1) end = endOfInitials(text, start);
    words.push({ text: text.slice(start, end), start, end });
    start = end;
  }
  return words;
}

function endOfInitials(text: string, start: number): number {
  let end = start;
  while (isWordCode(text.charCodeAt(end)) && text[end + 1] === ".") end += 2;
  return end - start > 2 ? end : start + 1;
}

const isWordCode = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

function longestAt(
  words: readonly Word[],
  at: number,
  phrases: readonly Phrase[] | undefined,
): Phrase | undefined {
  return phrases?.find((phrase) =>
    phrase.words.every((word, offset) => words[at + offset]?.text === word),
  );
}
