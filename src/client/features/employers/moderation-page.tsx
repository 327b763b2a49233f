import { useMemo } from "react";
import { useLocation } from "react-router";
import { longestDeskSearch } from "#domain/desk/limits.ts";
import type { PageHead } from "#contract/page.ts";
import { AdminFrame } from "#client/layout/desk/admin-frame.tsx";
import type { LoadArguments } from "#client/page.tsx";
import { Button } from "#client/ui/button.tsx";
import { ChoiceField, FilterForm, SearchField } from "#client/ui/list/filter-form.tsx";
import { placeIn, queueAddress, viewNames, type QueueFilters } from "./moderation/address.ts";
import { queueQuery } from "./moderation/queries.ts";
import { QueueResults } from "./moderation/queue-results.tsx";

export const head = (): PageHead => ({
  title: "Moderation",
  description: "Postings of employers that wait to be read.",
  canonical: null,
});

/** The server waits for the list; in the browser the page comes up at once. Each visit looks afresh. */
export async function load({ app: { api, queryClient }, url }: LoadArguments): Promise<void> {
  const { filters, from, pages } = placeIn(url.searchParams);
  const list = { ...queueQuery(api, filters, from), pages, staleTime: 0 };
  const prefetched = queryClient.prefetchInfiniteQuery(list);
  if (import.meta.env.SSR) await prefetched;
}

export function Page() {
  const { search } = useLocation();
  const place = useMemo(() => placeIn(new URLSearchParams(search)), [search]);
  return (
    <AdminFrame
      title="Moderation"
      intro="What employers have handed in. Read it as a candidate would, then publish it or say what has to change."
    >
      <QueueFilterForm filters={place.filters} />
      <QueueResults place={place} />
    </AdminFrame>
  );
}

const [usualView, ...otherViews] = Object.entries(viewNames).map(([value, label]) => ({
  value,
  label,
}));

const QueueFilterForm = ({ filters }: { filters: QueueFilters }) => (
  <FilterForm
    address={queueAddress}
    filters={filters}
    keeps={["sort"]}
    className="sm:grid-cols-[1fr_13rem_auto]"
  >
    <SearchField
      label="Search postings"
      placeholder="Title, company or employer"
      defaultValue={filters.search}
      maxLength={longestDeskSearch}
    />
    <ChoiceField
      name="view"
      label="State"
      any={usualView?.label ?? ""}
      chosen={filters.view === usualView?.value ? null : filters.view}
      options={otherViews}
    />
    <Button type="submit" variant="primary" className="min-h-11">
      Show
    </Button>
  </FilterForm>
);
