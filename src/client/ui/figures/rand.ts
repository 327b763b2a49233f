import { grouped } from "#domain/listing/pay/saying/figures.ts";

/** An amount in cents as `R2,000`; with cents where there are some, or where `isExact` asks for them. */
export function sayRand(cents: number, isExact = false): string {
  const rest = cents % 100;
  const fraction = rest === 0 && !isExact ? "" : `.${String(rest).padStart(2, "0")}`;
  return `R${grouped(Math.trunc(cents / 100))}${fraction}`;
}
