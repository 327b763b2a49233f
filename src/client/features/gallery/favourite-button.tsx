import { Button } from "#client/ui/button.tsx";
import { StarIcon } from "./icons.tsx";
import { useProgress, useProgressChange } from "./progress.ts";

interface FavouriteButtonProps {
  readonly strategy: { readonly id: number; readonly title: string };
  /** With its word beside the star. */
  readonly isNamed?: boolean;
}

export function FavouriteButton({
  strategy: { id, title },
  isNamed = false,
}: FavouriteButtonProps) {
  const isFavourite = useProgress().isFavourite(id);
  const { mutate } = useProgressChange();
  return (
    <Button
      size="small"
      variant={isNamed ? "secondary" : "quiet"}
      aria-label={`Favourite: ${title}`}
      aria-pressed={isFavourite}
      className="star"
      onClick={() => mutate({ kind: "favourite", strategyId: id, isOn: !isFavourite })}
    >
      <StarIcon className={isNamed ? "size-4" : "size-5"} />
      {isNamed && "Favourite"}
    </Button>
  );
}
