import { classNames } from "#client/ui/class-names.ts";
import { Link } from "#client/ui/link.tsx";
import { addressOf, trackerViews, type TrackerFilters, type TrackerView } from "./list/address.ts";

const titles: Readonly<Record<TrackerView, string>> = {
  cards: "Cards",
  board: "Board",
  analytics: "Analytics",
};

/** How the applications are looked at. */
export const ViewChoice = ({ filters }: { filters: TrackerFilters }) => (
  <nav aria-label="Views of the tracker" className="justify-self-start">
    <ul className="flex rounded-control border border-line bg-raised p-1">
      {trackerViews.map((view) => (
        <li key={view}>
          <Link
            to={addressOf({ filters: { ...filters, view } })}
            preventScrollReset
            aria-current={view === filters.view ? "page" : undefined}
            className={classNames(
              "flex min-h-9 items-center rounded-[6px] px-4 font-medium transition-colors",
              view === filters.view ? "bg-ink/8 text-ink" : "text-quiet hover:text-ink",
            )}
          >
            {titles[view]}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
