import type { Analytics } from "#domain/tracker/analytics/analysis.ts";
import { fewestToJudge } from "#domain/tracker/analytics/rate.ts";
import { Card } from "#client/ui/card.tsx";
import { applications, sayCount, sayRange, sayRate } from "./say-figures.ts";

/** The figures in short: how many answer, and where and how they do most. */
export function AnalyticsCard({ figures }: { figures: Analytics }) {
  const { responseRate, topPlatforms, topStrategies } = figures;
  return (
    <Card className="grid gap-x-10 gap-y-6 md:grid-cols-3">
      <div className="grid content-start gap-1">
        <h3 className="text-base font-semibold">Response rate</h3>
        <p className="font-display text-4xl font-bold tracking-[-0.02em] tabular-nums">
          {sayRate(responseRate)}
        </p>
        <p className="text-quiet">
          {sayCount(responseRate)} stand at Replied, Interview or Hired today
          {sayRefusedSince(figures)}.{" "}
          {responseRate.isTooFew
            ? `That is too few to judge: it takes ${fewestToJudge}.`
            : `With ${applications(responseRate.of)} the true rate is likely between ${sayRange(responseRate).replace(" to ", " and ")}.`}
        </p>
      </div>
      <Top title="Top platforms" by="by response rate" entries={topPlatforms} />
      <Top
        title="Top strategies"
        by="by success rate"
        entries={topStrategies}
        whenEmpty="Give your applications a strategy tag, and see here which one works."
      />
    </Card>
  );
}

/** Why the same applications are more where everything that was ever answered is counted. */
function sayRefusedSince({ responseRate, funnel }: Analytics): string {
  const ever = funnel.find(({ stage }) => stage === "Replied")?.count ?? 0;
  const since = ever - responseRate.count;
  return since > 0 ? `; ${since} more ${since === 1 ? "was" : "were"} answered before` : "";
}

interface TopProps {
  readonly title: string;
  readonly by: string;
  readonly entries: Analytics["topPlatforms"];
  readonly whenEmpty?: string;
}

function Top({ title, by, entries, whenEmpty = "Nothing to compare yet." }: TopProps) {
  return (
    <div className="grid content-start gap-2">
      <h3 className="text-base font-semibold">
        {title} <span className="font-normal text-quiet">{by}</span>
      </h3>
      {entries.length === 0 ? (
        <p className="text-quiet">{whenEmpty}</p>
      ) : (
        <ol className="grid gap-2">
          {entries.map((entry) => (
            <li key={entry.name} className="grid grid-cols-[1fr_auto] gap-x-4">
              <span className="min-w-0 wrap-anywhere">{entry.name}</span>
              <span className="text-right font-semibold tabular-nums">{entry.percent}%</span>
              <span className="col-span-2 text-sm text-quiet">
                {sayCount(entry)}
                {entry.of < fewestToJudge && ", too few to judge"}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
