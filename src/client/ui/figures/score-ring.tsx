/** A score out of 100. The colour follows the bands 80, 60 and 40; the word beside it says the same. */
export function ScoreRing({ score, label }: { score: number; label: string }) {
  return (
    <figure className="inline-flex items-center gap-4">
      <svg aria-hidden="true" viewBox="0 0 96 96" className="size-24 shrink-0">
        <g fill="none" strokeWidth="8" strokeLinecap="round" transform="rotate(-90 48 48)">
          <circle cx="48" cy="48" r="42" className="stroke-ink/10" />
          <circle
            cx="48"
            cy="48"
            r="42"
            pathLength="100"
            strokeDasharray={`${score} 100`}
            className={strokeOf(score)}
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
      <figcaption className="font-semibold">
        <span className="sr-only">{score} out of 100: </span>
        {label}
      </figcaption>
    </figure>
  );
}

function strokeOf(score: number): string {
  if (score >= 80) return "stroke-yes-fill";
  if (score >= 60) return "stroke-ember";
  return score >= 40 ? "stroke-unclear-fill" : "stroke-no-fill";
}
