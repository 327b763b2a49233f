import { Button } from "#client/ui/button.tsx";
import { classNames } from "#client/ui/class-names.ts";
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
      className={classNames("relative", !isNamed && "-mt-1.5 -mr-2 px-2")}
      onClick={() => mutate({ kind: "favourite", strategyId: id, isOn: !isFavourite })}
    >
      <StarIcon
        className={classNames(
          isNamed ? "size-4" : "size-5",
          isFavourite ? "fill-ember text-ember-text" : "text-quiet",
        )}
      />
      {isNamed && "Favourite"}
    </Button>
  );
}
