import { sayDifference, sayFooting } from "#domain/break-even/say-break-even.ts";
import type { JobCard } from "#contract/jobs.ts";
import { useBreakEven } from "./use-break-even.ts";

/** One line under the pay of a card. */
export function BreakEvenLine({ job }: { job: JobCard }) {
  const even = useBreakEven(job);
  if (even === null) return null;
  return (
    <p className="text-sm">
      <span className="font-semibold first-letter:uppercase inline-block">
        {sayDifference(even.difference)}
      </span>{" "}
      <span className="text-quiet">before tax, {sayFooting(even)}</span>
    </p>
  );
}
