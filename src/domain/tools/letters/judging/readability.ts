import type { Finding, Judgement } from "#domain/tools/letters/letter-check.ts";
import { proseShare } from "#domain/tools/letters/reading/language.ts";
import type { Letter } from "#domain/tools/letters/reading/letter-parts.ts";
import { sentenceSpan, type Sentence } from "#domain/tools/letters/reading/read-text.ts";

const longestSentence = 30;
const hardEase = 30;
const heavyEase = 42;

/** From this many words on, a sentence with hardly any small words is a list. */
const shortestList = 12;
const proseOfList = 0.14;

/** A list of keywords with a full stop behind it. */
export const isKeywordList = ({ tokens }: Letter, sentence: Sentence): boolean =>
  sentence.words >= shortestList && proseShare(tokens, sentence) < proseOfList;

export function judgeReadability(letter: Letter, ease: number | null): Judgement {
  const long = letter.body.filter(({ words }) => words > longestSentence);
  const lists = letter.body.filter((sentence) => isKeywordList(letter, sentence));
  const isHard = ease !== null && ease < hardEase;
  const isHeavy = ease !== null && ease < heavyEase;
  const findings: Finding[] = [];
  if (long.length > 0) {
    findings.push({
      kind: "long-sentence",
      title: `Over ${longestSentence} words in one sentence`,
      advice: "Make two of it. Who reads on a phone has lost the beginning by now.",
      spans: long.map((sentence) => sentenceSpan(letter, sentence)),
    });
  }
  if (lists.length > 0) {
    findings.push({
      kind: "keyword-list",
      title: "A list of keywords",
      advice: "Pick the three that the ad asks for and say what you did with each.",
      spans: lists.map((sentence) => sentenceSpan(letter, sentence)),
    });
  }
  if (isHard) {
    findings.push({
      kind: "hard-to-read",
      title: "Hard to read",
      advice:
        'Use shorter words and shorter sentences: "ran" for "was responsible for the execution of".',
      spans: [],
    });
  }
  const cost =
    long.length * 0.25 + lists.length * 0.4 + (isHard ? 0.4 : 0) + (isHeavy && !isHard ? 0.15 : 0);
  return {
    share: Math.max(0, 1 - cost),
    reason: reasonFor(long.length, lists.length, isHeavy),
    findings,
  };
}

function reasonFor(long: number, lists: number, isHeavy: boolean): string {
  if (lists > 0) return "Part of it is a list of keywords rather than sentences.";
  if (long > 0)
    return `${long === 1 ? "One sentence runs" : `${long} sentences run`} over ${longestSentence} words.`;
  return isHeavy ? "Long words make it heavy going." : "It reads easily.";
}
