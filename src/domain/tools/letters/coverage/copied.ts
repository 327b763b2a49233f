import type { Span } from "#domain/tools/letters/letter-check.ts";
import type { Letter } from "#domain/tools/letters/reading/letter-parts.ts";
import { sentenceSpan, spanOf, type ReadText } from "#domain/tools/letters/reading/read-text.ts";

/** So many words in the same order are an echo; so many more are not there by chance. */
const echo = 4;
const longest = 12;
/** A sentence that is an echo to this part is the ad's, whoever signed it. */
const mostEchoed = 0.7;
/** One such sentence may answer the ad in its own terms. */
const fewestSentences = 3;

/** What of the letter is the ad's own text. */
export interface Copied {
  /** Stretches to remark on. */
  readonly spans: readonly Span[];
  /** Sentences of the body that prove nothing, because the ad wrote them. */
  readonly sentences: ReadonlySet<number>;
  /** How much of the body they are, from 0 to 1. */
  readonly share: number;
}

export const nothingCopied: Copied = { spans: [], sentences: new Set(), share: 0 };

export function copiedFrom(ad: ReadText, letter: Letter): Copied {
  const isEcho = echoesOf(ad, letter);
  const sentences = new Set<number>();
  let copied = 0;
  let all = 0;
  for (const [index, { first, end }] of letter.body.entries()) {
    const echoed = isEcho.subarray(first, end).reduce((sum, each) => sum + each, 0);
    all += end - first;
    if (echoed < (end - first) * mostEchoed || end - first < echo) continue;
    sentences.add(index);
    copied += end - first;
  }
  const spans =
    sentences.size < fewestSentences
      ? longRuns(letter, isEcho)
      : [...sentences].flatMap((index) => {
          const sentence = letter.body[index];
          return sentence === undefined ? [] : [sentenceSpan(letter, sentence)];
        });
  return { spans, sentences, share: all === 0 ? 0 : copied / all };
}

function longRuns(letter: Letter, isEcho: Uint8Array): Span[] {
  const spans: Span[] = [];
  let first = 0;
  for (let at = 0; at <= isEcho.length; at += 1) {
    if (isEcho[at] === 1) continue;
    if (at - first >= longest) spans.push(spanOf(letter, first, at));
    first = at + 1;
  }
  return spans;
}

/** So many different words can be told apart in runs of four by one number. */
const mostWords = 9000;

/** Which words of the letter stand in a run that the ad has too. */
function echoesOf(ad: ReadText, letter: ReadText): Uint8Array {
  const numbers = new Map<string, number>();
  for (const { text } of ad.tokens)
    if (numbers.size < mostWords && !numbers.has(text)) numbers.set(text, numbers.size);
  const runAt = ({ tokens }: ReadText, at: number): number => {
    let run = 0;
    for (let step = 0; step < echo; step += 1) {
      const word = numbers.get(tokens[at + step]?.text ?? "");
      if (word === undefined) return -1;
      run = run * mostWords + word;
    }
    return run;
  };
  const known = new Set(ad.tokens.map((_, at) => runAt(ad, at)));
  known.delete(-1);
  const isEcho = new Uint8Array(letter.tokens.length);
  for (const at of letter.tokens.keys())
    if (known.has(runAt(letter, at))) isEcho.fill(1, at, at + echo);
  return isEcho;
}
