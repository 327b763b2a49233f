import { inflectionStem } from "./stems.ts";
import type { Token } from "./word-tokens.ts";

/** Phrases and what they stand for, looked up word by word; forms of a word are one word. */
export interface PhraseBook<Meaning> {
  readonly next: Map<string, PhraseBook<Meaning>>;
  meaning?: Meaning;
}

export interface FoundPhrase<Meaning> {
  readonly meaning: Meaning;
  /** The first word, and the one after the last. */
  readonly first: number;
  readonly end: number;
}

/**
 * Builds a book from lists of phrases, separated by commas or new lines. `a/b` is either word, `(a)` may be left
 * out; hyphens are spaces, as in the text.
 */
export function phraseBook<Meaning>(
  lists: Iterable<readonly [Meaning, string]>,
): PhraseBook<Meaning> {
  const book: PhraseBook<Meaning> = { next: new Map() };
  for (const [meaning, list] of lists) addPhrases(book, meaning, list);
  return book;
}

/** Adds more; a phrase that is there keeps its meaning. */
export function addPhrases<Meaning>(
  book: PhraseBook<Meaning>,
  meaning: Meaning,
  list: string,
): void {
  for (const phrase of list.split(/[,\n]/)) {
    const words = phrase.trim().split(/[\s-]+/);
    if (words[0] !== "") addPhrase(book, words, meaning);
  }
}

/** What one phrase stands for, written as a book has it but without choices. */
export function meaningOf<Meaning>(book: PhraseBook<Meaning>, phrase: string): Meaning | undefined {
  let page: PhraseBook<Meaning> | undefined = book;
  for (const word of phrase.split(/[\s-]+/)) page = page?.next.get(inflectionStem(word));
  return page?.meaning;
}

function addPhrase<Meaning>(
  book: PhraseBook<Meaning>,
  [word, ...rest]: readonly string[],
  meaning: Meaning,
): void {
  if (word === undefined) {
    book.meaning ??= meaning;
    return;
  }
  const isOptional = word.startsWith("(");
  if (isOptional) addPhrase(book, rest, meaning);
  for (const form of word.replaceAll(/[()]/g, "").split("/")) {
    const stem = inflectionStem(form);
    const after = book.next.get(stem) ?? { next: new Map() };
    book.next.set(stem, after);
    addPhrase(after, rest, meaning);
  }
}

/** The longest phrase at each word, from left to right. None runs over a comma or out of the range. */
export function phrasesIn<Meaning>(
  tokens: readonly Token[],
  { first, end }: { readonly first: number; readonly end: number },
  book: PhraseBook<Meaning>,
): FoundPhrase<Meaning>[] {
  const found: FoundPhrase<Meaning>[] = [];
  for (let at = first; at < end; at += 1) {
    const phrase = phraseAt(tokens, at, end, book);
    if (phrase === undefined) continue;
    found.push(phrase);
    at = phrase.end - 1;
  }
  return found;
}

/** The longest phrase that begins with this word. */
export function phraseAt<Meaning>(
  tokens: readonly Token[],
  first: number,
  end: number,
  book: PhraseBook<Meaning>,
): FoundPhrase<Meaning> | undefined {
  let found: FoundPhrase<Meaning> | undefined;
  let page: PhraseBook<Meaning> | undefined = book;
  for (let at = first; at < end; at += 1) {
    const token = tokens[at];
    if (token === undefined || (at > first && !token.followsOn)) break;
    page = page.next.get(token.stem);
    if (page === undefined) break;
    if (page.meaning !== undefined) found = { meaning: page.meaning, first, end: at + 1 };
  }
  return found;
}
