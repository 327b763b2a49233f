import {
  clockTime,
  homeDay,
  hoursIn,
  piecesOfDay,
  sharedPieces,
  type HourRange,
} from "./sast-hours.ts";

/** Their working day over yours, on a strip of 24 hours in South African time. */
export function SastBar({ theirDay }: { theirDay: HourRange }) {
  const shared = sharedPieces(theirDay);
  const theirs = `${clockTime(theirDay.start)}–${clockTime(theirDay.end)}`;
  const yours = `${clockTime(homeDay.start)}–${clockTime(homeDay.end)}`;
  return (
    <figure className="grid gap-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{overlapWords(hoursIn(shared))}</span>
        <span className="text-sm text-quiet tabular-nums">{theirs} SAST</span>
      </figcaption>
      <svg aria-hidden="true" className="h-13 w-full">
        <g className="fill-ember/25">{shared.map((piece) => bar(piece, 0, 28, 0))}</g>
        <g className="fill-ink/8">
          <rect x="0" y="2" width="100%" height="10" rx="3" />
          <rect x="0" y="16" width="100%" height="10" rx="3" />
        </g>
        <g className="fill-ember">{piecesOfDay(theirDay).map((piece) => bar(piece, 2, 10, 3))}</g>
        <g className="fill-quiet">{bar(homeDay, 16, 10, 3)}</g>
        <g className="fill-quiet text-sm tabular-nums">
          {[0, 6, 12, 18, 24].map((hour) => (
            <text key={hour} x={percent(hour)} y="47" textAnchor={anchors[hour] ?? "middle"}>
              {String(hour).padStart(2, "0")}
            </text>
          ))}
        </g>
      </svg>
      <p className="flex gap-4 text-sm text-quiet">
        <span className="inline-flex items-center gap-1.5">
          <i className="h-2 w-3.5 rounded-[2px] bg-ember" />
          Their day
        </span>
        <span className="inline-flex items-center gap-1.5">
          <i className="h-2 w-3.5 rounded-[2px] bg-quiet" />
          Yours, {yours}
        </span>
      </p>
    </figure>
  );
}

// The outermost figures lean inwards, or they would stand half outside.
const anchors: Readonly<Record<number, "start" | "end">> = { 0: "start", 24: "end" };

const percent = (hours: number): string => `${Number(((hours / 24) * 100).toFixed(3))}%`;

const bar = ({ start, end }: HourRange, y: number, height: number, radius: number) => (
  <rect
    key={start}
    x={percent(start)}
    y={y}
    width={percent(end - start)}
    height={height}
    rx={radius}
  />
);

function overlapWords(hours: number): string {
  if (hours === 0) return "No overlap with your day";
  if (hours < 1) return `${hours * 60} minutes overlap your day`;
  return hours === 1 ? "1 hour overlaps your day" : `${hours} hours overlap your day`;
}
