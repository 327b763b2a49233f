import { queryOptions } from "@tanstack/react-query";
import type { Alert } from "#contract/letters/alerts.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { alertsKey } from "#client/session/queries/query-keys.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { sayAlert } from "#domain/alerts/say-alert.ts";

export const alertsQuery = (api: Api) =>
  queryOptions({ queryKey: alertsKey, queryFn: () => api.get("/api/alerts") });

export const previewQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: [...alertsKey, "preview", id],
    queryFn: () => api.get("/api/alerts/:id/preview", { params: { id } }),
  });

/** Everything that can be done with an alert. After each the list is asked for again: what rests may have changed. */
export function useAlertDeeds() {
  const { api, queryClient } = useApp();
  const report = useFailureReport();
  const again = () => queryClient.invalidateQueries({ queryKey: alertsQuery(api).queryKey });

  async function restore({ id }: Alert): Promise<void> {
    await api.post("/api/alerts/:id/restore", { params: { id } });
    await again();
  }

  return {
    async change(
      { id }: Alert,
      body: Partial<Pick<Alert, "frequency" | "isPaused">>,
    ): Promise<void> {
      try {
        await api.patch("/api/alerts/:id", { params: { id }, body });
        await again();
      } catch (error) {
        report("The alert stays as it was")(error);
      }
    },
    async remove(alert: Alert): Promise<void> {
      try {
        await api.delete("/api/alerts/:id", { params: { id: alert.id } });
        await again();
      } catch (error) {
        report("The alert stays")(error);
        return;
      }
      const undo = () => restore(alert).catch(report("The alert stays deleted"));
      toast({
        title: "Alert deleted",
        description: sayAlert(alert),
        action: { label: "Undo", onPress: () => void undo() },
      });
    },
  };
}

/** Says whether the newsletter is wanted. The answer is what holds then. */
export function useNewsletterSwitch() {
  const { api, queryClient } = useApp();
  const report = useFailureReport();
  return async (isOn: boolean): Promise<void> => {
    try {
      const letters = await api.put("/api/letters/newsletter", { body: { isOn } });
      queryClient.setQueryData(
        alertsQuery(api).queryKey,
        (list) => list && { ...list, ...letters },
      );
    } catch (error) {
      report("The newsletter stays as it was")(error);
    }
  };
}
