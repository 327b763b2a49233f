import { grouped } from "#domain/listing/pay/saying/figures.ts";
import type { RoleFiguresReply } from "#contract/listings/role-figures.ts";
import { dayOf } from "#client/ui/figures/moment.ts";

type RolePay = NonNullable<RoleFiguresReply["pay"]>;

/** What open jobs pay in the middle, and the band in which half of them lie, drawn to scale. */
export function PayBand({ pay: { listings, dollars, rand, day } }: { pay: RolePay }) {
  const at = (value: number): number => (100 * value) / (dollars.high * 1.15);
  return (
    <div className="grid gap-2">
      <p>
        <span className="font-display text-2xl font-bold">${grouped(dollars.middle)}</span>
        <span className="text-quiet"> a month in the middle, about </span>
        <span className="font-semibold">R{grouped(rand.middle)}</span>
      </p>
      <svg height="18" className="w-full" aria-hidden="true">
        <line x2="100%" y1="9" y2="9" strokeWidth="2" className="stroke-line" />
        <rect
          x={`${at(dollars.low)}%`}
          width={`${at(dollars.high) - at(dollars.low)}%`}
          y="3"
          height="12"
          rx="6"
          className="fill-ember-pale"
        />
        <circle cx={`${at(dollars.middle)}%`} cy="9" r="7" className="fill-ember" />
      </svg>
      <p className="text-sm text-quiet">
        Half of the {listings} that say it pay ${grouped(dollars.low)} to ${grouped(dollars.high)}:
        R{grouped(rand.low)} to R{grouped(rand.high)} at the rate of {dayOf(day)}.
      </p>
    </div>
  );
}
