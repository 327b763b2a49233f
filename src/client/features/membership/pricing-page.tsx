import { brand } from "#domain/brand.ts";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { plans } from "#domain/plans.ts";
import type { PageHead } from "#contract/page.ts";
import { pricing } from "#client/copy/pricing.ts";
import { paths } from "#domain/paths.ts";
import { FreePlan, PremiumPlan } from "#client/membership/plans/plans.tsx";
import { Closing } from "./pricing/closing.tsx";
import { Questions } from "./pricing/questions.tsx";
import { Story } from "./pricing/story.tsx";
import { Year } from "./pricing/year.tsx";

export const head = (): PageHead => ({
  title: "Pricing",
  description: `${brand.name} is free to browse. Premium is R${grouped(plans.premium.rand)} a year: every listing that takes South Africans, and every tool. ${plans.promise}`,
  canonical: paths.pricing,
});

export function Page() {
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
          <FreePlan />
          <PremiumPlan />
        </section>
      </div>
      <Year />
      <Questions />
      <Story />
      <Closing />
    </>
  );
}
