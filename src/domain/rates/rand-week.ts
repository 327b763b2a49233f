import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { addDays } from "#domain/days.ts";
import type { RateTable } from "#domain/listing/pay/rates.ts";
import { randOf } from "./rand-table.ts";

/** Fewer rates than this tell nothing about a week. */
const fewestRates = 3;
/** Below this nobody would notice. */
const noticeable = 0.002;

/**
 * How the rand did in the week up to a day, in one sentence: "The rand is at R17.64 to the dollar, 2.0% stronger than a week
 * ago: $1,000 now brings R360 less." Null where too few rates are stored, or none of the last days.
 */
export function sayRandWeek(tables: readonly RateTable[], day: string): string | null {
  const week = tables
    .filter((table) => table.day > addDays(day, -8) && table.day <= day)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const last = week.at(-1);
  const [first] = week;
  if (first === undefined || last === undefined || week.length < fewestRates) return null;
  if (last.day < addDays(day, -3)) return null;
  const [was, is] = [randOf(first.usdFor)["USD"], randOf(last.usdFor)["USD"]];
  if (was === undefined || is === undefined || !Number.isFinite(was) || !Number.isFinite(is))
    return null;
  const move = is / was - 1;
  const now = `The rand is at R${is.toFixed(2)} to the dollar`;
  if (Math.abs(move) < noticeable) return `${now}, where it was a week ago.`;
  const percent = `${Math.abs(move * 100).toFixed(1)}%`;
  const rand = grouped(Math.abs(is - was) * 1_000);
  return move > 0
    ? `${now}, ${percent} weaker than a week ago: $1,000 now brings R${rand} more.`
    : `${now}, ${percent} stronger than a week ago: $1,000 now brings R${rand} less.`;
}
