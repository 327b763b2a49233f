import type { ReactNode } from "react";

export interface ChartText {
  readonly title: string;
  /** What the figure shows, in one sentence: for whoever cannot see it, and for whoever has no time to. */
  readonly sentence: string;
}

interface ChartFrameProps extends ChartText {
  /** The heads of the table, and its rows: the first cell names the row. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Stands in the figure's place while there is nothing to draw. */
  readonly whenEmpty: string;
  readonly children: ReactNode;
}

/** A figure with what it says and the numbers behind it. The drawing itself is for the eye alone. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, sentence, columns, rows, whenEmpty, children } = props;
  const isEmpty = rows.length === 0;
  return (
    <figure className="grid min-w-0 content-start gap-4 rounded-card border border-line bg-raised p-5">
      <figcaption className="grid gap-1">
        <span className="font-display text-lg font-bold">{title}</span>
        <span className="text-quiet">{isEmpty ? whenEmpty : sentence}</span>
      </figcaption>
      {isEmpty ? <Nothing /> : <div aria-hidden="true">{children}</div>}
      {!isEmpty && (
        <details className="text-sm">
          <summary className="inline-flex min-h-8 cursor-pointer items-center text-quiet underline hover:text-ink">
            The numbers
          </summary>
          <Numbers title={title} columns={columns} rows={rows} />
        </details>
      )}
    </figure>
  );
}

/** The ground without the hills: where the figure will stand. */
const Nothing = () => (
  <svg aria-hidden="true" height="64" className="w-full">
    <line x1="0" x2="100%" y1="60" y2="60" strokeWidth="2" className="stroke-control" />
    <line
      x1="0"
      x2="100%"
      y1="20"
      y2="20"
      strokeDasharray="2 6"
      strokeWidth="2"
      className="stroke-line"
    />
  </svg>
);

function Numbers({ title, columns, rows }: Pick<ChartFrameProps, "title" | "columns" | "rows">) {
  return (
    <div className="overflow-x-auto pt-2">
      <table className="w-full border-collapse tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-line text-left text-quiet">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`py-1.5 font-normal ${index > 0 ? "pl-4 text-right" : ""}`}
              >
                {/* Over the names of the rows an eye needs no word. */}
                {column === "" ? <span className="sr-only">Name</span> : column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = "", ...cells]) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-1.5 text-left font-normal">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="py-1.5 pl-4 text-right">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
