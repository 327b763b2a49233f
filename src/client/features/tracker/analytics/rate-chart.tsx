import type { Analytics } from "#domain/tracker/analytics/analysis.ts";
import { ChartFrame, percent, type ChartText } from "#client/ui/figures/charts/chart-frame.tsx";
import { rateCells, rateHeads, sayCount, sayRange, sayRate } from "./say-figures.ts";

type NamedRate = Analytics["byPlatform"][number];

interface RateChartProps extends ChartText {
  readonly rates: readonly NamedRate[];
  readonly whenEmpty: string;
}

/** A share for each with the range the truth may lie in: where two bands overlap, nobody can say which is better. */
export const RateChart = ({ rates, whenEmpty, ...text }: RateChartProps) => (
  <ChartFrame
    {...text}
    columns={["", ...rateHeads]}
    rows={rates.map((rate) => [rate.name, ...rateCells(rate)])}
    whenEmpty={whenEmpty}
  >
    <ul className="grid gap-4">
      {rates.slice(0, mostDrawn).map((rate) => (
        <li key={rate.name} className="grid gap-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">{rate.name}</span>
            <span className="text-sm text-quiet tabular-nums">
              <span className="text-base font-semibold text-ink">{sayRate(rate)}</span>{" "}
              {sayCount(rate)}
            </span>
          </span>
          <Band rate={rate} />
          <span className="text-sm text-quiet tabular-nums">
            {rate.isTooFew ? "Too few to judge" : `Likely ${sayRange(rate)}`}
          </span>
        </li>
      ))}
    </ul>
    {rates.length > mostDrawn && (
      <p className="pt-3 text-sm text-quiet">And {rates.length - mostDrawn} more in the numbers.</p>
    )}
  </ChartFrame>
);

const mostDrawn = 8;

/** What is too little to judge is drawn as an outline. */
export function Band({ rate: { percent: share, low, high, isTooFew } }: { rate: NamedRate }) {
  return (
    <svg height="20" className="w-full overflow-visible">
      <line x2="100%" y1="10" y2="10" strokeWidth="2" className="stroke-line" />
      <rect
        x={percent(low / 100)}
        width={percent((high - low) / 100)}
        y="4"
        height="12"
        rx="6"
        strokeDasharray={isTooFew ? "3 4" : undefined}
        className={isTooFew ? "fill-none stroke-control" : "fill-ember-pale"}
      />
      <circle
        cx={percent(share / 100)}
        cy="10"
        r="7"
        strokeWidth="3"
        className={isTooFew ? "fill-raised stroke-control" : "fill-ember stroke-raised"}
      />
    </svg>
  );
}
