import type { StrategyCard as Card } from "#contract/guides/growth-gallery.ts";
import { CheckIcon } from "#client/ui/icons/icons.tsx";
import { Link } from "#client/ui/link.tsx";
import { cardId, openAddress, type GalleryFilters } from "../address.ts";
import { FavouriteButton } from "../favourite-button.tsx";
import { StrategyIcon } from "../icons.tsx";
import { useProgress } from "../progress.ts";

interface StrategyCardProps {
  readonly card: Card;
  readonly filters: GalleryFilters;
}

/** Opens anywhere but on its star. */
export const StrategyCard = ({ card, filters }: StrategyCardProps) => (
  <li
    id={cardId(card.id)}
    className="relative grid grid-rows-[auto_1fr_auto] gap-3 rounded-card border border-line bg-raised p-5 transition-colors hover:border-control focus-within:border-control"
  >
    <div className="flex items-start justify-between gap-3">
      <span className="grid size-9 place-items-center rounded-control bg-ember-wash text-ember-text seen-by-ground">
        <StrategyIcon name={card.icon} />
      </span>
      <span className="relative z-1">
        <FavouriteButton strategy={card} />
      </span>
    </div>
    <div className="grid content-start gap-1.5">
      <h3 className="text-lg">
        <Link
          to={openAddress(card.id, filters)}
          preventScrollReset
          className="after:absolute after:inset-0 after:rounded-card"
        >
          {card.title}
        </Link>
      </h3>
      <p className="text-quiet">{card.description}</p>
    </div>
    <Standing card={card} />
  </li>
);

function Standing({ card: { id, stepCount } }: { card: Card }) {
  const done = useProgress().doneOf(id).length;
  if (done === 0 || stepCount === 0)
    return <p className="text-sm text-quiet">{stepsIn(stepCount)}</p>;
  if (done === stepCount)
    return (
      <p className="flex items-center gap-1.5 text-sm font-medium text-yes">
        <CheckIcon className="size-4" />
        All {stepsIn(stepCount)} done
      </p>
    );
  return (
    <div className="grid gap-1.5">
      <p className="text-sm text-quiet tabular-nums">
        {done} of {stepsIn(stepCount)}
      </p>
      <progress className="progress" aria-hidden="true" max={stepCount} value={done} />
    </div>
  );
}

export const stepsIn = (count: number): string => (count === 1 ? "1 step" : `${count} steps`);
