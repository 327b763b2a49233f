import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers line up on the right, so that they can be compared. */
  readonly isNumber?: boolean;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** On a small screen each row becomes a card, headed by its first cell. */
  readonly isStacking?: boolean;
}

/** Scrolls inside itself when it is wider than the screen. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isStacking = false,
}: TableProps<Row>) {
  return (
    <section
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A keyboard must be able to scroll it.
      tabIndex={0}
      className={classNames(
        "overflow-x-auto rounded-card border border-line bg-raised",
        isStacking && "stacking-table",
      )}
    >
      <table className="w-full text-left">
        <thead className="border-b border-line text-sm text-quiet">
          <tr>
            {columns.map(({ title, isNumber }) => (
              <th
                key={title}
                scope="col"
                className={classNames("px-4 py-3 font-medium", isNumber && "text-right")}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
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
