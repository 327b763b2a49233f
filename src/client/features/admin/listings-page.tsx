import { useMemo } from "react";
import { useLocation } from "react-router";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import { AdminFrame } from "#client/layout/desk/admin-frame.tsx";
import { useDeskList } from "#client/layout/desk/desk-query.ts";
import { DeskList } from "#client/layout/desk/desk-list.tsx";
import type { LoadArguments } from "#client/page.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { listingsAddress } from "./listings/address.ts";
import { ListingFilterForm } from "./listings/filter-form.tsx";
import { ListingTable } from "./listings/listing-table.tsx";
import { listingsQuery, queryOf } from "./listings/queries.ts";

export const head = (): PageHead => ({
  title: "Listings",
  description: "Every listing there is, and what we say about it.",
  canonical: null,
});

/** The server waits for the list; in the browser the page comes up at once. Each visit looks afresh. */
export async function load({ app: { api, queryClient }, url }: LoadArguments): Promise<void> {
  const { filters, from, pages } = listingsAddress.placeIn(url.searchParams);
  const list = { ...listingsQuery(api, filters, from), pages, staleTime: 0 };
  const prefetched = queryClient.prefetchInfiniteQuery(list);
  if (import.meta.env.SSR) await prefetched;
}

export function Page() {
  const { search } = useLocation();
  const { api } = useApp();
  const place = useMemo(() => listingsAddress.placeIn(new URLSearchParams(search)), [search]);
  const { filters, from } = place;
  const { list, ref } = useDeskList({
    query: listingsQuery(api, filters, from),
    rowsOf: ({ rows }) => rows,
    place,
    address: listingsAddress,
  });
  return (
    <AdminFrame
      title="Listings"
      intro="Every listing there is, on the board or not. Open one to check what we say about it."
    >
      <ListingFilterForm filters={filters} />
      <DeskList
        list={list}
        nouns={["listing", "listings"]}
        csv={api.link("/api/admin/listings.csv", { query: queryOf(filters) })}
        empty={
          <EmptyState
            title="No listing found"
            action={<ButtonLink to={listingsAddress.path}>Show all of them</ButtonLink>}
          >
            Search for a title or a company, or choose another concern or state.
          </EmptyState>
        }
      >
        <ListingTable listings={list.rows} filters={filters} ref={ref} />
      </DeskList>
    </AdminFrame>
  );
}
