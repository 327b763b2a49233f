import { ChartFrame, percent, type ChartText } from "./chart-frame.tsx";
import { sayAmount, type AmountKind } from "./say-amount.ts";
import { scaleFor, shareOf, type Scale } from "./scale.ts";

interface Bar {
  readonly name: string;
  readonly value: number;
  /** The one the sentence is about. */
  readonly isMain?: boolean;
}

interface BarChartProps extends ChartText {
  readonly bars: readonly Bar[];
  readonly kind: AmountKind;
  readonly of: string;
}

/** Lying bars: a name of any length stands beside its own, on a phone too. */
export function BarChart({ bars, kind, of, ...text }: BarChartProps) {
  const scale = scaleFor(bars.map(({ value }) => value));
  return (
    <ChartFrame
      {...text}
      columns={["", of]}
      rows={bars.map(({ name, value }) => [name, sayAmount(value, kind)])}
      whenEmpty="Nothing to compare yet."
    >
      <ul className="grid gap-3">
        {bars.map((bar) => (
          <li key={bar.name} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
            <span className="min-w-0 truncate text-sm">{bar.name}</span>
            <span className="text-sm font-semibold tabular-nums">{sayAmount(bar.value, kind)}</span>
            <Track bar={bar} scale={scale} />
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}

function Track({ bar: { value, isMain = false }, scale }: { bar: Bar; scale: Scale }) {
  const zero = shareOf(0, scale);
  const end = shareOf(value, scale);
  return (
    <svg height="14" className="col-span-2 w-full">
      <rect width="100%" height="14" rx="3" className="fill-ink/6" />
      <rect
        x={percent(Math.min(zero, end))}
        width={percent(Math.abs(end - zero))}
        height="14"
        rx="3"
        className={isMain ? "fill-ember" : "fill-quiet/75"}
      />
      {scale.low < 0 && (
        <line
          x1={percent(zero)}
          x2={percent(zero)}
          y2="14"
          strokeWidth="2"
          className="stroke-ink"
        />
      )}
    </svg>
  );
}
