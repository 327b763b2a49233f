import { useMemo } from "react";
import { useLocation } from "react-router";
import type { PageHead } from "#contract/page.ts";
import { paths } from "#domain/paths.ts";
import { laterPart } from "#client/later-part.tsx";
import type { LoadArguments } from "#client/page.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { analyticsQuery } from "./analytics/queries.ts";
import { CalendarPanel } from "./calendar/calendar-panel.tsx";
import { dayWhen } from "./day-words.ts";
import { DuePanel } from "./due/due-panel.tsx";
import { TrackerDialogs, useTrackerDialogs } from "./form/dialogs.tsx";
import { placeIn } from "./list/address.ts";
import { focusCount } from "./list/focus-count.ts";
import { useTracker } from "./list/use-tracker.ts";
import { dueQuery } from "#client/tracker/due-query.ts";
import { boardQuery, trackerListQuery } from "./queries.ts";
import { ViewChoice } from "./view-choice.tsx";

export const head = (): PageHead => ({
  title: "Job Tracker",
  description: "Every application you made, what became of it, and whom to ask again today.",
  canonical: null,
});

// Whoever looks in one way does not load the others.
const isWanted = true;
const cards = laterPart(async () => (await import("./list/cards-view.tsx")).CardsView, {
  isWanted,
});
const board = laterPart(async () => (await import("./board/board.tsx")).Board, { isWanted });
const analytics = laterPart(
  async () => {
    const { FiguresView, loadBelow } = await import("./analytics/figures-view.tsx");
    if (import.meta.env.SSR) await loadBelow();
    return FiguresView;
  },
  { isWanted },
);
const views = { cards, board, analytics };

/** The server waits for what is shown; in the browser the page comes up at once. Each visit looks afresh. */
export async function load({ app: { api, queryClient }, url }: LoadArguments): Promise<void> {
  const { filters, from, pages } = placeIn(url.searchParams);
  const list = { ...trackerListQuery(api, filters, from), pages, staleTime: 0 };
  const prefetched = [
    queryClient.prefetchInfiniteQuery(list),
    queryClient.prefetchQuery({ ...dueQuery(api), staleTime: 0 }),
  ];
  if (filters.view === "board")
    prefetched.push(queryClient.prefetchQuery({ ...boardQuery(api), staleTime: 0 }));
  prefetched.push(views[filters.view].load());
  if (filters.view === "analytics")
    prefetched.push(queryClient.prefetchQuery({ ...analyticsQuery(api), staleTime: 0 }));
  if (import.meta.env.SSR) await Promise.all(prefetched);
}

export function Page() {
  const { search } = useLocation();
  const place = useMemo(() => placeIn(new URLSearchParams(search)), [search]);
  const query = useTracker(place);
  const dialogs = useTrackerDialogs();
  const { filters } = place;
  const hasAny = (query.data?.counts.all ?? 0) > 0;
  return (
    <div className="page-width grid gap-6 py-8 sm:gap-8 lg:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2 sm:gap-3">
          <h1 className="text-3xl sm:text-4xl">Job Tracker</h1>
          <p className="max-w-reading text-quiet sm:text-lg">
            Every application, what became of it, and whom to ask again today.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={dialogs.add}>
            Add application
          </Button>
          <ButtonLink to={paths.interviewTimes}>Read interview times</ButtonLink>
          <ButtonLink to={paths.importApplications}>Import or export</ButtonLink>
        </div>
      </div>
      {hasAny && <DuePanel />}
      <div className="grid gap-4">
        <ViewChoice filters={filters} />
        {filters.view === "board" && <board.Part />}
        {filters.view === "analytics" && <analytics.Part />}
        {filters.view === "cards" && <cards.Part place={place} query={query} dialogs={dialogs} />}
      </div>
      {hasAny && <CalendarPanel />}
      <TrackerDialogs
        dialogs={dialogs}
        today={dayWhen(query.dataUpdatedAt)}
        onDeleted={() => focusCount()}
      />
    </div>
  );
}
