import { sayDifference, sayFooting } from "#domain/break-even/say-break-even.ts";
import type { JobCard } from "#contract/jobs.ts";
import { BreakEvenSum } from "./break-even-sum.tsx";
import { useBreakEven } from "./use-break-even.ts";

/** What a listing is worth beside the member's own package, with the whole sum. Nothing for everybody else. */
export function BreakEvenFact({ job }: { job: JobCard }) {
  const even = useBreakEven(job);
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
