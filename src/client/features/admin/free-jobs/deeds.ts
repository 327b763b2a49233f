import type { FreeJobDeed } from "#domain/desk/free-job.ts";
import type { ListedFreeJob } from "#contract/admin/free-jobs.ts";
import { useApp } from "#client/app-context.ts";
import { useBoardChanged } from "#client/session/changes/board-changed.ts";
import { currentIn, useFailureReport } from "#client/session/failure.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";

type Chosen = Pick<ListedFreeJob, "id" | "title" | "version">;

const opposite = { show: "hide", hide: "show" } as const;
const past: Readonly<Record<FreeJobDeed, string>> = {
  show: "shown",
  hide: "hidden",
  delete: "deleted",
};

/** Shows, hides and deletes, one or many, and offers for a while to undo it. */
export function useDeeds(onDone: () => void) {
  const { api } = useApp();
  const refresh = useBoardChanged();
  const report = useFailureReport();

  const undo = (deed: FreeJobDeed, ids: readonly number[]) => async (): Promise<void> => {
    try {
      if (deed === "delete")
        await api.post("/api/admin/free-jobs/restore", { body: { ids: [...ids] } });
      else {
        const jobs = ids.map((id) => ({ id }));
        await api.post("/api/admin/free-jobs/many", { body: { deed: opposite[deed], jobs } });
      }
      toast({ title: ids.length === 1 ? "Job restored" : "Jobs restored" });
    } catch (error) {
      report("It could not be undone")(error);
    }
    await refresh();
  };

  function tell(
    deed: FreeJobDeed,
    done: readonly number[],
    chosen: readonly Chosen[],
    left: number,
  ) {
    const [only] = chosen.length === 1 ? chosen : [];
    toast({
      title: only === undefined ? sayMany(done.length, past[deed]) : `Job ${past[deed]}`,
      description: [
        only?.title ?? "",
        left > 0
          ? `${left} changed meanwhile, so ${left === 1 ? "it was" : "they were"} left alone.`
          : "",
      ].join(""),
      ...(done.length > 0 && {
        action: { label: "Undo", onPress: () => void undo(deed, done)() },
      }),
    });
  }

  /** To the letter of the list of calls, one job is deleted by a call of its own. */
  async function send(deed: FreeJobDeed, jobs: readonly Chosen[]) {
    const [only] = jobs;
    if (deed === "delete" && jobs.length === 1 && only !== undefined) {
      const { id, version } = only;
      await api.delete("/api/admin/free-jobs/:id", { params: { id }, query: { version } });
      return { done: [id], leftAlone: [] };
    }
    const body = { deed, jobs: jobs.map(({ id, version }) => ({ id, version })) };
    return api.post("/api/admin/free-jobs/many", { body });
  }

  return async (deed: FreeJobDeed, jobs: readonly Chosen[]): Promise<void> => {
    try {
      const { done, leftAlone } = await send(deed, jobs);
      tell(deed, done, jobs, leftAlone.length);
      onDone();
      await refresh();
    } catch (error) {
      report(deed === "delete" ? "Failed to delete job" : "Failed to update job")(error);
      // What is there now is shown behind the word that it is not what it was.
      if (currentIn(error) !== null) await refresh();
    }
  };
}

const sayMany = (count: number, what: string): string =>
  count === 1 ? `1 job ${what}` : `${count} jobs ${what}`;
