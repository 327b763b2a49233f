import { compareOffer, type BreakEven } from "#domain/break-even/compare-offer.ts";
import type { MemberPackage } from "#domain/break-even/member-package.ts";
import { sayDifference, sayFooting } from "#domain/break-even/say-break-even.ts";
import type { JobCard } from "#contract/jobs.ts";
import { BreakEvenSum } from "./break-even-sum.tsx";

export interface WithPackage {
  readonly job: Pick<JobCard, "pay" | "payInRand" | "engagement">;
  readonly today: MemberPackage;
}

/** Null where pay is unclear. */
const evenOf = ({ job: { pay, payInRand, engagement }, today }: WithPackage): BreakEven | null =>
  compareOffer(today, { pay, engagement, randRate: payInRand?.rand ?? null });

export function DifferenceLine(props: WithPackage) {
  const even = evenOf(props);
  if (even === null) return null;
  return (
    <p className="text-sm">
      <span className="inline-block font-semibold first-letter:uppercase">
        {sayDifference(even.difference)}
      </span>{" "}
      <span className="text-quiet">before tax, {sayFooting(even)}</span>
    </p>
  );
}

export function DifferenceFact(props: WithPackage) {
  const even = evenOf(props);
  if (even === null) return null;
  return (
    <section
      aria-labelledby="break-even"
      className="grid gap-2 rounded-card border border-line bg-raised px-5 py-4 sm:px-6"
    >
      <h2 id="break-even" className="text-base font-semibold">
        Beside what you earn now
      </h2>
      <p className="font-display text-xl font-bold first-letter:uppercase">
        {sayDifference(even.difference)}
      </p>
      <p className="text-quiet">Before tax, {sayFooting(even)}.</p>
      <BreakEvenSum even={even} />
    </section>
  );
}
