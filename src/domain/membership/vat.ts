/** Who takes the money. Without a number they are not registered for VAT, and charge none. */
export interface Seller {
  readonly name: string;
  readonly vatNumber: string | null;
}

/** South Africa's rate, in percent. */
const ratePercent = 15;

/** The VAT within a price, which always includes it; null for a seller who charges none. */
export const vatWithin = (cents: number, { vatNumber }: Seller): number | null =>
  vatNumber === null ? null : Math.round((cents * ratePercent) / (100 + ratePercent));
