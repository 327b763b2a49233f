import { useQuery } from "@tanstack/react-query";
import { brand } from "#domain/brand.ts";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { plans } from "#domain/plans.ts";
import { worthOf } from "#domain/break-even/member-package.ts";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import { usePackage } from "#client/break-even/use-package.ts";
import { pricing } from "#client/copy/pricing.ts";
import { paths } from "#domain/paths.ts";
import { planFiguresQuery } from "#client/membership/plans/figures.ts";
import { FreePlan, PremiumPlan } from "#client/membership/plans/plans.tsx";
import type { Month } from "#client/membership/plans/to-scale.tsx";
import { Today } from "#client/membership/plans/today.tsx";
import type { LoadArguments } from "#client/page.tsx";
import { Closing } from "./pricing/closing.tsx";
import { Questions } from "./pricing/questions.tsx";
import { Story } from "./pricing/story.tsx";
import { Tools } from "./pricing/tools.tsx";
import { Year } from "./pricing/year.tsx";

export const head = (): PageHead => ({
  title: "Pricing",
  description: `${brand.name} is free to browse. Premium is R${grouped(plans.premium.rand)} a year: every listing that takes South Africans, and every tool. ${plans.promise}`,
  canonical: paths.pricing,
});

/** The page stands without its figures too. */
export const load = ({ app: { api, queryClient } }: LoadArguments): Promise<void> =>
  queryClient.prefetchQuery(planFiguresQuery(api));

export function Page() {
  const month = useMonth();
  return (
    <>
      <div className="page-width grid gap-10 py-12 lg:gap-14 lg:py-20">
        <div className="grid max-w-[36ch] gap-4 sm:max-w-[52ch]">
          <h1 className="text-4xl lg:text-5xl">{pricing.title}</h1>
          <p className="text-lg text-quiet">{pricing.introduction}</p>
        </div>
        <section
          aria-label="Plans"
          className="grid gap-10 lg:grid-cols-[1fr_1.6fr] lg:items-start lg:gap-x-16"
        >
          <h2 className="sr-only">Plans</h2>
          <div className="grid gap-10">
            <FreePlan />
            <Today />
          </div>
          <PremiumPlan month={month} />
        </section>
      </div>
      <Tools />
      <Year />
      <Questions />
      <Story />
      <Closing />
    </>
  );
}

/** Their own pay where a member told us, otherwise the market's; null while too few listings say. */
function useMonth(): Month | null {
  const theirs = usePackage();
  const { data } = useQuery(planFiguresQuery(useApp().api));
  if (theirs !== null) return { rand: worthOf(theirs).total, isTheirs: true };
  const market = data?.marketMonth ?? null;
  return market === null ? null : { rand: market, isTheirs: false };
}
