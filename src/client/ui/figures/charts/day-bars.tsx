import { percent } from "./chart-frame.tsx";

interface Day {
  readonly name: string;
  readonly value: number;
}

const height = 44;

/**
 * Small counts in the order of time, without a gap: standing bars, the highest in full colour. For the eye alone; what it shows
 * and the numbers behind it stand beside it.
 */
export function DayBars({ days }: { days: readonly Day[] }) {
  const most = Math.max(1, ...days.map(({ value }) => value));
  const width = 1 / Math.max(days.length, 1);
  return (
    <svg aria-hidden="true" height={height} className="w-full">
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
  );
}

function barLook(value: number, most: number): string {
  if (value === 0) return "fill-control/50";
  return value === most ? "fill-ember" : "fill-ember/55";
}
