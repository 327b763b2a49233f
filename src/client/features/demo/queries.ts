import { queryOptions, useMutation } from "@tanstack/react-query";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";

/** Every message this demo would have sent, newest first. */
export const capturedMailQuery = (api: Api) =>
  queryOptions({ queryKey: ["captured-mail"], queryFn: () => api.get("/demo/api/mail") });

export function useSendSampleMail() {
  const { api, queryClient } = useApp();
  return useMutation({
    mutationFn: () => api.post("/demo/api/mail"),
    onSuccess: () => queryClient.invalidateQueries(capturedMailQuery(api)),
  });
}
