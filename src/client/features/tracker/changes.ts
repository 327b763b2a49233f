import { useMutation } from "@tanstack/react-query";
import type { Application, WholeApplication } from "#contract/tracker/application.ts";
import type { Result } from "#domain/tracker/application.ts";
import { useApp } from "#client/app-context.ts";
import { useErrorReport } from "#client/session/failure.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { trackerKey } from "#client/session/queries/query-keys.ts";
import { applicationQuery } from "./queries.ts";

type Named = Pick<Application, "id" | "jobTitle" | "company">;

/** Shows what the server made of a change, wherever applications are shown. */
export function useShowChange() {
  const { api, queryClient } = useApp();
  return async (application: WholeApplication): Promise<void> => {
    queryClient.setQueryData(applicationQuery(api, application.id).queryKey, application);
    await queryClient.invalidateQueries({
      queryKey: trackerKey,
      predicate: ({ queryKey }) => queryKey[1] !== "one",
    });
  };
}

/** Moves an application to another result as of a day, with a way back. */
export function useMove() {
  const { api } = useApp();
  const show = useShowChange();
  const fail = useErrorReport();

  async function takeBack(id: number, eventId: number): Promise<void> {
    try {
      const params = { id, eventId };
      await show(await api.delete("/api/premium/job-applications/:id/events/:eventId", { params }));
      toast({ title: "Moved back" });
    } catch (error) {
      fail(error);
    }
  }

  return useMutation({
    mutationFn: ({ id, result, on }: { id: number; result: Result; on: string }) =>
      api.post("/api/premium/job-applications/:id/moves", {
        params: { id },
        body: { result, on },
      }),
    async onSuccess(application) {
      await show(application);
      const last = application.events.findLast(({ kind }) => kind === "moved");
      toast({
        title: `Moved to ${application.result}`,
        description: `${application.jobTitle} at ${application.company}`,
        ...(last !== undefined && {
          action: { label: "Undo", onPress: () => void takeBack(application.id, last.id) },
        }),
      });
    },
    onError: fail,
  });
}

/** Writes down that the member asked again today. */
export function useFollowedUp() {
  const { api } = useApp();
  const show = useShowChange();
  return useMutation({
    mutationFn: ({ id, on }: { id: number; on: string }) =>
      api.post("/api/premium/job-applications/:id/follow-ups", { params: { id }, body: { on } }),
    onSuccess: async (application) => {
      await show(application);
      toast({
        title: "Follow-up written down",
        description:
          application.followUpDate === null
            ? "You have asked often enough. Let this one rest."
            : "The next one is in your list.",
      });
    },
    onError: useErrorReport(),
  });
}

interface Afterwards {
  readonly onDeleted?: (() => unknown) | undefined;
}

/** Deletes an application, and offers for a while to put it back. */
export function useDeletion({ onDeleted }: Afterwards = {}) {
  const { api, queryClient } = useApp();
  const show = useShowChange();
  const fail = useErrorReport();

  async function restore({ id }: Named): Promise<void> {
    try {
      await show(await api.post("/api/premium/job-applications/:id/restore", { params: { id } }));
      toast({ title: "Job application restored" });
    } catch (error) {
      fail(error);
    }
  }

  return useMutation({
    mutationFn: ({ id }: Named) =>
      api.delete("/api/premium/job-applications/:id", { params: { id } }),
    async onSuccess(_, application) {
      toast({
        title: "Job application deleted successfully",
        description: `${application.jobTitle} at ${application.company}`,
        action: { label: "Undo", onPress: () => void restore(application) },
      });
      await onDeleted?.();
      queryClient.removeQueries({ ...applicationQuery(api, application.id), exact: true });
      await queryClient.invalidateQueries({ queryKey: trackerKey });
    },
    onError: fail,
  });
}
