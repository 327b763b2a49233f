import { scoreTone, type ScoreTone } from "#domain/tools/score.ts";
import { classNames } from "../class-names.ts";

/** A score out of 100: green from 80, amber from 60, red below. The words beside it say the same. */
export function ScoreRing({ score, label }: { score: number; label: string }) {
  const { stroke, text } = looks[scoreTone(score)];
  return (
    <figure className="inline-flex flex-wrap items-center gap-4">
      <svg aria-hidden="true" viewBox="0 0 96 96" className="size-24 shrink-0">
        <g fill="none" strokeWidth="8" strokeLinecap="round" transform="rotate(-90 48 48)">
          <circle cx="48" cy="48" r="42" className="stroke-ink/10" />
          <circle
            cx="48"
            cy="48"
            r="42"
            pathLength="100"
            strokeDasharray={`${score} 100`}
            className={stroke}
          />
        </g>
        <text
          x="48"
          y="58"
          textAnchor="middle"
          className="fill-ink font-display text-2xl font-bold tabular-nums"
        >
          {score}
        </text>
      </svg>
      <figcaption className={classNames("font-semibold", text)}>
        <span className="sr-only">{score} out of 100: </span>
        {label}
      </figcaption>
    </figure>
  );
}

const looks: Readonly<Record<ScoreTone, { readonly stroke: string; readonly text: string }>> = {
  green: { stroke: "stroke-yes-fill", text: "text-yes" },
  amber: { stroke: "stroke-unclear-fill", text: "text-unclear" },
  red: { stroke: "stroke-no-fill", text: "text-no" },
};
