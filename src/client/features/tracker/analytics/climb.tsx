import type { Analytics } from "#domain/tracker/analytics/analysis.ts";
import { ChartFrame } from "#client/ui/figures/charts/chart-frame.tsx";
import { applications } from "./say-figures.ts";

type Steps = Analytics["funnel"];

const rowHeight = 56;

/**
 * The funnel as a mountain: every stage is a terrace as wide as the applications that got there, and a line climbs from the
 * one to the next. The sun stands over the last, once somebody was hired.
 */
export function Climb({ funnel }: { funnel: Steps }) {
  const sent = funnel[0]?.count ?? 0;
  return (
    <ChartFrame
      title="How far applications get"
      sentence={saySteps(funnel)}
      columns={["Stage", "Reached it", "Of all", "Of the stage before"]}
      rows={
        sent === 0
          ? []
          : funnel.map(({ stage, count }, at) => [
              stage,
              String(count),
              share(count, sent),
              at === 0 ? "" : share(count, funnel[at - 1]?.count ?? 0),
            ])
      }
      whenEmpty="Nobody has set out yet."
    >
      <div className="grid grid-cols-[7.25rem_minmax(0,1fr)] sm:grid-cols-[10rem_minmax(0,1fr)]">
        <ol className="flex flex-col-reverse">
          {funnel.map(({ stage, count }, at) => (
            <li key={stage} className="grid h-14 content-center pr-3">
              <span className="flex items-baseline justify-between gap-2">
                <span className="font-semibold">{stage}</span>
                <span className="font-display text-lg font-bold tabular-nums">{count}</span>
              </span>
              {at > 0 && (
                <span className="text-right text-sm text-quiet tabular-nums">
                  {share(count, funnel[at - 1]?.count ?? 0)} go on
                </span>
              )}
            </li>
          ))}
        </ol>
        <Mountain counts={funnel.map(({ count }) => count)} />
      </div>
    </ChartFrame>
  );
}

function Mountain({ counts }: { counts: readonly number[] }) {
  const height = counts.length * rowHeight;
  const most = Math.max(1, ...counts);
  const terraces = counts.map((count, at) => ({
    at,
    left: 100 - (count / most) * 100,
    top: height - (at + 1) * rowHeight,
  }));
  const line = `M0,${height}${terraces.map(({ left, top }) => `H${left}V${top}`).join("")}H100`;
  const isAtTop = (counts.at(-1) ?? 0) > 0;
  return (
    <svg height={height} className="w-full overflow-hidden rounded-card bg-art-sky">
      <g className="fill-none stroke-art-contour">
        <circle cx="82%" cy={rowHeight} r="52" />
        <circle cx="82%" cy={rowHeight} r="92" />
        <circle cx="82%" cy={rowHeight} r="144" />
      </g>
      <circle
        cx="82%"
        cy={rowHeight - 14}
        r="22"
        strokeWidth="2"
        strokeDasharray={isAtTop ? undefined : "4 5"}
        className={isAtTop ? "fill-ember" : "fill-none stroke-control"}
      />
      <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" width="100%" height={height}>
        {terraces.map(({ at, left, top }) => (
          <rect
            key={at}
            x={left}
            y={top}
            width={100 - left}
            height={rowHeight}
            className={grounds[at] ?? "fill-art-stairs"}
          />
        ))}
        {terraces.map(({ at, left, top }) => (
          <path
            key={at}
            d={`M${left},${top + 20}H100M${left},${top + 38}H100`}
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-paper/15"
          />
        ))}
        <path
          d={line}
          strokeWidth="4"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-ember"
        />
      </svg>
    </svg>
  );
}

/** Fainter towards the top, as land is in the distance. */
const grounds = [
  "fill-art-stairs",
  "fill-art-stairs/90",
  "fill-art-stairs/80",
  "fill-art-stairs/70",
  "fill-art-stairs/60",
];

const share = (count: number, of: number): string =>
  of === 0 ? "none" : `${Math.round((count / of) * 100)}%`;

function saySteps(funnel: Steps): string {
  const at = (stage: string): number => funnel.find((step) => step.stage === stage)?.count ?? 0;
  return `Of ${applications(at("Applied"))}, ${at("Viewed")} were viewed, ${at("Replied")} answered, ${at("Interview")} led to an interview and ${at("Hired")} to work. One that was refused later still counts for how far it got.`;
}
