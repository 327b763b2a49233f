import { queryOptions, useMutation } from "@tanstack/react-query";
import type { CompanyProfile } from "#contract/companies/profile.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";

export const ownCompanyQuery = (api: Api) =>
  queryOptions({
    queryKey: ["own-company"],
    queryFn: () => api.get("/api/employers/company"),
  });

/** Something that changes one's company, and shows it as it is then. */
export function useCompanyChange<Input>(
  change: (api: Api, input: Input) => Promise<CompanyProfile>,
) {
  const { api, queryClient } = useApp();
  return useMutation({
    mutationFn: (input: Input) => change(api, input),
    onSuccess: (company) => queryClient.setQueryData(ownCompanyQuery(api).queryKey, { company }),
  });
}
