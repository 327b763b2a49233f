import { queryOptions, useMutation } from "@tanstack/react-query";
import type { MemberPackage } from "#domain/break-even/member-package.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";

const packageKey = ["break-even"] as const;

/** What the member earns today. Never fetched for a page that others may be shown too: only in the browser. */
export const packageQuery = (api: Api) =>
  queryOptions({ queryKey: packageKey, queryFn: () => api.get("/api/premium/break-even") });

export function useSavePackage() {
  const { api, queryClient } = useApp();
  return useMutation({
    mutationFn: (body: MemberPackage) => api.put("/api/premium/break-even", { body }),
    onSuccess: (saved) => queryClient.setQueryData(packageKey, saved),
  });
}

export function useForgetPackage() {
  const { api, queryClient } = useApp();
  return useMutation({
    mutationFn: () => api.delete("/api/premium/break-even"),
    onSuccess: (saved) => queryClient.setQueryData(packageKey, saved),
  });
}
