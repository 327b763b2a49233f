/** The order of a list as one word, for addresses and calls: a column's name, with a minus before it for the other way round. */
export type SortWord<Column extends string> = Column | `-${Column}`;

export interface Order<Column extends string> {
  readonly by: Column;
  readonly isDescending: boolean;
}

/** Every word an order by these columns can have. */
export const sortWords = <Column extends string>(
  columns: readonly Column[],
): readonly SortWord<Column>[] =>
  columns.flatMap((column): SortWord<Column>[] => [column, `-${column}`]);

export function orderIn<Column extends string>(word: SortWord<Column>): Order<Column> {
  const isDescending = word.startsWith("-");
  return { by: (isDescending ? word.slice(1) : word) as Column, isDescending };
}

export const wordFor = <Column extends string>({
  by,
  isDescending,
}: Order<Column>): SortWord<Column> => (isDescending ? `-${by}` : by);
