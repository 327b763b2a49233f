import { plans, refundPromise } from "#domain/plans.ts";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { planWords } from "#client/copy/landing.ts";
import { useUser } from "#client/session/viewer.ts";
import { Badge } from "#client/ui/badge.tsx";
import { CheckIcon, NoIcon } from "#client/ui/icons/icons.tsx";
import { Choice } from "./choice.tsx";
import { ToScale, type Month } from "./to-scale.tsx";

const { free, premium, promise } = plans;

/** What is free stands open on the page. */
export function FreePlan() {
  const isTheirs = useUser()?.isPremium === false;
  return (
    <div className="grid gap-4 border-t border-line pt-5 sm:gap-5 sm:pt-8">
      <div className="flex items-center justify-between">
        <h3 className="text-xl">{free.name}</h3>
        {isTheirs && <Badge>Your plan</Badge>}
      </div>
      <Price rand={free.rand} per={`/${free.per}`} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2 sm:grid-cols-2 lg:grid-cols-1">
        <Included names={free.includes} />
        <ul className="grid content-start gap-2 text-quiet">
          {free.excludes.map((name) => (
            <li key={name} className="flex gap-2.5">
              <NoIcon className="mt-0.5 size-5" />
              <span>
                <span className="sr-only">Not included: </span>
                {name}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** What is paid for is the one thing to pick up. Its price is drawn to scale where there is a month's pay to hold it against. */
export function PremiumPlan({ month }: { month: Month | null }) {
  return (
    <div className="grid content-start gap-4 rounded-card border border-line bg-raised p-5 shadow-float sm:gap-5 sm:p-9">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="text-xl">{premium.name}</h3>
        <Badge tone="ember">POPULAR</Badge>
      </div>
      <Price rand={premium.rand} per={` per ${premium.per}`} />
      <Included
        names={premium.includes}
        look="grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-3 sm:grid-cols-2 sm:gap-x-6"
      />
      {month !== null && <ToScale month={month} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Choice ifPremium="Current Plan" />
        <p className="text-quiet">
          {promise} {refundPromise}
        </p>
      </div>
    </div>
  );
}

export const Price = ({ rand, per }: { rand: number; per: string }) => (
  <p className="-mt-4 font-display text-4xl font-bold tracking-[-0.02em] tabular-nums">
    R{grouped(rand)}
    <span className="text-lg font-normal tracking-normal text-quiet">{per}</span>
  </p>
);

export const Included = ({ names, look = "" }: { names: readonly string[]; look?: string }) => (
  <ul className={`grid content-start gap-2 ${look}`}>
    {names.map((name) => (
      <li key={name} className="flex gap-2.5">
        <CheckIcon className="mt-0.5 size-5 text-ember-text" />
        <span>
          {name}
          <Meaning of={name} />
        </span>
      </li>
    ))}
  </ul>
);

/** What a name alone does not tell. */
function Meaning({ of }: { of: string }) {
  const words = planWords.get(of);
  return words !== undefined && <span className="block text-sm text-quiet">{words}</span>;
}
