import type { z } from "zod";
import type {
  forgotPasswordBody,
  loginBody,
  newPasswordBody,
  registerBody,
} from "#contract/accounts.ts";
import { useApp, type AppContext } from "#client/app-context.ts";
import { changeViewer, userQuery } from "#client/session/viewer.ts";

// Plain functions: their forms know by themselves that they are being sent, and whoever signs in needs no more than that.

export function useLogin() {
  const { api, queryClient } = useApp();
  return async (body: z.output<typeof loginBody>) => {
    const user = await api.post("/api/login", { body });
    changeViewer(queryClient, user);
    return user;
  };
}

export function useRegister() {
  const { api, queryClient } = useApp();
  return async (body: z.output<typeof registerBody>) => {
    const user = await api.post("/api/register", { body });
    changeViewer(queryClient, user);
    return user;
  };
}

export function useForgotPassword() {
  const { api } = useApp();
  return (body: z.output<typeof forgotPasswordBody>) =>
    api.post("/api/account/forgot-password", { body });
}

export function useResetPassword(token: string) {
  const app = useApp();
  return async ({ newPassword }: z.output<typeof newPasswordBody>) => {
    await app.api.post("/api/account/reset-password", { body: { newPassword, token } });
    // Every session of the account has ended, perhaps this one too.
    await lookAgain(app);
  };
}

/** To be called when every session of an account has ended: this one may be among them. */
export async function lookAgain({ api, queryClient }: AppContext): Promise<void> {
  changeViewer(queryClient, await queryClient.fetchQuery({ ...userQuery(api), staleTime: 0 }));
}
