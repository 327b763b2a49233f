import type { Analytics } from "#domain/tracker/analytics/analysis.ts";
import { fewestToJudge } from "#domain/tracker/analytics/rate.ts";
import { RangeChart } from "#client/ui/figures/charts/range-chart.tsx";

type Days = Analytics["days"];

/** How long things take from the day of applying: the middle, and the quickest and slowest. */
export function DaysChart({ days }: { days: Days }) {
  const known = days.flatMap(({ event, count, median, least, most }) =>
    median === null || least === null || most === null
      ? []
      : [{ name: `${event} (${count})`, low: least, high: most, mark: median }],
  );
  return (
    <RangeChart
      title="Days from applying"
      sentence={sayDays(days)}
      kind="count"
      markName="Middle"
      ranges={known}
    />
  );
}

function sayDays(days: Days): string {
  const first = days.find(({ event }) => event === "First answer");
  if (first === undefined || first.median === null)
    return "The mark is the middle of each; the band goes from the quickest to the slowest.";
  const said = `Half of the answers came within ${dayCount(first.median)} of applying, the quickest after ${first.least}, the slowest after ${first.most}.`;
  return first.count < fewestToJudge
    ? `${said} With ${first.count} answered, that is too few to judge.`
    : said;
}

const dayCount = (days: number): string => (days === 1 ? "1 day" : `${days} days`);
