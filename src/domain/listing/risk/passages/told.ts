import type { Evidence } from "#domain/listing/posting.ts";
import type { Tried } from "#domain/listing/rules/gate.ts";
import { matchOf } from "#domain/listing/rules/rule.ts";
import { quote, type Sentence } from "#domain/listing/text/sentences.ts";
import { worthTrying } from "#domain/listing/worth-trying.ts";
import { isMessage } from "../message.ts";
import type { ReasonId } from "../reasons.ts";
import type { PassageRule } from "./passage.ts";

/** So many sentences on either side belong to what is being said, and no more letters than these. */
const neighbours = 2;
const longestPassage = 420;

/** Where in a sentence a row finds what gives its trick away; null where the rest of it does not stand near by. */
function matchAt(rule: Tried<PassageRule>, sentences: readonly Sentence[], at: number) {
  const given = { pattern: rule.pattern, unless: rule.unlessHere };
  const match = matchOf(given, sentences[at]?.text ?? "");
  if (match === null) return null;
  const text = passageAt(sentences, at);
  const isTold = rule.near.every((one) => one.test(text)) && rule.unless?.test(text) !== true;
  return isTold ? match : null;
}

/** Whether a row reads its trick in a sentence and those around it. */
export const isTold = (rule: PassageRule, sentences: readonly Sentence[], at: number): boolean =>
  matchAt(rule, sentences, at) !== null;

/** What rows about passages find, each with the sentence that gives the trick away. */
export function* toldIn(sentences: readonly Sentence[]): Iterable<[ReasonId, Evidence]> {
  if (!isMessage(sentences)) return;
  for (let at = 0; at < sentences.length; at += 1) {
    const sentence = sentences[at];
    if (sentence === undefined) continue;
    for (const rule of worthTrying(sentence).passages) {
      const match = matchAt(rule, sentences, at);
      if (match === null) continue;
      yield [rule.effect, quote(sentence, match.index, match.index + match[0].length)];
    }
  }
}

function passageAt(sentences: readonly Sentence[], at: number): string {
  const middle = sentences[at];
  let text = middle?.text ?? "";
  for (let away = 1; away <= neighbours; away += 1) {
    const [before, after] = [sentences[at - away], sentences[at + away]];
    if (fits(before, middle, text)) text = `${before.text} ${text}`;
    if (fits(after, middle, text)) text = `${text} ${after.text}`;
  }
  return text.replaceAll("\n", " ");
}

const fits = (
  one: Sentence | undefined,
  middle: Sentence | undefined,
  text: string,
): one is Sentence =>
  one !== undefined && one.from === middle?.from && text.length + one.text.length < longestPassage;
