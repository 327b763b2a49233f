import { useMemo, useState } from "react";
import type { JobCard } from "#contract/jobs.ts";
import { hidingRule, type WhyHidden } from "#client/tracker/hiding.ts";
import { useMarks } from "#client/tracker/marks.ts";

export interface Hiding {
  /** What is left to see. */
  readonly jobs: readonly JobCard[];
  /** How many are hidden, by what they are hidden for. */
  readonly hidden: Readonly<Record<WhyHidden, number>>;
  /** The last pages of the list that have nothing left to see. */
  readonly emptyPages: number;
  /** For now, everything is shown. */
  readonly isLifted: boolean;
  readonly lift: (isLifted: boolean) => void;
}

/** Takes out of a list what its reader does not want to see, page by page as they come. */
export function useHiding(pages: readonly (readonly JobCard[])[], isWanted: boolean): Hiding {
  const marks = useMarks();
  const [isLifted, lift] = useState(false);
  const sorted = useMemo(() => {
    const whyHidden = hidingRule(marks);
    const found = pages.map((jobs) =>
      jobs.map((job) => ({ job, why: isWanted ? whyHidden(job) : null })),
    );
    const all = found.flat();
    const count = (wanted: WhyHidden) => all.filter(({ why }) => why === wanted).length;
    const hasSome = (page: typeof all) => page.some(({ why }) => why === null);
    return {
      left: all.filter(({ why }) => why === null).map(({ job }) => job),
      hidden: { applied: count("applied"), company: count("company") },
      emptyPages: pages.length - 1 - found.findLastIndex(hasSome),
    };
  }, [marks, pages, isWanted]);
  return {
    jobs: isLifted ? pages.flat() : sorted.left,
    hidden: sorted.hidden,
    emptyPages: isLifted ? 0 : sorted.emptyPages,
    isLifted,
    lift,
  };
}
