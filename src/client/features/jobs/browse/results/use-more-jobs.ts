import { toast } from "#client/ui/feedback/toast-store.ts";
import { useLoadMore } from "#client/ui/list/use-load-more.ts";
import { addressOf, type Place } from "../address.ts";
import type { useJobs } from "../use-jobs.ts";

export const failedToLoad = "Failed to load job listings. Please try again later.";

/** The next page of the board, below those that are shown. */
export const useMoreJobs = (
  place: Place,
  { fetchNextPage }: ReturnType<typeof useJobs>,
  shown: number,
) =>
  useLoadMore<HTMLUListElement, Place>({
    place,
    shown,
    addressOf: (pages) => addressOf({ ...place, pages }),
    onFailure: () => toast({ title: failedToLoad, variant: "destructive" }),
    async fetchNext() {
      const next = await fetchNextPage();
      return next.isFetchNextPageError ? null : (next.data ?? null);
    },
  });
