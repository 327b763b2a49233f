import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router";
import type { PageHead } from "#contract/page.ts";
import type { StrategyCard } from "#contract/guides/growth-gallery.ts";
import { byCategory } from "#domain/guides/gallery.ts";
import { useApp } from "#client/app-context.ts";
import type { LoadArguments } from "#client/page.tsx";
import { Fetched } from "#client/session/fetched.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { addressOf, closeAddress, filtersIn, type GalleryFilters } from "./address.ts";
import { StrategyDialog } from "./detail/strategy-dialog.tsx";
import { CategoryTabs, tabId } from "./list/category-tabs.tsx";
import { GalleryFilterForm } from "./list/gallery-filters.tsx";
import { GalleryHeader } from "./list/gallery-header.tsx";
import { NothingFound } from "./list/nothing-found.tsx";
import { StrategyGroups } from "./list/strategy-groups.tsx";
import { useProgress } from "./progress.ts";
import { cardsQuery, progressQuery, strategyQuery } from "./queries.ts";

export function head({ app: { api, queryClient }, params }: LoadArguments): PageHead {
  const { queryKey } = strategyQuery(api, params["id"] ?? "");
  return {
    title: queryClient.getQueryData(queryKey)?.title ?? "Growth Gallery",
    description: "Playbooks for winning remote work from South Africa, step by step.",
    canonical: null,
  };
}

export async function load({
  app: { api, queryClient },
  params: { id },
  url,
}: LoadArguments): Promise<number> {
  const { search } = filtersIn(url.search);
  const [strategy] = await Promise.all([
    id === undefined ? undefined : queryClient.fetchQuery(strategyQuery(api, id)),
    queryClient.prefetchQuery(cardsQuery(api, "")),
    search === "" ? undefined : queryClient.prefetchQuery(cardsQuery(api, search)),
    queryClient.prefetchQuery(progressQuery(api)),
  ]);
  return strategy === null ? 404 : 200;
}

const tabsId = "categories";
const panelId = "strategies";

export function Page() {
  const { id } = useParams();
  const asked = filtersIn(useLocation().search);
  const all = useQuery(cardsQuery(useApp().api, ""));
  return (
    <div className="page-width grid gap-8 py-8 lg:gap-10 lg:py-12">
      {id !== undefined && <Opened id={id} filters={asked} />}
      <Fetched query={all}>{(cards) => <Gallery all={cards} asked={asked} />}</Fetched>
    </div>
  );
}

/** The strategy that the address names, or that there is none. */
function Opened({ id, filters }: { id: string; filters: GalleryFilters }) {
  const { data: strategy } = useQuery(strategyQuery(useApp().api, id));
  if (strategy === undefined) return null;
  if (strategy === null)
    return (
      <Alert tone="warning" title="That strategy is not in the gallery">
        <p>It was taken out, or the link has a slip in it. All the others are below.</p>
        <ButtonLink size="small" className="mt-3" to={addressOf(filters)}>
          Close this note
        </ButtonLink>
      </Alert>
    );
  return (
    <StrategyDialog key={strategy.id} strategy={strategy} closeTo={closeAddress(id, filters)} />
  );
}

interface GalleryProps {
  readonly all: readonly StrategyCard[];
  readonly asked: GalleryFilters;
}

function Gallery({ all, asked }: GalleryProps) {
  const { data: found = [] } = useQuery({
    ...cardsQuery(useApp().api, asked.search),
    placeholderData: keepPreviousData,
  });
  const { isFavourite } = useProgress();
  const categories = byCategory(all).map(({ category }) => category);
  // A category that is gone, or that somebody made up, is no reason to show nothing.
  const filters = categories.includes(asked.category) ? asked : { ...asked, category: "" };
  const shown = found.filter(
    ({ id, category }) =>
      (filters.category === "" || category === filters.category) &&
      (!filters.favourites || isFavourite(id)),
  );
  return (
    <div className="grid gap-8">
      <GalleryHeader cards={all} categories={categories} tabsId={tabsId} />
      {all.length > 0 && (
        <div id={tabsId} className="grid gap-5">
          <GalleryFilterForm filters={filters} />
          <CategoryTabs categories={categories} filters={filters} panelId={panelId} />
        </div>
      )}
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={tabId(filters.category)}
        className="grid gap-10"
      >
        {shown.length === 0 ? (
          <NothingFound filters={filters} all={all.length} />
        ) : (
          <StrategyGroups cards={shown} filters={filters} />
        )}
      </div>
      <output className="sr-only">
        {asked.search !== "" &&
          (shown.length === 1 ? "1 strategy found" : `${shown.length} strategies found`)}
      </output>
    </div>
  );
}
