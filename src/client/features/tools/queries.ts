import { queryOptions } from "@tanstack/react-query";
import { jobIdIn } from "#domain/jobs/address.ts";
import type { JobDetail } from "#contract/jobs.ts";
import type { DraftRequest, ResumeRequest } from "#contract/tools/requests.ts";
import { ApiError, type Api } from "#client/api.ts";

export const keyStatusKey = ["ai-key"] as const;
export const spendingKey = ["ai-spending"] as const;
export const callsKey = ["ai-calls"] as const;
export const documentsKey = ["documents"] as const;

export const keyStatusQuery = (api: Api) =>
  queryOptions({ queryKey: keyStatusKey, queryFn: () => api.get("/api/user/openai-key-status") });

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
