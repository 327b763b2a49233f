import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { closePopovers } from "#client/ui/overlay/popover-menu.tsx";

/** After a page change the keyboard and the screen reader start where the eye does: at the new heading. */
export function useFocusOnHeading(): void {
  const { key, pathname, hash } = useLocation();
  const here = pathname + hash;
  const last = useRef(here);

  const lastKey = useRef(key);

  // A menu may be open before the scripts have come: it is closed by going somewhere, not by them.
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    closePopovers();
  }, [key]);

  useEffect(() => {
    // A changed search is the same page with other results: focus stays with what changed them.
    if (last.current === here) return;
    last.current = here;
    const target =
      document.getElementById(hash.slice(1)) ??
      document.querySelector("main h1") ??
      document.querySelector("main");
    if (!(target instanceof HTMLElement)) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [here, hash]);
}
