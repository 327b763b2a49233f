import { plans } from "#domain/plans.ts";
import { grouped, roundForReading } from "#domain/listing/pay/saying/figures.ts";
import { landing } from "#client/copy/landing.ts";

const { rand } = plans.premium;
const { scale } = landing.pricing;

/** A month's pay in rand that somebody is really paid, or offered. */
export interface Month {
  readonly rand: number;
  /** What the viewer earns, as they told us; otherwise the middle of what is open. */
  readonly isTheirs: boolean;
}

/** The price beside what it is for, both drawn to the same scale. */
export function ToScale({ month }: { month: Month }) {
  const part = Number(Math.min((rand / month.rand) * 100, 100).toFixed(2));
  return (
    <figure className="grid gap-2 border-y border-line py-5">
      <svg aria-hidden="true" className="h-9 w-full">
        <rect width="100%" height="14" rx="3" className="fill-ink/12" />
        <rect y="20" width={`${part}%`} height="14" rx="3" className="fill-ember" />
      </svg>
      <figcaption className="flex flex-wrap justify-between gap-x-6 text-sm text-quiet tabular-nums">
        <Sum look="bg-ember" rand={rand} meaning={scale.price} />
        <Sum
          look="bg-ink/12"
          rand={roundForReading(month.rand)}
          meaning={month.isTheirs ? scale.theirPay : scale.pay}
        />
      </figcaption>
    </figure>
  );
}

const Sum = ({ look, rand, meaning }: { look: string; rand: number; meaning: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <i className={`h-2 w-3.5 shrink-0 rounded-[2px] ${look}`} />
    <span>
      <span className="font-semibold text-ink">R{grouped(rand)}</span> {meaning}
    </span>
  </span>
);
