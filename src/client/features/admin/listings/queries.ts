import { queryOptions } from "@tanstack/react-query";
import type { ListingDetail } from "#contract/admin/listings.ts";
import { usualListingSort } from "#domain/desk/desk-orders.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { deskQuery } from "#client/layout/desk/desk-query.ts";
import { useBoardChanged } from "#client/session/changes/board-changed.ts";
import { useVersionedChange } from "#client/session/changes/versioned-change.ts";
import type { ListingFilters } from "./address.ts";

export const listingsQuery = (api: Api, filters: ListingFilters, from: string | null) =>
  deskQuery(["desk", "listings", filters, from], from, (cursor) =>
    api.get("/api/admin/listings", { query: { ...queryOf(filters), cursor } }),
  );

export const queryOf = ({ search, concern, status, sort }: ListingFilters) => ({
  search: search || undefined,
  concern: concern ?? undefined,
  status: status ?? undefined,
  sort: sort === usualListingSort ? undefined : sort,
});

const listingKey = ["listing"] as const;

export const listingQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...listingKey, id],
    queryFn: () => api.get("/api/admin/listings/:id", { params: { id } }),
  });

export function useListingChange<Body>(send: (api: Api, body: Body) => Promise<ListingDetail>) {
  const { api, queryClient } = useApp();
  return useVersionedChange({
    send,
    show: (listing) =>
      queryClient.setQueryData(listingQuery(api, String(listing.id)).queryKey, listing),
    refresh: useBoardChanged(listingKey),
  });
}
