import { ChartFrame, percent, type ChartText } from "./chart-frame.tsx";
import { sayAmount, sayShort, type AmountKind } from "./say-amount.ts";
import { scaleFor, shareOf, type Scale } from "./scale.ts";

interface Range {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  /** What was found, or what is likeliest, between the two. */
  readonly mark?: number;
}

interface RangeChartProps extends ChartText {
  readonly ranges: readonly Range[];
  readonly kind: AmountKind;
  readonly markName?: string;
}

/** From where to where something lies, with a mark in it: how sure one can be is the length of the band. */
export function RangeChart({ ranges, kind, markName = "Mark", ...text }: RangeChartProps) {
  const scale = scaleFor(ranges.flatMap(({ low, high, mark }) => [low, high, mark ?? low]));
  return (
    <ChartFrame
      {...text}
      columns={["", "From", "To", markName]}
      rows={ranges.map(({ name, low, high, mark }) => [
        name,
        sayAmount(low, kind),
        sayAmount(high, kind),
        mark === undefined ? "" : sayAmount(mark, kind),
      ])}
      whenEmpty="No range to show yet."
    >
      <ul className="grid gap-3">
        {ranges.map((range) => (
          <li key={range.name} className="grid gap-1">
            <span className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span>{range.name}</span>
              <span className="font-semibold tabular-nums">
                {sayAmount(range.low, kind)}–{sayAmount(range.high, kind)}
              </span>
            </span>
            <Band range={range} scale={scale} />
          </li>
        ))}
      </ul>
      <p className="flex justify-between pt-2 text-sm text-quiet tabular-nums">
        <span>{sayShort(scale.low, kind)}</span>
        <span>{sayShort(scale.high, kind)}</span>
      </p>
    </ChartFrame>
  );
}

function Band({ range: { low, high, mark }, scale }: { range: Range; scale: Scale }) {
  const [from, to] = [shareOf(low, scale), shareOf(high, scale)];
  return (
    <svg height="20" className="w-full overflow-visible">
      <line x2="100%" y1="10" y2="10" strokeWidth="2" className="stroke-line" />
      <rect
        x={percent(from)}
        width={percent(Math.max(to - from, 0.004))}
        y="4"
        height="12"
        rx="6"
        className="fill-ember-pale"
      />
      {mark !== undefined && (
        <circle
          cx={percent(shareOf(mark, scale))}
          cy="10"
          r="7"
          strokeWidth="3"
          className="fill-ember stroke-raised"
        />
      )}
    </svg>
  );
}
