import { clicksAndChains } from "./clicks-and-chains.ts";
import { moneyOut } from "./money-out.ts";
import { moneyThrough } from "./money-through.ts";
import { nameAndKeys } from "./name-and-keys.ts";
import type { PassageRule } from "./passage.ts";

/** Tricks that are told over some sentences. One row each, with the honest ad that looks like it. */
export const passages: readonly PassageRule[] = [
  ...moneyOut,
  ...moneyThrough,
  ...nameAndKeys,
  ...clicksAndChains,
];
