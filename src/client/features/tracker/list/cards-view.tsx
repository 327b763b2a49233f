import { AnalyticsInShort } from "../analytics/analytics-in-short.tsx";
import type { useTrackerDialogs } from "../form/dialogs.tsx";
import type { TrackerPlace } from "./address.ts";
import { TrackerFilters } from "./tracker-filters.tsx";
import { TrackerResults } from "./tracker-results.tsx";
import { TrackerTabs } from "./tracker-tabs.tsx";
import type { TrackerQuery } from "./use-tracker.ts";

interface CardsViewProps {
  readonly place: TrackerPlace;
  readonly query: TrackerQuery;
  readonly dialogs: ReturnType<typeof useTrackerDialogs>;
}

const none = { all: 0, pending: 0, active: 0, completed: 0 };

/** The applications as cards, under tabs and filters. */
export function CardsView({ place, query, dialogs }: CardsViewProps) {
  const counts = query.data?.counts ?? none;
  const { filters } = place;
  return (
    <>
      <TrackerTabs filters={filters} counts={counts} />
      {counts.all > 0 && <TrackerFilters filters={filters} tags={query.data?.tags ?? []} />}
      <TrackerResults place={place} query={query} dialogs={dialogs} />
      {counts.all > 0 && <AnalyticsInShort />}
    </>
  );
}
