import { lazy, Suspense, type ComponentType } from "react";
import type { JobCard } from "#contract/jobs.ts";
import type { WithPackage } from "./difference.tsx";
import { usePackage } from "./use-package.ts";

const Fact = lazy(async (): Promise<{ default: ComponentType<WithPackage> }> => {
  const { DifferenceFact } = await import("./difference.tsx");
  return { default: DifferenceFact };
});

/** What a listing is worth beside the member's own package, with the whole sum. Nothing for everybody else. */
export function BreakEvenFact({ job }: { job: JobCard }) {
  const today = usePackage();
  if (today === null) return null;
  return (
    <Suspense fallback={null}>
      <Fact job={job} today={today} />
    </Suspense>
  );
}
