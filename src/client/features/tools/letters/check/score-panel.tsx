import { grouped } from "#domain/listing/pay/saying/figures.ts";
import type { LetterCheck, PointsRow } from "#domain/tools/letters/letter-check.ts";
import { scoreLabel } from "#domain/tools/score.ts";
import { ScoreRing } from "#client/ui/figures/score-ring.tsx";
import { CheckIcon } from "#client/ui/icons/icons.tsx";

/** The score of our own check, and where each of its points came from or went. */
export function ScorePanel({ check }: { check: LetterCheck }) {
  const { score, points, statistics } = check;
  return (
    <>
      <div className="grid gap-3">
        <ScoreRing score={score} label={scoreLabel(score)} />
        <Statistics statistics={statistics} />
      </div>
      <ul
        aria-label="Where the points come from"
        className="grid gap-3.5 border-t border-line pt-5"
      >
        {points.map((row) => (
          <Points key={row.id} row={row} />
        ))}
      </ul>
    </>
  );
}

function Points({ row: { label, earned, possible, reason } }: { row: PointsRow }) {
  return (
    <li className="grid gap-1">
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span className="flex items-center gap-1.5 font-medium">
          {label}
          {earned === possible && <CheckIcon className="size-4 text-yes" />}
        </span>
        <span className="whitespace-nowrap tabular-nums">
          <span className="font-semibold">{earned}</span>
          <span className="text-quiet"> of {possible}</span>
        </span>
      </p>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="h-1 w-full rounded-full"
      >
        <rect width="100" height="4" className="fill-ink/10" />
        <rect
          width={possible === 0 ? 0 : (earned / possible) * 100}
          height="4"
          className={fillOf(earned / possible)}
        />
      </svg>
      <p className="text-sm text-quiet">{reason}</p>
    </li>
  );
}

function fillOf(share: number): string {
  if (share >= 0.8) return "fill-yes-fill";
  return share >= 0.5 ? "fill-unclear-fill" : "fill-no-fill";
}

function Statistics({ statistics }: Pick<LetterCheck, "statistics">) {
  const { words, sentences, readingEase, longestSentence } = statistics;
  const facts = [
    counted(words, "word"),
    counted(sentences, "sentence"),
    ...(longestSentence === null ? [] : [`the longest has ${longestSentence.words} words`]),
    ...(readingEase === null
      ? []
      : [`reading ease ${Math.round(readingEase)} (${easeWords(readingEase)})`]),
  ];
  return <p className="text-sm text-quiet tabular-nums">{facts.join(" · ")}</p>;
}

const counted = (count: number, one: string): string =>
  `${grouped(count)} ${count === 1 ? one : `${one}s`}`;

function easeWords(ease: number): string {
  if (ease >= 60) return "plain";
  return ease >= 30 ? "fairly heavy" : "hard work";
}
