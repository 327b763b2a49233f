import { queryOptions, useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import type {
  changeEmailBody,
  changePasswordBody,
  confirmWithPasswordBody,
} from "#contract/accounts.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { changeViewer } from "#client/session/viewer.ts";

export const accountQuery = (api: Api) =>
  queryOptions({ queryKey: ["account"], queryFn: () => api.get("/api/account") });

export const sessionsQuery = (api: Api) =>
  queryOptions({ queryKey: ["account-sessions"], queryFn: () => api.get("/api/account/sessions") });

export const eventsQuery = (api: Api) =>
  queryOptions({ queryKey: ["account-events"], queryFn: () => api.get("/api/account/events") });

export function useResendVerification() {
  const { api } = useApp();
  return useMutation({ mutationFn: () => api.post("/api/account/resend-verification") });
}

export function useChangeEmail() {
  const { api, queryClient } = useApp();
  return useMutation({
    mutationFn: (body: z.output<typeof changeEmailBody>) =>
      api.post("/api/account/email", { body }),
    onSuccess: () => queryClient.invalidateQueries(eventsQuery(api)),
  });
}

export function useChangePassword() {
  const { api } = useApp();
  return useMutation({
    mutationFn: (body: z.output<typeof changePasswordBody>) =>
      api.post("/api/account/password", { body }),
    onSuccess: useSessionsChanged(),
  });
}

export function useEndSession() {
  const { api } = useApp();
  return useMutation({
    mutationFn: (id: number) => api.delete("/api/account/sessions/:id", { params: { id } }),
    onSuccess: useSessionsChanged(),
  });
}

export function useEndOtherSessions() {
  const { api } = useApp();
  return useMutation({
    mutationFn: () => api.delete("/api/account/sessions"),
    onSuccess: useSessionsChanged(),
  });
}

export function useDeleteAccount() {
  const { api, queryClient } = useApp();
  return useMutation({
    mutationFn: (body: z.output<typeof confirmWithPasswordBody>) =>
      api.post("/api/account/delete", { body }),
    onSuccess: () => changeViewer(queryClient, null),
  });
}

/** The list of devices and the record both tell of it. */
function useSessionsChanged() {
  const { api, queryClient } = useApp();
  return () =>
    Promise.all([
      queryClient.invalidateQueries(sessionsQuery(api)),
      queryClient.invalidateQueries(eventsQuery(api)),
    ]);
}
