import { Link } from "../link.tsx";
import { orderIn, wordFor, type SortWord } from "#domain/sorting.ts";
import { ChevronIcon } from "../icons/icons.tsx";

/** The order a list is in, and the address of every other. */
export interface Sorting<Sort extends string> {
  readonly order: SortWord<Sort>;
  readonly addressOf: (order: SortWord<Sort>) => string;
}

interface SortLinkProps<Sort extends string> {
  readonly title: string;
  readonly by: Sort;
  readonly isLargestFirst: boolean;
  readonly sorting: Sorting<Sort>;
}

/** Sorts by this column, and the other way round once it does. A link, so that it works without scripts and can be sent on. */
export function SortLink<Sort extends string>(props: SortLinkProps<Sort>) {
  const { title, by, isLargestFirst, sorting } = props;
  const order = orderIn(sorting.order);
  const isSorted = order.by === by;
  const next = { by, isDescending: isSorted ? !order.isDescending : isLargestFirst };
  return (
    <Link
      to={sorting.addressOf(wordFor(next))}
      preventScrollReset
      rel="nofollow"
      aria-current={isSorted || undefined}
      className="sort-link"
    >
      {title}
      <ChevronIcon
        className={`size-4 shrink-0 ${isSorted ? "" : "opacity-40"} ${isSorted && !order.isDescending ? "rotate-180" : ""}`}
      />
    </Link>
  );
}

interface SortChoicesProps<Sort extends string> {
  readonly choices: readonly Pick<SortLinkProps<Sort>, "title" | "by">[];
  readonly sorting: Sorting<Sort>;
}

/** The same over a list that is no table, and so has no heads. */
export const SortChoices = <Sort extends string>({ choices, sorting }: SortChoicesProps<Sort>) => (
  <p className="sort-choices flex flex-wrap items-center gap-x-4 text-sm text-quiet">
    Sort by
    {choices.map(({ title, by }) => (
      <span key={by}>
        <SortLink title={title} by={by} isLargestFirst={false} sorting={sorting} />
        <span className="sr-only">{ariaSort(by, sorting)}</span>
      </span>
    ))}
  </p>
);

export function ariaSort<Sort extends string>(
  by: Sort | undefined,
  sorting: Sorting<Sort> | undefined,
): "ascending" | "descending" | undefined {
  if (by === undefined || sorting === undefined) return undefined;
  const order = orderIn(sorting.order);
  if (order.by !== by) return undefined;
  return order.isDescending ? "descending" : "ascending";
}
