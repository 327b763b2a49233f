import { queryOptions } from "@tanstack/react-query";
import type { SourceDetail } from "#contract/admin/sources.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";

export const sourcesQuery = (api: Api) =>
  queryOptions({ queryKey: ["sources"], queryFn: () => api.get("/api/admin/sources") });

export const sourceQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ["source", id],
    queryFn: () => api.get("/api/admin/sources/:id", { params: { id } }),
  });

/** What can be done to a source. Each answer is the source as it is then. */
export function useSourceDeeds(id: number) {
  const { api, queryClient } = useApp();
  const report = useFailureReport();
  const params = { id };

  async function show(
    answer: Promise<SourceDetail>,
    title: string,
    failure: string,
  ): Promise<void> {
    try {
      queryClient.setQueryData(sourceQuery(api, String(id)).queryKey, await answer);
      await queryClient.invalidateQueries({ queryKey: sourcesQuery(api).queryKey });
      toast({ title });
    } catch (error) {
      report(failure)(error);
    }
  }

  return {
    pause: (isPaused: boolean) =>
      show(
        api.post("/api/admin/sources/:id/paused", { params, body: { isPaused } }),
        isPaused ? "Paused" : "Its turn comes within ten minutes",
        "Nothing was changed",
      ),
    run: (isSmallerAccepted: boolean) =>
      show(
        api.post("/api/admin/sources/:id/run", { params, body: { isSmallerAccepted } }),
        "It is being read",
        "It was not read",
      ),
    tellApart: (key: string) =>
      show(
        api.post("/api/admin/sources/:id/distinct", { params, body: { key } }),
        "It becomes a job of its own with the next run",
        "It stays a copy",
      ),
  };
}
