import type { RateTable } from "#domain/listing/pay/rates.ts";

type Worths = RateTable["usdFor"];

/** Rand for one unit of each currency: how people here read rates in the news. */
export type RandTable = Readonly<Record<string, number>>;

/** A rate that moves further than this at once is more often a slip than news. */
const largestPlainMove = 0.25;

/** The table as people read it. */
export function randOf(usdFor: Worths): RandTable {
  const zar = usdFor["ZAR"] ?? Number.NaN;
  return mapped(usdFor, (usd) => usd / zar);
}

/** The table as it is kept. The rand and the dollar are what they are by definition. */
export function usdOf(rand: RandTable): Worths {
  const dollar = rand["USD"] ?? Number.NaN;
  return { ...mapped(rand, (worth) => worth / dollar), USD: 1, ZAR: 1 / dollar };
}

/** By how much a rate moved: 0.1 is a tenth more. Null where there was none before. */
export const moveOf = (before: number | undefined, now: number): number | null =>
  before === undefined ? null : now / before - 1;

export const isLargeMove = (move: number | null): boolean =>
  move !== null && Math.abs(move) > largestPlainMove;

/** Currencies whose worth in rand moved so far that somebody should look again. */
export function largeMoves(before: Worths, now: Worths): string[] {
  const [was, is] = [randOf(before), randOf(now)];
  return Object.keys(is).filter((code) => isLargeMove(moveOf(was[code], is[code] ?? 0)));
}

/** A number of rand as somebody types it, with a point or a comma; null for anything else. */
export function randIn(typed: string): number | null {
  const text = typed.replace(/^\s*R?\s*/i, "").trimEnd();
  if (!/^\d{1,7}(?:[.,]\d{1,8})?$/.test(text)) return null;
  const rand = Number(text.replace(",", "."));
  return rand > 0 ? rand : null;
}

/** As exact as a rate is quoted: four decimals, and four digits of what is worth next to nothing. */
export const sayRate = (rand: number): string =>
  rand >= 1 ? rand.toFixed(4).replace(/0{1,2}$/, "") : String(Number(rand.toPrecision(4)));

const mapped = (
  table: Readonly<Record<string, number>>,
  change: (value: number) => number,
): Record<string, number> =>
  Object.fromEntries(Object.entries(table).map(([code, value]) => [code, change(value)]));
