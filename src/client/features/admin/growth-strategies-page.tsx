import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLocation } from "react-router";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import { AdminFrame } from "#client/layout/desk/admin-frame.tsx";
import type { LoadArguments } from "#client/page.tsx";
import { Button } from "#client/ui/button.tsx";
import { NeedsScripts } from "#client/ui/form/needs-scripts.tsx";
import { strategiesAddress } from "./strategies/address.ts";
import { StrategyDialogs, useStrategyDialogs } from "./strategies/dialogs.tsx";
import { strategiesQuery } from "./strategies/queries.ts";
import { StrategyList } from "./strategies/strategy-list.tsx";

export const head = (): PageHead => ({
  title: "Growth strategies",
  description: "What members find in the growth gallery.",
  canonical: null,
});

/** The server waits for the list; in the browser the page comes up at once. Each visit looks afresh. */
export async function load({ app: { api, queryClient }, url }: LoadArguments): Promise<void> {
  const { filters, from, pages } = strategiesAddress.placeIn(url.searchParams);
  const list = { ...strategiesQuery(api, filters, from), pages, staleTime: 0 };
  const prefetched = queryClient.prefetchInfiniteQuery(list);
  if (import.meta.env.SSR) await prefetched;
}

export function Page() {
  const { search } = useLocation();
  const place = useMemo(() => strategiesAddress.placeIn(new URLSearchParams(search)), [search]);
  const dialogs = useStrategyDialogs();
  const { data } = useInfiniteQuery({
    ...strategiesQuery(useApp().api, place.filters, place.from),
    placeholderData: keepPreviousData,
  });
  return (
    <AdminFrame
      title="Growth strategies"
      intro="What members find in the growth gallery, in their order. Hidden ones are seen here alone."
      actions={
        <Button variant="primary" onClick={dialogs.add}>
          Add strategy
        </Button>
      }
    >
      <NeedsScripts what="Adding, changing and hiding strategies" />
      <StrategyList
        place={place}
        onAdd={dialogs.add}
        onEdit={dialogs.edit}
        onDelete={dialogs.remove}
      />
      <StrategyDialogs dialogs={dialogs} categories={data?.pages.at(-1)?.categories ?? []} />
    </AdminFrame>
  );
}
