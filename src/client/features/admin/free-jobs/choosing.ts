import { useState } from "react";
import { mostAtOnce } from "#domain/desk/free-job.ts";
import type { ListedFreeJob } from "#contract/admin/free-jobs.ts";

/** The rows that are ticked. What is not in the list any more is not chosen either. */
export function useChoosing(jobs: readonly ListedFreeJob[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const chosen = jobs.filter(({ id }) => ids.has(id)).slice(0, mostAtOnce);
  const all = jobs.slice(0, mostAtOnce);
  return {
    chosen,
    areAllChosen: chosen.length === all.length && all.length > 0,
    isChosen: (id: number): boolean => ids.has(id),
    toggle: (id: number): void =>
      setIds((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id])),
    toggleAll: (): void =>
      setIds((now) => new Set(all.every(({ id }) => now.has(id)) ? [] : all.map(({ id }) => id))),
    clear: (): void => setIds(new Set()),
  };
}

export type Choosing = ReturnType<typeof useChoosing>;
