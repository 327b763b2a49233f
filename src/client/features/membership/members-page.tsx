import { useMemo } from "react";
import { useLocation } from "react-router";
import type { PageHead } from "#contract/page.ts";
import { AdminFrame } from "#client/layout/desk/admin-frame.tsx";
import type { LoadArguments } from "#client/page.tsx";
import { placeIn } from "./admin/address.ts";
import { MemberFilterForm } from "./admin/filter-form.tsx";
import { MemberResults } from "./admin/member-results.tsx";
import { PaymentsToCheck } from "./admin/payments-to-check.tsx";
import { membersQuery, paymentsToCheckQuery } from "./admin/queries.ts";

export const head = (): PageHead => ({
  title: "Memberships",
  description: "Who pays, who paid, and who was given premium.",
  canonical: null,
});

/** The server waits for the list; in the browser the page comes up at once. Each visit looks afresh. */
export async function load({ app: { api, queryClient }, url }: LoadArguments): Promise<void> {
  const { filters, from, pages } = placeIn(url.searchParams);
  const list = { ...membersQuery(api, filters, from), pages, staleTime: 0 };
  const prefetched = Promise.all([
    queryClient.prefetchInfiniteQuery(list),
    queryClient.prefetchQuery({ ...paymentsToCheckQuery(api), staleTime: 0 }),
  ]);
  if (import.meta.env.SSR) await prefetched;
}

export function Page() {
  const { search } = useLocation();
  const place = useMemo(() => placeIn(new URLSearchParams(search)), [search]);
  return (
    <AdminFrame
      title="Memberships"
      intro="Who pays, who paid, and who was given premium. Newest first, unless you sort them."
    >
      <MemberFilterForm filters={place.filters} />
      <MemberResults place={place} />
      <PaymentsToCheck />
    </AdminFrame>
  );
}
