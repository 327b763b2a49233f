import { paths } from "#domain/paths.ts";
import type { TrackerPage } from "#contract/tracker/views.ts";
import { Link } from "#client/ui/link.tsx";

const parts = [
  { tab: "active", name: "Active", fill: "fill-ember", dot: "bg-ember" },
  { tab: "pending", name: "Pending", fill: "fill-ember-pale", dot: "bg-ember-pale" },
  { tab: "completed", name: "Completed", fill: "fill-ink/15", dot: "bg-ink/15" },
] as const;

const barWidth = 320;
const gap = 3;

/** How many are still open, and where all of them stand, as one bar. */
export function InPlay({ counts }: { counts: TrackerPage["counts"] }) {
  const inPlay = counts.pending + counts.active;
  return (
    <div className="grid content-start gap-3">
      <h3 className="flex items-baseline gap-2">
        <span className="text-3xl tabular-nums">{inPlay}</span>
        <span className="text-lg">{inPlay === 1 ? "application" : "applications"} in play</span>
      </h3>
      <Bar counts={counts} />
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {parts.map(({ tab, name, dot }) => (
          <li key={tab} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-2.5 rounded-full seen-by-ground ${dot}`} />
            <Link to={`${paths.jobTracker}?tab=${tab}`} className="hover:underline">
              {name} <span className="text-quiet tabular-nums">{counts[tab]}</span>
            </Link>
          </li>
        ))}
      </ul>
      {inPlay === 0 && (
        <p className="text-quiet">Everything is answered or closed. The next one starts here.</p>
      )}
    </div>
  );
}

function Bar({ counts }: { counts: TrackerPage["counts"] }) {
  const shown = parts.filter(({ tab }) => counts[tab] > 0);
  const room = barWidth - gap * (shown.length - 1);
  const widths = shown.map(({ tab }) => (counts[tab] / counts.all) * room);
  const startOf = (place: number) =>
    widths.slice(0, place).reduce((sum, width) => sum + width + gap, 0);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${barWidth} 14`}
      preserveAspectRatio="none"
      className="h-3.5 w-full"
    >
      {shown.map(({ tab, fill }, place) => (
        <rect
          key={tab}
          x={startOf(place)}
          y="0"
          width={widths[place]}
          height="14"
          rx="3"
          className={fill}
        />
      ))}
    </svg>
  );
}
