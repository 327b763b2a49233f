import type { StrategyCard as Card } from "#contract/guides/growth-gallery.ts";
import { byCategory, mostInGroup } from "#domain/guides/gallery.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { addressOf, type GalleryFilters } from "../address.ts";
import { tabId } from "./category-tabs.tsx";
import { StrategyCard } from "./strategy-card.tsx";

interface StrategyGroupsProps {
  readonly cards: readonly Card[];
  readonly filters: GalleryFilters;
}

/** By category: the first of each among all others, all of one on its own. */
export const StrategyGroups = ({ cards, filters }: StrategyGroupsProps) =>
  byCategory(cards)
    .filter(({ category }) => filters.category === "" || category === filters.category)
    .map(({ category, cards: inside }) => {
      const isAlone = filters.category !== "";
      const headingId = `${tabId(category)}-heading`;
      return (
        <section key={category} aria-labelledby={headingId} className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <h2 id={headingId} className="flex items-baseline gap-3 text-xl">
              {category}
              <span className="font-text text-base font-normal tracking-normal text-quiet">
                {inside.length === 1 ? "1 strategy" : `${inside.length} strategies`}
              </span>
            </h2>
            {!isAlone && (
              <ButtonLink
                size="small"
                variant="quiet"
                className="-mx-3"
                to={addressOf({ ...filters, category })}
                preventScrollReset
                aria-label={`View all: ${category}`}
              >
                View all
              </ButtonLink>
            )}
          </div>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {(isAlone ? inside : inside.slice(0, mostInGroup)).map((card) => (
              <StrategyCard key={card.id} card={card} filters={filters} />
            ))}
          </ul>
        </section>
      );
    });
