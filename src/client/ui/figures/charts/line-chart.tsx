import { ChartFrame, percent, type ChartText } from "./chart-frame.tsx";
import { sayAmount, sayShort, type AmountKind } from "./say-amount.ts";
import { scaleFor, shareOf, type Scale } from "./scale.ts";

interface Point {
  readonly name: string;
  readonly value: number;
}

interface LineChartProps extends ChartText {
  /** In the order of time, evenly apart. */
  readonly points: readonly Point[];
  readonly kind: AmountKind;
  readonly of: string;
}

const height = 168;

/** How something went over time. */
export function LineChart({ points, kind, of, ...text }: LineChartProps) {
  const scale = scaleFor(points.map(({ value }) => value));
  return (
    <ChartFrame
      {...text}
      columns={["", of]}
      rows={points.map(({ name, value }) => [name, sayAmount(value, kind)])}
      whenEmpty="Nothing to follow yet."
    >
      <div className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2">
        <Levels scale={scale} kind={kind} />
        <div className="relative min-w-0">
          <svg height={height} className="w-full overflow-visible">
            {scale.ticks.map((tick) => (
              <line
                key={tick}
                x2="100%"
                y1={yOf(tick, scale)}
                y2={yOf(tick, scale)}
                className={tick === 0 ? "stroke-control" : "stroke-line"}
              />
            ))}
            <Course points={points} scale={scale} />
            <LastPoint points={points} scale={scale} />
          </svg>
        </div>
        <Names points={points} />
      </div>
    </ChartFrame>
  );
}

/** The levels' figures, in a column of their own: in the drawing they would lie under the line. */
function Levels({ scale, kind }: { scale: Scale; kind: AmountKind }) {
  const widest = Math.max(...scale.ticks.map((tick) => sayShort(tick, kind).length));
  return (
    <svg height={height} width={widest * 8.5} className="overflow-visible">
      <g className="fill-quiet text-sm tabular-nums" textAnchor="end">
        {scale.ticks.map((tick) => (
          <text key={tick} x="100%" y={yOf(tick, scale)} dy="0.35em">
            {sayShort(tick, kind)}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** The hill under the line and its ridge, stretched to the width there is. */
function Course({ points, scale }: { points: readonly Point[]; scale: Scale }) {
  const ridge = points.map(
    ({ value }, index) => `${xOf(index, points) * 100},${yOf(value, scale)}`,
  );
  const ground = yOf(Math.max(scale.low, 0), scale);
  if (ridge.length < 2) return null;
  return (
    <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" width="100%" height={height}>
      <polygon points={`0,${ground} ${ridge.join(" ")} 100,${ground}`} className="fill-ember/15" />
      <polyline
        points={ridge.join(" ")}
        fill="none"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-ember"
      />
    </svg>
  );
}

function LastPoint({ points, scale }: { points: readonly Point[]; scale: Scale }) {
  const last = points.at(-1);
  if (last === undefined) return null;
  return (
    <circle
      cx={percent(xOf(points.length - 1, points))}
      cy={yOf(last.value, scale)}
      r="5"
      strokeWidth="2"
      className="fill-ember stroke-raised"
    />
  );
}

/** The first and the last: there is always room for two. */
function Names({ points }: { points: readonly Point[] }) {
  const ends = points.length > 1 ? [points[0], points.at(-1)] : [points[0]];
  return (
    <p className="col-start-2 flex justify-between gap-4 text-sm text-quiet">
      {ends.map((point) => (
        <span key={point?.name}>{point?.name}</span>
      ))}
    </p>
  );
}

const margin = 8;
const yOf = (value: number, scale: Scale): number =>
  Math.round((height - margin - shareOf(value, scale) * (height - 2 * margin)) * 10) / 10;
const xOf = (index: number, points: readonly Point[]): number =>
  points.length < 2 ? 1 : index / (points.length - 1);
