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
  <li id={cardId(card.id)} className="strategy-card">
    <StrategyIcon name={card.icon} className="" />
    <h3>
      <Link to={openAddress(card.id, filters)} preventScrollReset>
        {card.title}
      </Link>
    </h3>
    <p>{card.description}</p>
    <Standing card={card} />
    <FavouriteButton strategy={card} />
  </li>
);

function Standing({ card: { id, stepCount } }: { card: Card }) {
  const done = useProgress().doneOf(id).length;
  const isWhole = done === stepCount && done > 0;
  const words = done === 0 ? stepsIn(stepCount) : `${done} of ${stepsIn(stepCount)}`;
  return (
    <div className="standing">
      {isWhole ? (
        <p className="flex items-center gap-1.5 font-medium text-yes">
          <CheckIcon className="size-4" />
          {`All ${stepsIn(stepCount)} done`}
        </p>
      ) : (
        <p>{words}</p>
      )}
      {done > 0 && !isWhole && (
        <progress className="progress" aria-hidden="true" max={stepCount} value={done} />
      )}
    </div>
  );
}

export const stepsIn = (count: number): string => (count === 1 ? "1 step" : `${count} steps`);
