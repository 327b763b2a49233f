import { infiniteQueryOptions, queryOptions, useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import { jobIdIn } from "#domain/jobs/address.ts";
import type { JobDetail } from "#contract/jobs.ts";
import type { DraftRequest, ResumeRequest } from "#contract/tools/requests.ts";
import type { memberTerms } from "#contract/tools/terms.ts";
import { ApiError, type Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { callsKey, keyStatusKey, spendingKey } from "#client/asking/ai-queries.ts";
import { startGuideKey } from "#client/session/queries/query-keys.ts";

export const resumePatternQuery = (api: Api, { specialty, experienceLevel }: ResumeRequest) =>
  queryOptions({
    queryKey: ["resume-pattern", specialty, experienceLevel],
    queryFn: () =>
      api.get("/api/premium/resume-pattern", { query: { specialty, experienceLevel } }),
  });

export const outreachDraftQuery = (api: Api, request: DraftRequest) =>
  queryOptions({
    queryKey: ["outreach-draft", request],
    queryFn: () => api.post("/api/premium/outreach-draft", { body: request }),
  });

/** The job that an address carries into a tool. Null when there is none to be had, which a tool can do without. */
export const carriedJobQuery = (api: Api, segment: string) =>
  queryOptions({
    queryKey: ["carried-job", segment],
    queryFn: async (): Promise<JobDetail | null> => {
      const id = jobIdIn(segment);
      if (id === null) return null;
      try {
        return await api.get("/api/jobs/:id", { params: { id } });
      } catch (error) {
        if (error instanceof ApiError && error.status < 500) return null;
        throw error;
      }
    },
  });

export const spendingQuery = (api: Api) =>
  queryOptions({ queryKey: spendingKey, queryFn: () => api.get("/api/user/ai-spending") });

export const callsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: callsKey,
    queryFn: ({ pageParam }) =>
      api.get("/api/user/ai-calls", { query: pageParam === null ? {} : { cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** A key that comes or goes changes what every tool offers, and the first step of the start guide. */
export function useKeyChange<Input>(
  send: (api: Api, input: Input) => ReturnType<typeof removeKey>,
) {
  const { api, queryClient } = useApp();
  return useMutation({
    mutationFn: (input: Input) => send(api, input),
    onSuccess: (status) => {
      queryClient.setQueryData(keyStatusKey, status);
      void queryClient.invalidateQueries({ queryKey: startGuideKey });
    },
  });
}

export const saveKey = (api: Api, apiKey: string) =>
  api.post("/api/user/openai-key", { body: { apiKey } });

export const removeKey = (api: Api) => api.delete("/api/user/openai-key");

export function useSaveCap() {
  const { api, queryClient } = useApp();
  return useMutation({
    mutationFn: (capCents: number | null) =>
      api.put("/api/user/ai-spending/cap", { body: { capCents } }),
    onSuccess: (spending) => queryClient.setQueryData(spendingKey, spending),
  });
}

const termsKey = ["member-terms"] as const;

export const termsQuery = (api: Api) =>
  queryOptions({ queryKey: termsKey, queryFn: () => api.get("/api/user/terms") });

export function useSaveTerms() {
  const { api, queryClient } = useApp();
  return useMutation({
    mutationFn: (body: Parameters<typeof putTerms>[1]) => putTerms(api, body),
    onSuccess: (terms) => queryClient.setQueryData(termsKey, terms),
  });
}

const putTerms = (api: Api, body: z.input<typeof memberTerms>) =>
  api.put("/api/user/terms", { body });
