/** How many categories the header of the gallery names before it says how many more there are. */
export const mostChips = 5;

/** How many cards of a category stand among all the others; the rest is one press away. */
export const mostInGroup = 6;

interface Categorised {
  readonly category: string;
}

interface Group<Card> {
  readonly category: string;
  readonly cards: readonly Card[];
}

/** By category, in the order of the alphabet; within one as they came. */
export function byCategory<Card extends Categorised>(cards: readonly Card[]): Group<Card>[] {
  return [...Map.groupBy(cards, ({ category }) => category)]
    .map(([category, inside]) => ({ category, cards: inside }))
    .toSorted((one, other) => one.category.localeCompare(other.category, "en"));
}

interface Ordered {
  readonly id: number;
  readonly position: number | null;
}

/** By position; those that have none come last, the oldest of them first. */
export const byPosition = (one: Ordered, other: Ordered): number =>
  (one.position ?? Infinity) === (other.position ?? Infinity)
    ? one.id - other.id
    : (one.position ?? Infinity) - (other.position ?? Infinity);

/** Letters and figures, without accents or capitals: what a search is compared with. */
export const searchable = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Whether every word of a search stands there, or begins a word that does. Signs alone find nothing. */
export function hasWords(inside: string, search: string): boolean {
  const words = searchable(search);
  return words !== "" && words.split(" ").every((word) => ` ${inside}`.includes(` ${word}`));
}
