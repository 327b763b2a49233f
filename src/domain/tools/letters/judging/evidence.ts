import type { Judgement } from "#domain/tools/letters/letter-check.ts";
import type { Letter } from "#domain/tools/letters/reading/letter-parts.ts";
import { spanOf } from "#domain/tools/letters/reading/read-text.ts";
import { isNumberPile, type Shown } from "./figures.ts";

/** What so many results earn: the first counts most, three are as good as ten. */
const shares = [0, 0.5, 0.8, 1] as const;

const shareOfPile = 0.15;
/** A figure for what was done counts for less than one for what came of it, and several for no more than one. */
const deedWorth = 0.35;

/** Numbers and named results: what was done, what of, and how much. */
export function judgeEvidence(letter: Letter, shown: readonly Shown[]): Judgement {
  const results = shown.filter(({ isResult }) => isResult);
  const bare = shown.filter(({ isResult, figures }) => !isResult && figures.length > 0);
  const figures = shown.reduce((sum, each) => sum + each.figures.length, 0);
  const strengths =
    results.length === 0
      ? []
      : [
          {
            kind: "result",
            title:
              results.length === 1
                ? "A result with a number"
                : `${results.length} results with numbers`,
            advice: "This is what a reader remembers. Keep it near the top.",
            spans: results.map(({ first, end }) => spanOf(letter, first, end)),
          } as const,
        ];
  if (isNumberPile(figures, letter.words)) {
    return {
      share: shareOfPile,
      reason: "So many numbers in so few words that none of them tells what you did.",
      strengths,
      findings: [
        {
          kind: "number-pile",
          title: "A pile of numbers",
          advice: "Keep two or three, and say of each what you did to get there.",
          spans: shown.flatMap((each) => each.figures.map((at) => spanOf(letter, at, at + 1))),
        },
      ],
    };
  }
  const worth =
    results.length + Math.min(1, bare.filter(({ isDeed }) => isDeed).length * deedWorth);
  const share = interpolated(worth);
  if (results.length > 0) {
    const count = results.length === 1 ? "One result" : `${results.length} results`;
    return { share, strengths, reason: `${count} with a number and what it measures.` };
  }
  return {
    share,
    reason:
      bare.length > 0
        ? "There are numbers, but none tells what you changed and by how much."
        : "No number and no named result.",
    findings: [
      {
        kind: "no-numbers",
        title: bare.length > 0 ? "Numbers without a result" : "No numbers",
        advice:
          "Say what you did, what it changed and by how much: leads, open rate, cost per order, traffic, revenue.",
        spans: bare.flatMap((each) => each.figures.map((at) => spanOf(letter, at, at + 1))),
      },
    ],
  };
}

function interpolated(worth: number): number {
  const low = Math.min(Math.floor(worth), shares.length - 1);
  const at = shares[low] ?? 1;
  return at + ((shares[low + 1] ?? at) - at) * (worth - low);
}
