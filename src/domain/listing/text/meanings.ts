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
      const words = phrase.match(wordPattern) ?? [];
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

// A dot belongs to the word inside initials: "u.s.", "p.m.".
const wordPattern = /(?:[a-z]\.){2,}|[a-z0-9]+(?:'[a-z]+)?/g;

/** Finds the longest phrase at each word, from left to right. */
export function meaningsOf(text: string, vocabulary: Vocabulary): Meanings {
  const words = [...text.matchAll(wordPattern)];
  const found = new Set<string>();
  let marked = "";
  let copied = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const phrase = word && longestAt(words, at, vocabulary.get(word[0]));
    if (word === undefined || phrase === undefined) continue;
    const last = words[at + phrase.words.length - 1] ?? word;
    marked += `${text.slice(copied, word.index)}@${phrase.meaning}`;
    copied = last.index + last[0].length;
    found.add(phrase.meaning);
    at += phrase.words.length - 1;
  }
  return { text: marked + text.slice(copied), found };
}

function longestAt(
  words: readonly RegExpExecArray[],
  at: number,
  phrases: readonly Phrase[] | undefined,
): Phrase | undefined {
  return phrases?.find((phrase) =>
    phrase.words.every((word, offset) => words[at + offset]?.[0] === word),
  );
}
