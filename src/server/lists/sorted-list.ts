import { and, asc, desc, isNotNull, isNull, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { orderIn, type SortWord } from "#domain/sorting.ts";
import { isEndless, placeFrom, type KeyKind } from "./cursor.ts";

/** Something a list can be sorted by. */
export interface SortColumn {
  readonly value: SQLWrapper;
  readonly kind: KeyKind;
  /** Rows without it come last, whichever way round. */
  readonly mayBeNull?: true;
  /** True of every row of the list, and what its index in this order holds. */
  readonly among?: SQL;
}

export interface SortedList {
  /** Goes into the select, so that the last row of a page tells where the next begins. */
  readonly key: SQL<string | null>;
  readonly orderBy: SQL[];
  /** Only what comes behind the row this cursor was made for, and everything when there is none. */
  behind(cursor: string | null): SQL | undefined;
}

/**
 * A list by one of its columns, and by its id where that is equal: so every row has one place, and a page begins behind the last
 * row of the one before, whatever was added or removed meanwhile. The id goes the way of the column, for one index to serve both.
 */
export function sortedList<Column extends string>(
  columns: Readonly<Record<Column, SortColumn>>,
  order: SortWord<Column>,
  id: SQLWrapper,
): SortedList {
  const { by, isDescending } = orderIn(order);
  const { value, kind, mayBeNull = false, among } = columns[by];
  const way = isDescending ? desc : asc;
  const further = isDescending ? sql`<` : sql`>`;
  const behind = (cursor: string): SQL | undefined => {
    const place = placeFrom(cursor, order, kind);
    if (place.key === null) return and(isNull(value), sql`${id} ${further} ${place.id}::int`);
    const next = sql`(${value}, ${id}) ${further} (${valueOf[kind](place.key)}, ${place.id}::int)`;
    return mayBeNull ? or(and(isNotNull(value), next), isNull(value)) : next;
  };
  return {
    key: kind === "moment" ? sql`extract(epoch from ${value})::text` : sql`(${value})::text`,
    orderBy: mayBeNull ? [asc(isNull(value)), way(value), way(id)] : [way(value), way(id)],
    behind: (cursor) => and(among, cursor === null ? undefined : behind(cursor)),
  };
}

/** To the last microsecond, which a date of ours would lose; and so would rows be lost between two pages. */
const valueOf: Readonly<Record<KeyKind, (key: string) => SQL>> = {
  moment: (key) =>
    isEndless(key)
      ? sql`${key}::timestamptz`
      : sql`(timestamptz 'epoch' + ${`${key} seconds`}::interval)`,
  day: (key) => sql`${key}::date`,
  number: (key) => sql`${key}::numeric`,
  text: (key) => sql`${key}::text`,
};
