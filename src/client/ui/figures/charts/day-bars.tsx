import { ChartFrame, percent, type ChartText } from "./chart-frame.tsx";
import { sayAmount } from "./say-amount.ts";

interface Day {
  readonly name: string;
  readonly value: number;
}

interface DayBarsProps extends ChartText {
  /** In the order of time, without a gap. */
  readonly days: readonly Day[];
  readonly of: string;
}

const height = 56;

/** Small counts, day by day: standing bars, of which the highest is the one the sentence is about. */
export function DayBars({ days, of, ...text }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ value }) => value));
  const width = 1 / Math.max(days.length, 1);
  return (
    <ChartFrame
      {...text}
      columns={["Day", of]}
      rows={days.map(({ name, value }) => [name, sayAmount(value, "count")])}
      whenEmpty="Nothing to count yet."
    >
      <svg height={height} className="w-full">
        {days.map(({ name, value }, index) => {
          const tall = value === 0 ? 2 : Math.max(4, (value / most) * height);
          return (
            <rect
              key={name}
              x={percent(index * width + width * 0.15)}
              y={height - tall}
              width={percent(width * 0.7)}
              height={tall}
              rx="1.5"
              className={barLook(value, most)}
            />
          );
        })}
      </svg>
    </ChartFrame>
  );
}

function barLook(value: number, most: number): string {
  if (value === 0) return "fill-control/50";
  return value === most ? "fill-ember" : "fill-ember/55";
}
