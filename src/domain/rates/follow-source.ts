import type { RateTable } from "#domain/listing/pay/rates.ts";
import { largeMoves } from "./rand-table.ts";

export type Following =
  | { readonly kind: "new"; readonly table: RateTable }
  | { readonly kind: "known" }
  /** Something moved so far that a person should look first. */
  | { readonly kind: "doubtful"; readonly moved: readonly string[] };

/**
 * What to make of the table a source published. Currencies it does not know keep the worth they had; those we do not know
 * are left out. What an administrator saved for the same day stands.
 */
export function followSource(newest: RateTable, published: RateTable): Following {
  if (published.day <= newest.day) return { kind: "known" };
  const usdFor = Object.fromEntries(
    Object.entries(newest.usdFor).map(([code, worth]) => [code, published.usdFor[code] ?? worth]),
  );
  const moved = largeMoves(newest.usdFor, usdFor);
  return moved.length > 0
    ? { kind: "doubtful", moved }
    : { kind: "new", table: { day: published.day, usdFor } };
}
