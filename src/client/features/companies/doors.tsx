import type { CountedAd } from "#contract/companies/doors.ts";
import type { BoardOpenness } from "#domain/jobs/board-openness.ts";

/** One small door for every ad, the oldest first: open, ajar or shut. The list below has each in words. */
export const Doors = ({ ads }: { ads: readonly CountedAd[] }) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${widthOf(Math.min(ads.length, perRow))} ${Math.ceil(ads.length / perRow) * 34}`}
    className="max-h-28 w-full max-w-120 [&_path]:[vector-effect:non-scaling-stroke]"
    preserveAspectRatio="xMinYMid meet"
  >
    {ads.toReversed().map((ad, index) => (
      <g
        // oxlint-disable-next-line react/no-array-index-key -- Drawn once, never rearranged.
        key={index}
        transform={`translate(${widthOf(index % perRow)} ${Math.floor(index / perRow) * 34})`}
      >
        <path d="M2 30V3h16v27M0 30h20" fill="none" strokeWidth="1.5" className="stroke-control" />
        <path d={leaves[ad.openToSouthAfrica].d} className={leaves[ad.openToSouthAfrica].fill} />
      </g>
    ))}
  </svg>
);

const perRow = 20;
const widthOf = (doors: number): number => doors * 26;

/** The leaf of a door as one sees it from the front. */
const leaves: Readonly<Record<BoardOpenness, { readonly d: string; readonly fill: string }>> = {
  yes: { d: "M3 3.5 7 7v25l-4-2.5z", fill: "fill-yes-fill" },
  unclear: { d: "M3 3.5 12.5 6v26L3 29.5z", fill: "fill-unclear-fill" },
  no: { d: "M3 4h14v25.5H3z", fill: "fill-no-fill" },
};
