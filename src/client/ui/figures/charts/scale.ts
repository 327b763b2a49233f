export interface Scale {
  readonly low: number;
  readonly high: number;
  /** Round figures from low to high, evenly apart. */
  readonly ticks: readonly number[];
}

const wantedSteps = 4;

/** A scale that holds all of these, begins or ends at zero unless told otherwise, and is divided at round figures. */
export function scaleFor(
  values: readonly number[],
  { fromZero = true }: { readonly fromZero?: boolean } = {},
): Scale {
  const all = [...values.filter(Number.isFinite), ...(fromZero ? [0] : [])];
  const least = all.length === 0 ? 0 : Math.min(...all);
  const most = all.length === 0 ? 0 : Math.max(...all);
  if (least === 0 && most === 0) return { low: 0, high: 1, ticks: [0, 1] };
  const step = roundStep(most - least || Math.abs(most));
  const low = Math.floor(least / step) * step;
  // Of figures that are all the same something must still stick out.
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  const count = Math.round((high - low) / step);
  const ticks = Array.from({ length: count + 1 }, (_, index) => exact(low + index * step));
  return { low: exact(low), high: exact(high), ticks };
}

/** Where a value stands between low and high, from 0 to 1. */
export const shareOf = (value: number, { low, high }: Scale): number =>
  Math.min(Math.max((value - low) / (high - low), 0), 1);

/** The next larger of 1, 2 and 5 with noughts behind it or before it. */
function roundStep(span: number): number {
  const rough = span / wantedSteps;
  const power = 10 ** Math.floor(Math.log10(rough));
  return (([1, 2, 5] as const).find((times) => times * power >= rough * 0.999_999) ?? 10) * power;
}

/** Without the dust that adding up fractions leaves behind. */
const exact = (value: number): number => Number(value.toPrecision(12));
