import { useMutation } from "@tanstack/react-query";
import type { ReportOutcome } from "#domain/desk/report-outcomes.ts";
import { usualReportSort } from "#domain/desk/desk-orders.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { deskQuery } from "#client/layout/desk/desk-query.ts";
import { useBoardChanged } from "#client/session/changes/board-changed.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import type { ReportFilters } from "./address.ts";

export const reportsQuery = (api: Api, filters: ReportFilters, from: string | null) =>
  deskQuery(["desk", "reports", filters, from], from, (cursor) =>
    api.get("/api/admin/reports", { query: { ...queryOf(filters), cursor } }),
  );

export const queryOf = ({ search, state, kind, sort }: ReportFilters) => ({
  search: search || undefined,
  state: state === "waiting" ? undefined : state,
  kind: kind ?? undefined,
  sort: sort === usualReportSort ? undefined : sort,
});

export const outcomeNames: Readonly<Record<ReportOutcome, string>> = {
  closed: "Listing closed",
  corrected: "Corrected",
  dismissed: "Nothing to do",
};

/** Says what came of some reports, with a way back for a while. */
export function useHandleReports() {
  const { api } = useApp();
  const report = useFailureReport();
  const showAgain = useBoardChanged();

  async function reopen(ids: number[]): Promise<void> {
    try {
      await api.post("/api/admin/reports/reopen", { body: { ids } });
      await showAgain();
      toast({ title: "They wait again" });
    } catch (error) {
      report("It was not undone")(error);
    }
  }

  return useMutation({
    mutationFn: (body: { ids: number[]; outcome: ReportOutcome }) =>
      api.post("/api/admin/reports/handle", { body }),
    async onSuccess({ ids }, { outcome }) {
      await showAgain();
      const count = ids.length === 1 ? "1 report" : `${ids.length} reports`;
      toast({
        title: outcomeNames[outcome],
        description: ids.length === 0 ? "Somebody else had dealt with it before." : count,
        ...(ids.length > 0 && {
          action: { label: "Undo", onPress: () => void reopen(ids) },
        }),
      });
    },
    onError: report("Nothing was changed"),
  });
}
