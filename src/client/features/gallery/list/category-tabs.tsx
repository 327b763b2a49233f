import { useEffect, useRef, type KeyboardEvent } from "react";
import { classNames } from "#client/ui/class-names.ts";
import { Link } from "#client/ui/link.tsx";
import { addressOf, type GalleryFilters } from "../address.ts";

interface CategoryTabsProps {
  readonly categories: readonly string[];
  readonly filters: GalleryFilters;
  /** What they control. */
  readonly panelId: string;
}

/** Tabs that are links, so that each has an address and works without scripts. Arrow keys walk along them; Enter opens one. */
export function CategoryTabs({ categories, filters, panelId }: CategoryTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabId(filters.category);
  useEffect(() => {
    // On a phone the one that is open may stand beyond the edge. Only the row moves, never the page.
    const tab = document.getElementById(chosen);
    if (list.current !== null && tab !== null) list.current.scrollLeft = tab.offsetLeft - 16;
  }, [chosen]);
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Categories"
      tabIndex={-1}
      onKeyDown={walk}
      className="relative flex gap-1 overflow-x-auto border-b border-line lg:flex-wrap"
    >
      {["", ...categories].map((category) => {
        const isChosen = category === filters.category;
        return (
          <Link
            key={category}
            role="tab"
            id={tabId(category)}
            aria-selected={isChosen}
            aria-controls={panelId}
            tabIndex={isChosen ? 0 : -1}
            to={addressOf({ ...filters, category })}
            preventScrollReset
            className={classNames(
              "inline-flex min-h-11 items-center border-b-2 px-3 font-medium whitespace-nowrap transition-colors hover:text-ink focus-visible:-outline-offset-2",
              isChosen ? "border-ember text-ink" : "border-transparent text-quiet",
            )}
          >
            {category === "" ? "All Strategies" : category}
          </Link>
        );
      })}
    </div>
  );
}

export const tabId = (category: string): string =>
  `tab-${category === "" ? "all" : category.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;

function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const last = tabs.length - 1;
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
  if (at === -1 || to === undefined) return;
  event.preventDefault();
  tabs[to > last ? 0 : to < 0 ? last : to]?.focus();
}
