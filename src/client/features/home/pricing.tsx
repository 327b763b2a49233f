import { plans } from "#domain/plans.ts";
import { grouped, roundForReading } from "#domain/listing/pay/saying/figures.ts";
import { exampleListing, landing } from "#client/copy/landing.ts";
import { useUser } from "#client/features/accounts/queries.ts";
import { paths, signInPath } from "#client/paths.ts";
import { Badge } from "#client/ui/badge.tsx";
import { buttonLook } from "#client/ui/button-look.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { CheckIcon, NoIcon } from "#client/ui/icons/icons.tsx";

const { free, premium, promise } = plans;
const { title, introduction, scale } = landing.pricing;

/** What is free stands open on the page; what is paid for is the one thing to pick up. */
export function Pricing() {
  return (
    <section className="border-t border-line bg-sunk">
      <div className="page-width grid gap-10 py-16 lg:grid-cols-[1fr_1.25fr] lg:gap-x-20 lg:py-28">
        <div className="grid content-start gap-8">
          <div className="grid gap-3">
            <h2 className="text-3xl">{title}</h2>
            <p className="text-lg text-quiet">{introduction}</p>
          </div>
          <FreePlan />
        </div>
        <PremiumPlan />
      </div>
    </section>
  );
}

function FreePlan() {
  return (
    <div className="grid gap-5 border-t border-line pt-8">
      <h3 className="text-xl">{free.name}</h3>
      <Price rand={free.rand} per={`/${free.per}`} />
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
        <Features names={free.includes} />
        <ul className="grid gap-2 text-quiet">
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

function PremiumPlan() {
  return (
    <div className="grid content-start gap-5 rounded-card border border-line bg-raised p-6 shadow-float sm:p-9">
      <div className="flex items-center justify-between">
        <h3 className="text-xl">{premium.name}</h3>
        <Badge tone="ember">POPULAR</Badge>
      </div>
      <Price rand={premium.rand} per={` per ${premium.per}`} />
      <Features names={premium.includes} look="gap-x-6 sm:grid-cols-2" />
      <ToScale />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Choice />
        <p className="text-quiet">{promise}</p>
      </div>
    </div>
  );
}

const Price = ({ rand, per }: { rand: number; per: string }) => (
  <p className="-mt-4 font-display text-4xl font-bold tracking-[-0.02em] whitespace-nowrap tabular-nums">
    R{grouped(rand)}
    <span className="text-lg font-normal tracking-normal text-quiet">{per}</span>
  </p>
);

const Features = ({ names, look = "" }: { names: readonly string[]; look?: string }) => (
  <ul className={`grid gap-2 ${look}`}>
    {names.map((name) => (
      <li key={name} className="flex gap-2.5">
        <CheckIcon className="mt-0.5 size-5 text-ember-text" />
        {name}
      </li>
    ))}
  </ul>
);

/** The price beside what it is for, both drawn to the same scale. */
function ToScale() {
  const month = exampleListing.dollarsPerMonth * exampleListing.rate.rand;
  const part = Number(((premium.rand / month) * 100).toFixed(2));
  return (
    <figure className="grid gap-2 border-y border-line py-5">
      <svg aria-hidden="true" className="h-9 w-full">
        <rect width="100%" height="14" rx="3" className="fill-ink/12" />
        <rect y="20" width={`${part}%`} height="14" rx="3" className="fill-ember" />
      </svg>
      <figcaption className="flex flex-wrap justify-between gap-x-6 text-sm text-quiet tabular-nums">
        <Sum look="bg-ember" rand={premium.rand} meaning={scale.price} />
        <Sum look="bg-ink/12" rand={roundForReading(month)} meaning={scale.pay} />
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

function Choice() {
  const viewer = useUser();
  if (viewer?.isPremium === true)
    return (
      <>
        <button type="button" disabled className={buttonLook({ size: "large" })}>
          Current Plan
        </button>
        <p className="font-semibold">You Already Have Premium</p>
      </>
    );
  return viewer === null ? (
    <ButtonLink to={signInPath(paths.subscribe)} variant="primary" size="large">
      Sign In to Subscribe
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.subscribe} variant="primary" size="large">
      Subscribe Now
    </ButtonLink>
  );
}
