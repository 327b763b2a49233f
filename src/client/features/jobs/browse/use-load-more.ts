import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { addressOf, type Place } from "./address.ts";
import type { useJobs } from "./use-jobs.ts";

export const failedToLoad = "Failed to load job listings. Please try again later.";

/** Fetches the next page, notes it in the address and takes the keyboard to the first job of it. */
export function useLoadMore(place: Place, { data, fetchNextPage }: ReturnType<typeof useJobs>) {
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  const here = useRef<Place | null>(null);
  const shown = data?.jobs.length ?? 0;

  useEffect(() => {
    here.current = place;
    return () => {
      here.current = null;
      firstNew.current = null;
    };
  }, [place]);

  useEffect(() => {
    if (firstNew.current === null || firstNew.current >= shown) return;
    list.current?.children[firstNew.current]?.querySelector("a")?.focus({ preventScroll: true });
    firstNew.current = null;
  }, [shown]);

  const loadMore = async () => {
    firstNew.current = shown;
    const next = await fetchNextPage();
    // Whoever went on in the meantime is not called back.
    if (here.current !== place) return;
    if (next.data === undefined || next.isFetchNextPageError) {
      firstNew.current = null;
      toast({ title: failedToLoad, variant: "destructive" });
      return;
    }
    await navigate(addressOf({ ...place, pages: next.data.pageCount }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return { list, loadMore };
}
