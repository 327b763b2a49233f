import type { Measurement, Target } from "../measure.ts";

/**
 * Everything as a share of the hello-world of the same moments; a number alone says more about the machine.
 * The bar is held against what the server could do with a processor to itself (requests per second of its
 * processor time): in requests per second alone, a slow client or a busy neighbour counts as a slow server.
 */
export function printRatios(title: string, results: ReadonlyMap<Target, Measurement>): void {
  console.log(`\n${row(title, "requests/s", "ratio", "per CPU second", "ratio", "bar")}`);
  for (const [{ name, bar }, { perSecond, perCpuSecond, share }] of results) {
    const decides = Number.isNaN(share.perCpuSecond) ? share.perSecond : share.perCpuSecond;
    const isShort = bar !== undefined && decides < bar;
    const columns = [
      whole(perSecond),
      inDigits(share.perSecond),
      whole(perCpuSecond),
      inDigits(share.perCpuSecond),
    ];
    console.log(
      row(name, ...columns, bar === undefined ? "" : `≥ ${bar}`) +
        (isShort ? "  below the bar" : ""),
    );
  }
}

export function whole(count: number): string {
  return Number.isNaN(count) ? "" : Math.round(count).toLocaleString("en");
}

/** What is far below the yardstick is told apart by its third digit. */
const inDigits = (ratio: number): string => ratio.toFixed(ratio < 0.2 ? 3 : 2);

function row(name: string, ...columns: string[]): string {
  return name.padEnd(28) + columns.map((column) => column.padStart(15)).join("");
}
