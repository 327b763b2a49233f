import type { RateTable } from "#domain/listing/pay/rates.ts";

/** Who publishes the exchange rates of each day. */
export interface RateSource {
  /** As people know it. */
  readonly name: string;
  /** The newest table there is. Of some currencies it may know nothing. */
  newest(): Promise<RateTable>;
}

/** It answered, and not with rates. */
export class RatesUnreadable extends Error {
  override readonly name = "RatesUnreadable";
}
