import type { DeskSources } from "#contract/admin/sources.ts";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { DayBars } from "#client/ui/figures/charts/day-bars.tsx";

/** What came in by the day, and what that amounts to. */
export function YieldChart({ days }: Pick<DeskSources, "days">) {
  const total = days.reduce((sum, { added }) => sum + added, 0);
  const busy = days.filter(({ added }) => added > 0).length;
  return (
    <figure className="grid min-w-0 gap-4 rounded-card border border-line bg-raised p-5">
      <figcaption className="grid gap-0.5">
        <span className="text-quiet">New jobs in the last 30 days</span>
        <span className="font-display text-3xl font-bold tracking-[-0.02em] tabular-nums">
          {grouped(total)}
        </span>
        <span className="text-sm text-quiet">
          {busy === 0
            ? "Nothing came in. The first run of each source brings most."
            : `On ${busy} of 30 days, ${grouped(Math.round(total / busy))} a day on those.`}
        </span>
      </figcaption>
      <DayBars days={days.map(({ day, added }) => ({ name: day, value: added }))} />
    </figure>
  );
}
