import { useQuery } from "@tanstack/react-query";
import type { TierFigures } from "#contract/listings/tier-figures.ts";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { useApp } from "#client/app-context.ts";
import { today } from "#client/copy/pricing.ts";
import { ago } from "#client/ui/figures/ago.ts";
import { planFiguresQuery } from "./figures.ts";

/** Free against premium as the board stands. Nothing at all where it could not be asked, or is empty. */
export function Today() {
  const { data, dataUpdatedAt } = useQuery(planFiguresQuery(useApp().api));
  if (data === undefined || data.free.open + data.premium.open === 0) return null;
  const { free, premium } = data;
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
          {rows.map(({ name, say }) => (
            <tr key={name} className="border-b border-line align-baseline">
              <th scope="row" className="py-2.5 font-normal text-quiet">
                {name}
              </th>
              <td className="py-2.5 pl-3 text-right">{say(free, dataUpdatedAt)}</td>
              <td className="py-2.5 pl-3 text-right font-semibold">
                {say(premium, dataUpdatedAt)}
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
  readonly say: (figures: TierFigures, now: number) => string;
}

const rows: readonly Row[] = [
  { name: today.open, say: ({ open }) => grouped(open) },
  { name: today.pay, say: ({ middlePay }) => saySpan(middlePay) },
  { name: today.newest, say: ({ newest }, now) => (newest === null ? "–" : ago(newest, now)) },
];

const saySpan = (span: TierFigures["middlePay"]): string =>
  span === null ? today.tooFew : `$${grouped(span.from)} to $${grouped(span.below)}`;
