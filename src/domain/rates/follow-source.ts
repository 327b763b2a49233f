import type { RateTable } from "#domain/listing/pay/rates.ts";
import { largeMoves } from "./rand-table.ts";

export type Following =
  | { readonly kind: "new"; readonly table: RateTable }
  | { readonly kind: "known" }
  /** A person should look first. */
  | { readonly kind: "doubtful"; readonly why: string };

/**
 * What to make of the table a source published. Currencies it does not know keep the worth they had; those we do not know
 * are left out. What an administrator saved for the same day stands. A table of a day to come would stand until that day,
 * and with it every later one would be known already.
 */
export function followSource(newest: RateTable, published: RateTable, today: string): Following {
  if (published.day <= newest.day) return { kind: "known" };
  if (published.day > today) return { kind: "doubtful", why: `${published.day} is yet to come` };
  const usdFor = Object.fromEntries(
    Object.entries(newest.usdFor).map(([code, worth]) => [code, published.usdFor[code] ?? worth]),
  );
  const moved = largeMoves(newest.usdFor, usdFor);
  return moved.length > 0
    ? { kind: "doubtful", why: `${moved.join(", ")} moved by more than a quarter` }
    : { kind: "new", table: { day: published.day, usdFor } };
}
