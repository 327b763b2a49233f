import { useMemo } from "react";
import { useLocation } from "react-router";
import type { PageHead } from "#contract/page.ts";
import { AdminFrame } from "#client/layout/desk/admin-frame.tsx";
import type { LoadArguments } from "#client/page.tsx";
import { placeIn } from "./audit/address.ts";
import { AuditFilterForm } from "./audit/filter-form.tsx";
import { auditQuery } from "./audit/queries.ts";
import { AuditResults } from "./audit/results.tsx";

export const head = (): PageHead => ({
  title: "Audit trail",
  description: "Who did what at the desk, to what, and why.",
  canonical: null,
});

/** The server waits for the trail; in the browser the page comes up at once. Each visit looks afresh. */
export async function load({ app: { api, queryClient }, url }: LoadArguments): Promise<void> {
  const { filters, from, pages } = placeIn(url.searchParams);
  const list = { ...auditQuery(api, filters, from), pages, staleTime: 0 };
  const prefetched = queryClient.prefetchInfiniteQuery(list);
  if (import.meta.env.SSR) await prefetched;
}

export function Page() {
  const { search } = useLocation();
  const place = useMemo(() => placeIn(new URLSearchParams(search)), [search]);
  return (
    <AdminFrame
      title="Audit trail"
      intro="Who did what at this desk, to what, and why. It is only ever added to."
    >
      <AuditFilterForm filters={place.filters} />
      <AuditResults place={place} />
    </AdminFrame>
  );
}
