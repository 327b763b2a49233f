import { queryOptions, useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import type {
  forgotPasswordBody,
  loginBody,
  newPasswordBody,
  registerBody,
} from "#contract/accounts.ts";
import { useApp, type AppContext } from "#client/app-context.ts";
import { changeViewer, userQuery } from "../queries.ts";
import { accountQuery, eventsQuery } from "../settings/queries.ts";

export function useLogin() {
  const { api, queryClient } = useApp();
  return useMutation({
    mutationFn: (body: z.output<typeof loginBody>) => api.post("/api/login", { body }),
    onSuccess: (user) => changeViewer(queryClient, user),
  });
}

export function useRegister() {
  const { api, queryClient } = useApp();
  return useMutation({
    mutationFn: (body: z.output<typeof registerBody>) => api.post("/api/register", { body }),
    onSuccess: (user) => changeViewer(queryClient, user),
  });
}

export function useForgotPassword() {
  const { api } = useApp();
  return useMutation({
    mutationFn: (body: z.output<typeof forgotPasswordBody>) =>
      api.post("/api/account/forgot-password", { body }),
  });
}

export function useResetPassword(token: string) {
  const app = useApp();
  return useMutation({
    mutationFn: ({ newPassword }: z.output<typeof newPasswordBody>) =>
      app.api.post("/api/account/reset-password", { body: { newPassword, token } }),
    // Every session of the account has ended, perhaps this one too.
    onSuccess: () => lookAgain(app),
  });
}

export function useUndoDeletion(token: string) {
  const { api } = useApp();
  return useMutation({
    mutationFn: () => api.post("/api/account/undo-deletion", { body: { token } }),
  });
}

export function useUndoEmailChange(token: string) {
  const app = useApp();
  return useMutation({
    mutationFn: () => app.api.post("/api/account/undo-email-change", { body: { token } }),
    // Every session of the account has ended, perhaps this one too.
    onSuccess: () => lookAgain(app),
  });
}

/**
 * Confirms the address a link in a mail was sent to. A query, though it changes something: the cache
 * then sees to it that one link is used once, however often the page is shown.
 */
export const confirmEmailQuery = (app: AppContext, token: string | null) =>
  queryOptions({
    queryKey: ["confirm-email", token],
    enabled: token !== null && token !== "",
    retryOnMount: false,
    queryFn: async () => {
      const done = await app.api.post("/api/account/verify-email", {
        body: { token: token ?? "" },
      });
      const { api, queryClient } = app;
      await queryClient.invalidateQueries(accountQuery(api));
      await queryClient.invalidateQueries(eventsQuery(api));
      // The address in the header may have changed; nothing else about the viewer has.
      await queryClient.fetchQuery({ ...userQuery(api), staleTime: 0 });
      return done;
    },
  });

async function lookAgain({ api, queryClient }: AppContext): Promise<void> {
  changeViewer(queryClient, await queryClient.fetchQuery({ ...userQuery(api), staleTime: 0 }));
}
