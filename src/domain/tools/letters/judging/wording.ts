import type { Finding, Judgement, Span } from "#domain/tools/letters/letter-check.ts";
import { duties, emptyWithoutFigure, vagueClaims } from "#domain/tools/letters/lists/claims.ts";
import type { Letter } from "#domain/tools/letters/reading/letter-parts.ts";
import { phraseBook, phrasesIn } from "#domain/tools/letters/reading/phrase-book.ts";
import { spanOf, type Sentence } from "#domain/tools/letters/reading/read-text.ts";
import type { Shown } from "./figures.ts";

const claims = phraseBook([
  ["duty-not-result", duties],
  ["vague-claim", vagueClaims],
  ["empty-verb", emptyWithoutFigure],
] as const);

/** Says what somebody was there for, or that something was much, without saying what came of it. */
export function judgeWording(
  letter: Letter,
  shown: readonly Shown[],
  copied: readonly Span[],
): Judgement {
  const found = { "duty-not-result": [] as Span[], "vague-claim": [] as Span[] };
  for (const [index, sentence] of letter.body.entries()) {
    const has = shown[index];
    if (has?.isResult === true || (has?.figures.length ?? 0) > 0) continue;
    for (const { meaning, first, end } of phrasesIn(letter.tokens, sentence, claims)) {
      if (meaning !== "empty-verb") found[meaning].push(spanOf(letter, first, end));
      else if (isPast(letter.tokens[first]?.text))
        found["vague-claim"].push(spanOf(letter, first, end));
    }
  }
  const self = repeatedSelf(letter);
  const findings = [
    finding("copied-from-ad", copied),
    finding("vague-claim", found["vague-claim"]),
    finding("duty-not-result", found["duty-not-result"]),
    finding("repeated-i", self),
  ].filter(({ spans }) => spans.length > 0);
  const cost =
    copied.length * 0.4 +
    found["duty-not-result"].length * 0.2 +
    found["vague-claim"].length * 0.12 +
    (self.length > 0 ? 0.2 : 0);
  return { share: Math.max(0, 1 - cost), reason: reasonFor(findings), findings };
}

/** "Increased sales" claims something; "I want to increase sales" does not. */
const isPast = (word = ""): boolean => word.endsWith("ed") || word === "grew" || word === "grown";

const remarks = {
  "copied-from-ad": {
    title: "Copied from the ad",
    advice: "They know their own words. Say in yours what you did of that kind.",
    reason: "Whole phrases are the ad's own.",
  },
  "vague-claim": {
    title: "A claim without a figure",
    advice: "Put the figure in, or say what was different afterwards.",
    reason: "Some claims have no figure to hold on to.",
  },
  "duty-not-result": {
    title: "A duty, not a result",
    advice: "Begin with what you did, and end with what came of it.",
    reason: "Some lines tell what you were there for, not what came of it.",
  },
  "repeated-i": {
    title: "Sentence after sentence begins with I",
    advice: "Begin some with the work, the customer or the result.",
    reason: "Too many sentences begin with I.",
  },
} as const;

type WordingKind = keyof typeof remarks;

const finding = (kind: WordingKind, spans: readonly Span[]): Finding & { kind: WordingKind } => {
  const { title, advice } = remarks[kind];
  return { kind, title, advice, spans };
};

function reasonFor([worst]: readonly { readonly kind: WordingKind }[]): string {
  return worst === undefined
    ? "It says what you did in your own plain words."
    : remarks[worst.kind].reason;
}

const longestRun = 4;
const mostStarts = 0.65;

/** The I of sentences that begin with it, where there are too many in a row or in all. */
function repeatedSelf(letter: Letter): Span[] {
  const { body, tokens } = letter;
  const startsWithSelf = ({ first }: Sentence): boolean =>
    /^i(?:'[a-z]{1,2})?$/.test(tokens[first]?.text ?? "");
  const starts = body.filter(startsWithSelf);
  let run = 0;
  let longest = 0;
  for (const sentence of body) {
    run = startsWithSelf(sentence) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  const isTooMuch =
    longest >= longestRun || (body.length > 5 && starts.length / body.length > mostStarts);
  return isTooMuch ? starts.map(({ first }) => spanOf(letter, first, first + 1)) : [];
}
