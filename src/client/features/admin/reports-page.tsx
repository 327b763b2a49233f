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
import { SortChoices } from "#client/ui/list/sort-head.tsx";
import type { DeskReport, ReportList } from "#contract/admin/reports.ts";
import { reportsAddress, type ReportFilters } from "./reports/address.ts";
import { ReportFilterForm } from "./reports/filter-form.tsx";
import { queryOf, reportsQuery } from "./reports/queries.ts";
import { ReportQueue } from "./reports/report-queue.tsx";

export const head = (): PageHead => ({
  title: "Reports",
  description: "What people reported about listings, and what came of it.",
  canonical: null,
});

/** The server waits for the list; in the browser the page comes up at once. Each visit looks afresh. */
export async function load({ app: { api, queryClient }, url }: LoadArguments): Promise<void> {
  const { filters, from, pages } = reportsAddress.placeIn(url.searchParams);
  const list = { ...reportsQuery(api, filters, from), pages, staleTime: 0 };
  const prefetched = queryClient.prefetchInfiniteQuery(list);
  if (import.meta.env.SSR) await prefetched;
}

const orders = [
  { title: "Sent", by: "sent" },
  { title: "Listing", by: "job" },
] as const;

export function Page() {
  const { search } = useLocation();
  const { api } = useApp();
  const place = useMemo(() => reportsAddress.placeIn(new URLSearchParams(search)), [search]);
  const { filters, from } = place;
  const { list, ref } = useDeskList<ReportList, DeskReport, ReportFilters, HTMLUListElement>({
    query: reportsQuery(api, filters, from),
    rowsOf: ({ rows }) => rows,
    place,
    address: reportsAddress,
  });
  return (
    <AdminFrame
      title="Reports"
      intro="What readers found wrong with a listing. Unless you sort it, who has waited longest comes first."
    >
      <ReportFilterForm filters={filters} />
      <DeskList
        list={list}
        nouns={["report", "reports"]}
        csv={api.link("/api/admin/reports.csv", { query: queryOf(filters) })}
        beside={
          <SortChoices
            choices={orders}
            sorting={{
              order: filters.sort,
              addressOf: (sort) => reportsAddress.addressOf({ filters: { ...filters, sort } }),
            }}
          />
        }
        empty={<Nothing filters={filters} />}
      >
        <ReportQueue reports={list.rows} now={list.state.dataUpdatedAt} ref={ref} />
      </DeskList>
    </AdminFrame>
  );
}

const Nothing = ({ filters: { search, state, kind } }: { filters: ReportFilters }) =>
  search === "" && kind === null && state === "waiting" ? (
    <EmptyState title="Nothing waits">
      Whoever reports a listing on its page, signed in or not, appears here.
    </EmptyState>
  ) : (
    <EmptyState
      title="No report found"
      action={<ButtonLink to={reportsAddress.path}>Show those that wait</ButtonLink>}
    >
      Search for the title or the company of the listing, or choose another problem.
    </EmptyState>
  );
