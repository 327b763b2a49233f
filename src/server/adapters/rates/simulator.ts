import { sastDay } from "#domain/days.ts";
import { startingRates } from "#domain/listing/pay/rates.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { RateSource } from "./port.ts";

/** A bank whose rates are every day those we know: a demo reaches nobody, and its figures stay those of its pictures. */
export const simulatedRates = (clock: Clock): RateSource => ({
  name: "the demo's central bank",
  newest: () => Promise.resolve({ day: sastDay(clock.now()), usdFor: startingRates.usdFor }),
});
