import { ButtonLink } from "#client/ui/button-link.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { addressOf, filtersIn, type GalleryFilters } from "../address.ts";

interface NothingFoundProps {
  readonly filters: GalleryFilters;
  /** How many strategies there are at all. */
  readonly all: number;
}

/** Why there is no card, and the way on. */
export function NothingFound({ filters, all }: NothingFoundProps) {
  if (all === 0)
    return (
      <EmptyState title="No growth strategies available yet">
        They are being written. Come back in a day or two.
      </EmptyState>
    );
  const action = (
    <ButtonLink to={addressOf(filtersIn(""))} variant="primary">
      Show all strategies
    </ButtonLink>
  );
  if (filters.search === "" && filters.favourites)
    return (
      <EmptyState title="No favourites here yet" action={action}>
        Press the star on a strategy you mean to try, and it is found here again.
      </EmptyState>
    );
  return (
    <EmptyState title="No strategies found" action={action}>
      Every word of a search has to be in the strategy. Try one word fewer.
    </EmptyState>
  );
}
