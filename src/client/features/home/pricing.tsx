import { landing } from "#client/copy/landing.ts";
import { FreePlan, PremiumPlan } from "#client/membership/plans/plans.tsx";
import type { LatestProps } from "./latest/latest.tsx";
import { useLatestJobs } from "./latest/queries.ts";

/** In rand for a month, where enough listings say. */
export function Pricing({ sent }: LatestProps) {
  const rand = useLatestJobs(sent).list?.middleMonth ?? null;
  const { title, introduction } = landing.pricing;
  return (
    <section className="border-t border-line bg-sunk">
      <div className="page-width grid gap-6 py-8 sm:gap-10 sm:py-16 lg:grid-cols-[1fr_1.25fr] lg:gap-x-20 lg:py-28">
        <div className="grid content-start gap-5 sm:gap-8">
          <div className="grid gap-3">
            <h2 className="text-2xl sm:text-3xl">{title}</h2>
            <p className="text-quiet sm:text-lg">{introduction}</p>
          </div>
          <FreePlan />
        </div>
        <PremiumPlan month={rand === null ? null : { rand, isTheirs: false }} />
      </div>
    </section>
  );
}
