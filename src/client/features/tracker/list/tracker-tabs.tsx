import { trackerTabs, type TrackerTab } from "#domain/tracker/application.ts";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { classNames } from "#client/ui/class-names.ts";
import { Link } from "#client/ui/link.tsx";
import { addressOf, type TrackerFilters } from "./address.ts";

const titles: Readonly<Record<TrackerTab, string>> = {
  all: "All",
  pending: "Pending",
  active: "Active",
  completed: "Completed",
};

interface TrackerTabsProps {
  readonly filters: TrackerFilters;
  readonly counts: Readonly<Record<TrackerTab, number>>;
}

/** Each tab is an address of its own: Back, reload and a new tab do what one expects of them. */
export const TrackerTabs = ({ filters, counts }: TrackerTabsProps) => (
  <nav aria-label="Applications by state" className="overflow-x-auto border-b border-line">
    <ul className="flex gap-1">
      {trackerTabs.map((tab) => (
        <li key={tab}>
          <Link
            to={addressOf({ filters: { ...filters, tab, result: null } })}
            aria-current={tab === filters.tab ? "page" : undefined}
            className={classNames(
              "flex min-h-11 items-center gap-2 border-b-2 px-3 font-medium whitespace-nowrap transition-colors hover:text-ink focus-visible:-outline-offset-2",
              tab === filters.tab ? "border-ember text-ink" : "border-transparent text-quiet",
            )}
          >
            {titles[tab]}
            <span className="rounded-full bg-ink/8 px-2 text-sm tabular-nums">
              {grouped(counts[tab])}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
