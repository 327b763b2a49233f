/** So many of so many. */
export interface Tally {
  readonly count: number;
  readonly of: number;
}

/** A share, and how far the truth may lie from it. All three in percent, with one decimal. */
export interface Rate extends Tally {
  readonly percent: number;
  readonly low: number;
  readonly high: number;
  /** Of so few a share says next to nothing, whatever it is. */
  readonly isTooFew: boolean;
}

/** From here on a share is worth saying. */
export const fewestToJudge = 8;

/** Two standard deviations, near enough: 95 of 100 such ranges hold the true share. */
const z = 1.959_964;

/**
 * The range is Wilson's. Unlike the usual plus and minus it never leaves 0 to 100, and none of ten is not taken for
 * none of ever so many.
 */
export function rateOf({ count, of }: Tally): Rate {
  if (of === 0) return { count, of, percent: 0, low: 0, high: 100, isTooFew: true };
  const share = count / of;
  const middle = share + (z * z) / (2 * of);
  const reach = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const whole = 1 + (z * z) / of;
  return {
    count,
    of,
    percent: oneDecimal(count, of),
    low: count === 0 ? 0 : oneDecimal(middle - reach, whole),
    high: count === of ? 100 : oneDecimal(middle + reach, whole),
    isTooFew: of < fewestToJudge,
  };
}

/** As the tracker's card says it: 2 of 3 are 67. */
export const wholePercent = ({ count, of }: Tally): number =>
  of === 0 ? 0 : Math.round((count * 100) / of);

/** Halves go up, as everybody rounds by hand. */
const oneDecimal = (part: number, whole: number): number => Math.round((part * 1000) / whole) / 10;
