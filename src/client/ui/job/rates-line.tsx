import type { Pay } from "#domain/listing/facts.ts";
import type { PayInRand } from "#domain/listing/pay/in-rand.ts";
import { sayRates } from "#domain/listing/pay/saying/say-rand.ts";

export interface Offer {
  readonly pay: Pay;
  readonly payInRand: PayInRand | null;
}

/** The rates that the rand on these cards was worked out at, once for all of them. */
export function RatesLine({ offers }: { offers: readonly Offer[] }) {
  const said = ratesOf(offers);
  return said !== null && <p className="text-sm text-quiet tabular-nums">{said}</p>;
}

export const ratesOf = (offers: readonly Offer[]): string | null =>
  sayRates(
    offers.flatMap(({ pay: { amount }, payInRand }) =>
      amount === null || payInRand === null
        ? []
        : [{ currency: amount.currency, inRand: payInRand }],
    ),
  );
