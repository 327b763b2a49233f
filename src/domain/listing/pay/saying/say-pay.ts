import type { PayAmount } from "#domain/listing/facts.ts";
import { grouped } from "./figures.ts";

/** Currencies every reader here knows by their sign; the others go by their code. */
const signs: Readonly<Record<string, string>> = { EUR: "€", GBP: "£", USD: "$", ZAR: "R" };

/** An offer as it was given, in few words: `$60,000–$80,000/year`, `up to £45/hour`. */
export function sayPay({ min, max, currency, period }: PayAmount): string {
  return `${sayEnds(min, max, signs[currency] ?? `${currency} `)}/${period}`;
}

function sayEnds(min: number | null, max: number | null, sign: string): string {
  if (min === null) return max === null ? "" : `up to ${sign}${sayNumber(max)}`;
  if (max === null) return `from ${sign}${sayNumber(min)}`;
  if (min === max) return `${sign}${sayNumber(min)}`;
  const isCode = sign.endsWith(" ");
  return `${sign}${sayNumber(min)}–${isCode ? "" : sign}${sayNumber(max)}`;
}

/** Whole numbers with commas, others with their cents: the same letters on every machine. */
function sayNumber(value: number): string {
  const whole = Math.trunc(value);
  const cents = Math.round((value - whole) * 100);
  const commas = grouped(whole);
  return cents === 0 ? commas : `${commas}.${String(cents).padStart(2, "0")}`;
}
