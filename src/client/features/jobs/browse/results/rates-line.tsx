import type { JobCard } from "#contract/jobs.ts";
import { sayRates } from "#domain/listing/pay/saying/say-rand.ts";

/** The rates that the rand on these cards was worked out at, once for all of them. */
export function RatesLine({ jobs }: { jobs: readonly JobCard[] }) {
  const said = sayRates(
    jobs.flatMap(({ pay, payInRand }) =>
      pay.value.amount === null || payInRand === null
        ? []
        : [{ currency: pay.value.amount.currency, inRand: payInRand }],
    ),
  );
  return said !== null && <p className="text-sm text-quiet tabular-nums">{said}</p>;
}
