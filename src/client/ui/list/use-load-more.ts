import { useEffect, useRef, type RefObject } from "react";
import { useNavigate } from "react-router";

interface MoreOfAList<Place> {
  readonly place: Place;
  /** How many rows are shown. */
  readonly shown: number;
  /** Null when the next page did not come. */
  readonly fetchNext: () => Promise<{ readonly pageCount: number } | null>;
  readonly addressOf: (pageCount: number) => string;
  readonly onFailure?: () => void;
}

/** Fetches the next page, notes it in the address and takes the keyboard to the first row of it. */
export function useLoadMore<List extends HTMLElement, Place>(
  more: MoreOfAList<Place>,
): { readonly list: RefObject<List | null>; readonly loadMore: () => Promise<void> } {
  const { place, shown, fetchNext, addressOf, onFailure } = more;
  const navigate = useNavigate();
  const list = useRef<List>(null);
  const firstNew = useRef<number | null>(null);
  const here = useRef<Place | null>(null);

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
    const next = await fetchNext();
    // Whoever went on in the meantime is not called back.
    if (here.current !== place) return;
    if (next === null) {
      firstNew.current = null;
      onFailure?.();
      return;
    }
    await navigate(addressOf(next.pageCount), { replace: true, preventScrollReset: true });
  };
  return { list, loadMore };
}
