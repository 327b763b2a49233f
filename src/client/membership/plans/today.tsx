import { useQuery } from "@tanstack/react-query";
import type { TierFigures, TierFiguresReply } from "#contract/listings/tier-figures.ts";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { useApp } from "#client/app-context.ts";
import { today } from "#client/copy/pricing.ts";
import { ago } from "#client/ui/figures/ago.ts";
import { planFiguresQuery } from "./figures.ts";

/** Free against premium, which opens what is free as well, as the board stands. Nothing at all where it could not be asked, or is empty. */
export function Today() {
  const { data, dataUpdatedAt } = useQuery(planFiguresQuery(useApp().api));
  if (data === undefined || data.free.open + data.premium.open === 0) return null;
  return (
    <section aria-labelledby="today" className="grid gap-3">
      <h2 id="today" className="text-xl">
        {today.title}
      </h2>
      <table className="w-full table-fixed text-left wrap-anywhere tabular-nums">
        <thead>
          <tr className="border-b border-line text-sm text-quiet">
            <th scope="col">
              <span className="sr-only">{today.what}</span>
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-medium">
              Free
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-medium">
              Premium
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, sayFree, sayPremium }) => (
            <tr key={name} className="border-b border-line align-baseline">
              <th scope="row" className="py-2.5 font-normal text-quiet">
                {name}
              </th>
              <td className="py-2.5 pl-3 text-right">{sayFree(data, dataUpdatedAt)}</td>
              <td className="py-2.5 pl-3 text-right font-semibold">
                {sayPremium(data, dataUpdatedAt)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-quiet">{today.note}</p>
    </section>
  );
}

interface Row {
  readonly name: string;
  readonly sayFree: Say;
  readonly sayPremium: Say;
}

type Say = (figures: TierFiguresReply, now: number) => string;

const rows: readonly Row[] = [
  {
    name: today.open,
    sayFree: ({ free }) => grouped(free.open),
    sayPremium: ({ free, premium }) => `${today.all} ${grouped(free.open + premium.open)}`,
  },
  {
    name: today.pay,
    sayFree: ({ free }) => saySpan(free.middlePay),
    sayPremium: ({ premium }) => saySpan(premium.middlePay),
  },
  {
    name: today.newest,
    sayFree: ({ free }, now) => sayNewest([free.newest], now),
    sayPremium: ({ free, premium }, now) => sayNewest([free.newest, premium.newest], now),
  },
];

/** Of moments written alike: the greatest is the latest. */
function sayNewest(moments: readonly TierFigures["newest"][], now: number): string {
  const newest = moments
    .filter((moment) => moment !== null)
    .toSorted()
    .at(-1);
  return newest === undefined ? "–" : ago(newest, now);
}

const saySpan = (span: TierFigures["middlePay"]): string =>
  span === null ? today.tooFew : `$${grouped(span.from)} to $${grouped(span.below)}`;
