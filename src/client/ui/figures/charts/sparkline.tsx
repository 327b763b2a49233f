import { sayAmount, type AmountKind } from "./say-amount.ts";
import { scaleFor, shareOf } from "./scale.ts";

interface SparklineProps {
  /** What it is of, and over which time: "New listings, 30 days". */
  readonly name: string;
  readonly values: readonly number[];
  readonly kind: AmountKind;
}

/** A course no larger than a word, with its last figure. Said aloud, it is from where to where it went. */
export function Sparkline({ name, values, kind }: SparklineProps) {
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined)
    return <span className="text-quiet">{name}: nothing yet</span>;
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      <span className="sr-only">
        {name}: from {sayAmount(first, kind)} to {sayAmount(last, kind)}
      </span>
      <Thread values={values.length > 1 ? values : [first, last]} />
      <span aria-hidden="true" className="font-semibold tabular-nums">
        {sayAmount(last, kind)}
      </span>
    </span>
  );
}

function Thread({ values }: { values: readonly number[] }) {
  const scale = scaleFor(values, { fromZero: false });
  const points = values.map((value, index) => {
    const x = 2 + (index / (values.length - 1)) * 88;
    return [x.toFixed(1), (22 - shareOf(value, scale) * 18).toFixed(1)] as const;
  });
  const end = points.at(-1) ?? ["0", "0"];
  return (
    <svg aria-hidden="true" viewBox="0 0 96 26" className="h-6.5 w-24">
      <polyline
        points={points.map((point) => point.join(",")).join(" ")}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-ember"
      />
      <circle cx={end[0]} cy={end[1]} r="3" className="fill-ember" />
    </svg>
  );
}
