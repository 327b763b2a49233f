import { queryOptions } from "@tanstack/react-query";
import type { DeclaredHoliday, DeclaredHolidays } from "#contract/admin/holidays.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { dayOf } from "#client/ui/figures/moment.ts";

export const holidaysQuery = (api: Api) =>
  queryOptions({
    queryKey: ["declared-holidays"],
    queryFn: () => api.get("/api/admin/holidays"),
  });

/** Declares a day, and takes one back with a way to undo it. The answer is the list as it is then. */
export function useHolidayDeeds() {
  const { api, queryClient } = useApp();
  const report = useFailureReport();
  const show = (holidays: DeclaredHolidays) =>
    queryClient.setQueryData(holidaysQuery(api).queryKey, holidays);

  async function declare({ day, name }: DeclaredHoliday): Promise<void> {
    show(await api.post("/api/admin/holidays", { body: { day, name } }));
  }

  return {
    async add(holiday: DeclaredHoliday): Promise<void> {
      await declare(holiday);
      toast({ title: "Holiday declared", description: sayHoliday(holiday) });
    },
    async remove(holiday: DeclaredHoliday): Promise<void> {
      try {
        show(await api.delete("/api/admin/holidays/:day", { params: { day: holiday.day } }));
      } catch (error) {
        report("The holiday stays")(error);
        return;
      }
      const undo = () => declare(holiday).catch(report("The holiday stays removed"));
      toast({
        title: "Holiday removed",
        description: sayHoliday(holiday),
        action: { label: "Undo", onPress: () => void undo() },
      });
    },
  };
}

const sayHoliday = ({ day, name }: DeclaredHoliday): string =>
  `${name}, ${dayOf(`${day}T12:00:00Z`)}`;
