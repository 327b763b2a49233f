import { useMemo } from "react";
import { useLocation } from "react-router";
import type { PageHead } from "#contract/page.ts";
import type { LoadArguments } from "#client/page.tsx";
import { placeIn } from "./documents/list/address.ts";
import { DocumentResults } from "./documents/list/document-results.tsx";
import { DocumentFilterForm } from "./documents/list/filter-form.tsx";
import { documentListQuery } from "./documents/queries.ts";

export const head = (): PageHead => ({
  title: "Documents",
  description: "Everything the tools have written for you, kept.",
  canonical: null,
});

/** The server waits for the list; in the browser the page comes up at once. Each visit looks afresh. */
export async function load({ app: { api, queryClient }, url }: LoadArguments): Promise<void> {
  const { filters, from, pages } = placeIn(url.searchParams);
  const list = { ...documentListQuery(api, filters, from), pages, staleTime: 0 };
  const prefetched = queryClient.prefetchInfiniteQuery(list);
  if (import.meta.env.SSR) await prefetched;
}

export function Page() {
  const { search } = useLocation();
  const place = useMemo(() => placeIn(new URLSearchParams(search)), [search]);
  return (
    <div className="page-width grid gap-6 py-8 sm:gap-8 lg:py-12">
      <div className="grid gap-2 sm:gap-3">
        <h1 className="text-3xl sm:text-4xl">Documents</h1>
        <p className="max-w-reading text-quiet sm:text-lg">
          Everything the tools have written for you, newest first. Only you can see it.
        </p>
      </div>
      <DocumentFilterForm filters={place.filters} />
      <DocumentResults place={place} />
    </div>
  );
}
