import type { Analytics } from "#domain/tracker/analytics/analysis.ts";
import { ChartFrame, percent } from "#client/ui/figures/charts/chart-frame.tsx";
import { monthName, rateCells, rateHeads, sayCount, sayRate } from "./say-figures.ts";

type Months = Analytics["byMonth"];

const height = 180;
const margin = 10;
const levels = [0, 25, 50, 75, 100];

/** How many of each month's applications were ever answered, with the range of each. */
export function MonthChart({ months }: { months: Months }) {
  const used = months.filter(({ of }) => of > 0);
  return (
    <ChartFrame
      title="Ever answered, by month of applying"
      sentence={sayMonths(used)}
      columns={["Applied in", ...rateHeads]}
      rows={months.map((month) => [monthName(month.name), ...rateCells(month)])}
      whenEmpty="Nothing to follow yet."
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2">
        <svg height={height} width="42" className="overflow-visible">
          <g className="fill-quiet text-sm tabular-nums" textAnchor="end">
            {levels.map((level) => (
              <text key={level} x="100%" y={yOf(level)} dy="0.35em">
                {level}%
              </text>
            ))}
          </g>
        </svg>
        <svg height={height} className="w-full overflow-visible">
          {levels.map((level) => (
            <line
              key={level}
              x2="100%"
              y1={yOf(level)}
              y2={yOf(level)}
              className={level === 0 ? "stroke-control" : "stroke-line"}
            />
          ))}
          <Ridge months={months} />
          {months.map((month, at) => (
            <Mark key={month.name} month={month} x={percent(xOf(at, months))} />
          ))}
        </svg>
        <p className="col-start-2 flex justify-between gap-4 text-sm text-quiet">
          <span>{monthName(months[0]?.name ?? "")}</span>
          {months.length > 1 && <span>{monthName(months.at(-1)?.name ?? "")}</span>}
        </p>
      </div>
    </ChartFrame>
  );
}

/** From month to month; one without applications has no rate, and the line goes on to the next. */
function Ridge({ months }: { months: Months }) {
  const points = months.flatMap((month, at) =>
    month.of === 0 ? [] : [`${xOf(at, months) * 100},${yOf(month.percent)}`],
  );
  return (
    <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" width="100%" height={height}>
      <polyline
        points={points.join(" ")}
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-ember"
      />
    </svg>
  );
}

function Mark({ month, x }: { month: Months[number]; x: string }) {
  const { of, percent: share, low, high, isTooFew } = month;
  if (of === 0) return null;
  return (
    <g>
      <line
        x1={x}
        x2={x}
        y1={yOf(high)}
        y2={yOf(low)}
        strokeWidth="10"
        strokeLinecap="round"
        className={isTooFew ? "stroke-ink/8" : "stroke-ember-pale/60"}
      />
      <circle
        cx={x}
        cy={yOf(share)}
        r="5.5"
        strokeWidth="2.5"
        className={isTooFew ? "fill-raised stroke-control" : "fill-ember stroke-raised"}
      />
    </g>
  );
}

function sayMonths(months: Months): string {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return "";
  const of = (month: Months[number]) =>
    `${sayRate(month)} of those sent in ${monthName(month.name)} (${sayCount(month)})`;
  const said =
    first === last
      ? `${of(first)} were answered.`
      : `From ${of(first)} to ${of(last)}. The newest may still be answered.`;
  return months.some(({ isTooFew }) => isTooFew)
    ? `${said} Pale marks are months with too few to judge.`
    : said;
}

const yOf = (level: number): number => height - margin - (level / 100) * (height - 2 * margin);
/** Away from the edges, where a mark would be cut. */
const xOf = (at: number, months: Months): number =>
  months.length < 2 ? 0.5 : 0.02 + (at / (months.length - 1)) * 0.96;
