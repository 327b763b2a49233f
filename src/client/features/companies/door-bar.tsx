import type { CompanyDoor } from "#contract/companies/doors.ts";

type Counts = Pick<CompanyDoor, "ads" | "took" | "unclear" | "refused">;

/**
 * All ads of a company as one bar: those that took us, those that did not say, those that shut us out. On the
 * page of one company a line over it says how far the first share may be from the truth. The words beside it say the same.
 */
export function DoorBar({ door, hasRange = false }: { door: Counts; hasRange?: boolean }) {
  const { ads, took, unclear, refused } = door;
  const parts = [
    { name: "took", count: took.count, fill: "fill-yes-fill" },
    { name: "unclear", count: unclear, fill: "fill-unclear-fill" },
    { name: "refused", count: refused, fill: "fill-no-fill" },
  ];
  let from = 0;
  return (
    <svg aria-hidden="true" height="22" className="w-full overflow-visible">
      {parts.map(({ name, count, fill }) => {
        const start = from;
        from += (count / ads) * 100;
        return (
          count > 0 && (
            <rect
              key={name}
              x={percent(start)}
              width={percent((count / ads) * 100)}
              y="5"
              height="12"
              strokeWidth="2"
              className={`${fill} stroke-raised`}
            />
          )
        );
      })}
      {hasRange && <Range of={took} />}
    </svg>
  );
}

const Range = ({ of: { low, high } }: { of: Counts["took"] }) => (
  <g className="stroke-ink" strokeWidth="2" strokeLinecap="round">
    <line x1={percent(low)} x2={percent(high)} y1="11" y2="11" />
    <line x1={percent(low)} x2={percent(low)} y1="2" y2="20" />
    <line x1={percent(high)} x2={percent(high)} y1="2" y2="20" />
  </g>
);

const percent = (share: number): string => `${Math.round(share * 10) / 10}%`;
