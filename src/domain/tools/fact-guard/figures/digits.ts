import { currencies, multiples } from "./number-names.ts";
import type { Word } from "../text/read-text.ts";

/** A figure in digits, before its unit is known. */
export interface Amount {
  readonly value: number;
  readonly last: number;
  readonly currency: string;
  /** Letters that stick to the last digit: "x" of "3x", "st" of "1st". */
  readonly suffix: string;
  /** Whether the words left no doubt that it is an amount: a separator, a currency or a multiple. */
  readonly isAmount: boolean;
}

const digitWord = /^([a-z]{0,3})(\d{1,15})([a-z]{0,5})$/;

/** Reads "R1 200 000", "1,2m", "$350k", "12,000", "3x" from a word on. */
export function readDigits(words: readonly Word[], at: number): Amount | null {
  const [, prefix = "", whole = "", stuck = ""] = digitWord.exec(words[at]?.low ?? "") ?? [];
  if (whole === "" || (prefix !== "" && !currencies.has(prefix))) return null;
  let [digits, suffix, last, separated] = [whole, stuck, at, false];
  if (whole.length <= 3 && !whole.startsWith("0")) {
    for (;;) {
      const group = suffix === "" ? thousandsGroup(words[last + 1], separated) : null;
      if (group === null) break;
      digits += group.digits;
      suffix = group.suffix;
      separated = true;
      last += 1;
    }
  }
  const fraction = suffix === "" ? decimals(words[last + 1], separated) : null;
  if (fraction !== null) {
    digits += `.${fraction.digits}`;
    suffix = fraction.suffix;
    last += 1;
  }
  const stuckMultiple = multiples.get(suffix);
  const saidMultiple = suffix === "" ? multipleAfter(words[last + 1], prefix !== "") : undefined;
  if (saidMultiple !== undefined) last += 1;
  return {
    value: Number(digits) * (stuckMultiple ?? saidMultiple ?? 1),
    last,
    currency: currencies.get(prefix) ?? "",
    suffix: stuckMultiple === undefined ? suffix : "",
    isAmount:
      separated || prefix !== "" || stuckMultiple !== undefined || saidMultiple !== undefined,
  };
}

interface Digits {
  readonly digits: string;
  readonly suffix: string;
}

/** "000" after a comma or a space. */
function thousandsGroup(word: Word | undefined, separated: boolean): Digits | null {
  if (word === undefined || !/^(?:[, ’']|, )$/.test(word.gap)) return null;
  if (word.gap === ", " || (word.gap !== " " && word.gap !== "," && separated)) return null;
  const [, digits, suffix = ""] = /^(\d{3})([a-z]{0,5})$/.exec(word.low) ?? [];
  return digits === undefined ? null : { digits, suffix };
}

/** ".5", and ",5" as South Africans write it. */
function decimals(word: Word | undefined, separated: boolean): Digits | null {
  if (word === undefined || (word.gap !== "." && (word.gap !== "," || separated))) return null;
  const [, digits, suffix = ""] = /^(\d{1,4})([a-z]{0,5})$/.exec(word.low) ?? [];
  return digits === undefined ? null : { digits, suffix };
}

/** "million" after the digits; a lone "m" or "k" only beside a currency. */
function multipleAfter(word: Word | undefined, hasCurrency: boolean): number | undefined {
  if (word === undefined || !/^[ -]?$/.test(word.gap)) return undefined;
  if (word.low.length < 3 && !hasCurrency && word.low !== "bn" && word.low !== "mn")
    return undefined;
  return word.low === "grand" && !hasCurrency ? undefined : multiples.get(word.low);
}
