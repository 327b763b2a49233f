import type { ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";
import { ariaSort, SortLink, type Sorting } from "./sort-head.tsx";

export interface Column<Row, Sort extends string = never> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers line up on the right, so that they can be compared. */
  readonly isNumber?: boolean;
  /** What the list is sorted by under this head, where it can be. */
  readonly sort?: Sort;
  /** Of dates and figures one wants to see the largest first, of names the first of the alphabet. */
  readonly isLargestFirst?: boolean;
}

interface TableProps<Row, Sort extends string> {
  readonly caption: string;
  readonly columns: readonly Column<Row, Sort>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** On a small screen each row becomes a card, headed by its first cell, and the heads that sort a row of choices. */
  readonly isStacking?: boolean;
  readonly sorting?: Sorting<Sort>;
  /** Of the rows, for whoever takes the keyboard to one. */
  readonly ref?: Ref<HTMLTableSectionElement>;
}

/** Scrolls inside itself when it is wider than the screen. */
export function Table<Row, Sort extends string = never>({
  caption,
  columns,
  rows,
  rowKey,
  isStacking = false,
  sorting,
  ref,
}: TableProps<Row, Sort>) {
  return (
    <section
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A keyboard must be able to scroll it.
      tabIndex={0}
      className={classNames(
        "overflow-x-auto rounded-card border border-line bg-raised",
        isStacking && "stacking-table",
        sorting !== undefined && "sortable-table",
      )}
    >
      <table className="w-full text-left">
        <thead className="border-b border-line text-sm text-quiet">
          <tr>
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                aria-sort={ariaSort(column.sort, sorting)}
                className={classNames("px-4 py-3 font-medium", column.isNumber && "text-right")}
              >
                <Head column={column} sorting={sorting} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={ref} className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ title, cell, isNumber }) => (
                <td
                  key={title}
                  data-title={title}
                  className={classNames("px-4 py-3", isNumber && "text-right tabular-nums")}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HeadProps<Row, Sort extends string> {
  readonly column: Column<Row, Sort>;
  readonly sorting: Sorting<Sort> | undefined;
}

function Head<Row, Sort extends string>({ column, sorting }: HeadProps<Row, Sort>) {
  const { title, sort, isLargestFirst = false } = column;
  if (sort === undefined || sorting === undefined) return title;
  return <SortLink title={title} by={sort} isLargestFirst={isLargestFirst} sorting={sorting} />;
}
