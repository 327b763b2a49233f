import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLocation } from "react-router";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import { AdminFrame } from "#client/layout/desk/admin-frame.tsx";
import type { LoadArguments } from "#client/page.tsx";
import { Fetched } from "#client/session/fetched.tsx";
import { DeskTabs } from "./desk-tabs.tsx";
import { placeIn } from "./free-jobs/address.ts";
import { FreeJobs } from "./free-jobs/free-jobs.tsx";
import { freeJobListQuery } from "./free-jobs/queries.ts";
import { Attention } from "./overview/attention.tsx";
import { DeskCards } from "./overview/cards.tsx";
import { Courses } from "./overview/courses.tsx";
import { overviewQuery } from "./overview/queries.ts";

export const head = (): PageHead => ({
  title: "Admin Dashboard",
  description: "What needs attention, and every free job on the board.",
  canonical: null,
});

/** The server waits for the data; in the browser the page comes up at once. Each visit looks afresh. */
export async function load({ app: { api, queryClient }, url }: LoadArguments): Promise<void> {
  const { filters, from, pages } = placeIn(url.searchParams);
  const list = { ...freeJobListQuery(api, filters, from), pages, staleTime: 0 };
  const prefetched = Promise.all([
    queryClient.prefetchInfiniteQuery(list),
    queryClient.prefetchQuery({ ...overviewQuery(api), staleTime: 0 }),
  ]);
  if (import.meta.env.SSR) await prefetched;
}

export function Page() {
  const { search } = useLocation();
  const place = useMemo(() => placeIn(new URLSearchParams(search)), [search]);
  const overview = useQuery(overviewQuery(useApp().api));
  return (
    <AdminFrame
      title="Admin Dashboard"
      intro="What waits for you, how the board is doing, and every job we put on it ourselves."
    >
      <Fetched query={overview}>
        {(data) => (
          <div className="grid gap-8 sm:gap-10">
            <DeskCards overview={data} />
            <Attention overview={data} />
            <Courses overview={data} />
          </div>
        )}
      </Fetched>
      <div className="mt-2 grid min-w-0 gap-6 border-t border-line pt-8">
        <DeskTabs />
        <FreeJobs place={place} />
      </div>
    </AdminFrame>
  );
}
