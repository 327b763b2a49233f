import { lazy, Suspense, type ComponentType } from "react";
import type { JobCard } from "#contract/jobs.ts";
import type { WithPackage } from "./difference.tsx";
import { usePackage } from "./use-package.ts";

/** Only for members who have set a package: nobody else carries the sum around. */
const Line = lazy(async (): Promise<{ default: ComponentType<WithPackage> }> => {
  const { DifferenceLine } = await import("./difference.tsx");
  return { default: DifferenceLine };
});

/** One line under the pay of a card. */
export function BreakEvenLine({ job }: { job: JobCard }) {
  const today = usePackage();
  if (today === null) return null;
  return (
    <Suspense fallback={null}>
      <Line job={job} today={today} />
    </Suspense>
  );
}
