import type { ReactNode } from "react";
import { clockTime, homeDay, piecesOfDay, sharedPieces, type HourRange } from "./sast-hours.ts";

interface SastBarProps {
  readonly title: string;
  /** None when it is unknown, two when it changes with the season. */
  readonly theirDays: readonly (HourRange & { readonly name?: string })[];
}

/** Their working day over yours, on a strip of 24 hours in South African time. */
export function SastBar({ title, theirDays }: SastBarProps) {
  const below = theirDays.length * 14;
  return (
    <figure className="grid gap-2">
      <figcaption className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-quiet">SAST</span>
      </figcaption>
      <svg aria-hidden="true" height={below + 38} className="w-full">
        {theirDays.length === 1 && (
          <g className="fill-ember/25">
            {theirDays.flatMap(sharedPieces).map((piece) => bar(piece, 0, 28, 0))}
          </g>
        )}
        {theirDays.map((day, row) => (
          <g key={timesOf(day)} className={row > 0 ? "fill-ember-pale" : "fill-ember"}>
            {track(row * 14 + 2)}
            {piecesOfDay(day).map((piece) => bar(piece, row * 14 + 2, 10, 3))}
          </g>
        ))}
        {track(below + 2)}
        <g className="fill-quiet">{bar(homeDay, below + 2, 10, 3)}</g>
        <g className="fill-quiet text-sm tabular-nums">
          {[0, 6, 12, 18, 24].map((hour) => (
            <text
              key={hour}
              x={percent(hour)}
              y={below + 33}
              textAnchor={anchors[hour] ?? "middle"}
            >
              {String(hour).padStart(2, "0")}
            </text>
          ))}
        </g>
      </svg>
      <p className="flex flex-wrap gap-x-4 text-sm text-quiet tabular-nums">
        {theirDays.map((day, row) => (
          <Key key={timesOf(day)} look={row > 0 ? "bg-ember-pale" : "bg-ember"}>
            {day.name ?? "Their day"}, {timesOf(day)}
          </Key>
        ))}
        <Key look="bg-quiet">Yours, {timesOf(homeDay)}</Key>
      </p>
    </figure>
  );
}

const Key = ({ look, children }: { look: string; children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5">
    <i className={`h-2 w-3.5 rounded-[2px] ${look}`} />
    {children}
  </span>
);

const timesOf = ({ start, end }: HourRange): string => `${clockTime(start)}–${clockTime(end)}`;

const track = (y: number) => <rect y={y} width="100%" height="10" rx="3" className="fill-ink/8" />;

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
