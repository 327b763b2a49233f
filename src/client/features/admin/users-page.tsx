import { useMemo } from "react";
import { useLocation } from "react-router";
import type { PageHead } from "#contract/page.ts";
import { AdminFrame } from "#client/layout/desk/admin-frame.tsx";
import type { LoadArguments } from "#client/page.tsx";
import { DeskTabs } from "./desk-tabs.tsx";
import { usersAddress } from "./users/address.ts";
import { usersQuery } from "./users/queries.ts";
import { UserFilterForm, UserResults } from "./users/user-list.tsx";

export const head = (): PageHead => ({
  title: "Users",
  description: "Everybody with an account, and what they may do.",
  canonical: null,
});

/** The server waits for the list; in the browser the page comes up at once. Each visit looks afresh. */
export async function load({ app: { api, queryClient }, url }: LoadArguments): Promise<void> {
  const { filters, from, pages } = usersAddress.placeIn(url.searchParams);
  const list = { ...usersQuery(api, filters, from), pages, staleTime: 0 };
  const prefetched = queryClient.prefetchInfiniteQuery(list);
  if (import.meta.env.SSR) await prefetched;
}

export function Page() {
  const { search } = useLocation();
  const place = useMemo(() => usersAddress.placeIn(new URLSearchParams(search)), [search]);
  return (
    <AdminFrame
      title="Users"
      intro="Everybody with an account. Open one to see their devices and record, to suspend them, or to make them an administrator or an employer."
    >
      <DeskTabs />
      <UserFilterForm filters={place.filters} />
      <UserResults place={place} />
    </AdminFrame>
  );
}
