import { readText, wrappedLetterLine, type ReadText, type Sentence } from "./read-text.ts";
import { phraseAt, phraseBook } from "./phrase-book.ts";

/** A letter and where its own words begin. */
export interface Letter extends ReadText {
  /** The words of the greeting, such as "Dear Ms Naidoo". */
  readonly greeting: { readonly first: number; readonly end: number } | null;
  /** The sentences between the greeting and the farewell. */
  readonly body: readonly Sentence[];
}

const greetings = phraseBook([
  [
    true,
    `dear, hi, hello, hey, good day, good morning, good afternoon, good evening, greetings, to whom it may concern, to the hiring team/manager, attention, salutations`,
  ],
]);

const farewells = phraseBook([
  [
    true,
    `yours sincerely/faithfully/truly, sincerely (yours), kind/best/warm/warmest/kindest regards, regards, best/warm wishes, many thanks, thanks, thank you, all the best, cheers, respectfully, best, yours, (with) gratitude`,
  ],
]);

/** A greeting further down than this is a word in the text. */
const lastGreeting = 12;
const longestGreeting = 9;

export function readLetter(source: string): Letter {
  const read = readText(source, wrappedLetterLine);
  const { sentences, tokens } = read;
  const at = sentences
    .slice(0, lastGreeting)
    .findIndex(({ first, end }) => phraseAt(tokens, first, end, greetings));
  const greeted = sentences[at];
  const body = sentences.slice(at + 1, farewellAt(read));
  if (greeted === undefined) return { ...read, greeting: null, body: withoutHeader(body) };
  const end = greetingEnd(read, greeted);
  if (end < greeted.end)
    body.unshift({
      ...greeted,
      first: end,
      words: Math.max(1, greeted.words - (end - greeted.first)),
    });
  return { ...read, greeting: { first: greeted.first, end }, body };
}

/** "Dear Thandi, I ran…" on one line: the greeting ends at the comma. */
function greetingEnd({ tokens, plain }: ReadText, { first, end }: Sentence): number {
  for (let at = first + 1; at < Math.min(end, first + longestGreeting); at += 1)
    if (/[,:!\n]| - /.test(plain.text.slice(tokens[at - 1]?.end, tokens[at]?.start))) return at;
  return end - first > longestGreeting ? first + 1 : end;
}

/** The first short line that says goodbye, after which only a name and numbers follow. */
function farewellAt({ sentences, tokens }: ReadText): number {
  for (let at = Math.max(1, sentences.length - 10); at < sentences.length; at += 1) {
    const sentence = sentences[at];
    if (sentence === undefined || sentence.words > 4) continue;
    if (phraseAt(tokens, sentence.first, sentence.end, farewells) !== undefined) return at;
  }
  return sentences.length;
}

/** Without a greeting, the name, address and date on top are short lines. */
function withoutHeader(sentences: Sentence[]): Sentence[] {
  const start = sentences.findIndex(({ words }) => words >= 6);
  return start > 0 ? sentences.slice(start) : sentences;
}
