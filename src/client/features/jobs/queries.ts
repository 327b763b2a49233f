import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { jobIdIn } from "#domain/jobs/address.ts";
import { startingFilters, type JobFilters } from "#domain/jobs/filters.ts";
import type { JobDetail } from "#contract/jobs.ts";
import { ApiError, type Api } from "#client/api.ts";

const listsKey = ["jobs"] as const;
export const savedListsKey = [...listsKey, "saved"] as const;

/** The list page by page; it may start further down, where the address of a page without scripts says. */
export const jobsQuery = (api: Api, filters: JobFilters, from: string | null) =>
  infiniteQueryOptions({
    queryKey: [...(filters.isSavedOnly ? savedListsKey : listsKey), filters, from],
    initialPageParam: from,
    queryFn: ({ pageParam }) => askForJobs(api, filters, pageParam),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const askForJobs = (api: Api, filters: JobFilters, cursor: string | null) =>
  api.get("/api/jobs", { query: queryOf(filters, cursor) });

const queryOf = (filters: JobFilters, cursor: string | null) => ({
  search: filters.search.trim() || undefined,
  roleType: filters.roleType ?? undefined,
  experience: filters.experience ?? undefined,
  salary: filters.salary ?? undefined,
  // What somebody saved is theirs to see, however unclear it is.
  worldwide: String(filters.isWorldwideOnly && !filters.isSavedOnly) as "true" | "false",
  saved: filters.isSavedOnly ? ("true" as const) : undefined,
  sort: filters.sort === startingFilters.sort ? undefined : filters.sort,
  cursor: cursor ?? undefined,
});

/** One job, however its address is written. Null once it has closed, which is an answer and no failure. */
export const jobQuery = (api: Api, segment: string) =>
  queryOptions({
    queryKey: ["job", idIn(segment)],
    queryFn: async (): Promise<JobDetail | null> => {
      try {
        return await api.get("/api/jobs/:id", { params: { id: idIn(segment) } });
      } catch (error) {
        if (error instanceof ApiError && error.status === 410) return null;
        throw error;
      }
    },
  });

export const similarJobsQuery = (api: Api, segment: string) =>
  queryOptions({
    queryKey: ["similar-jobs", idIn(segment)],
    queryFn: () => api.get("/api/jobs/:id/similar", { params: { id: idIn(segment) } }),
  });

/** What is no id is that of no job, and never another endpoint's name, such as `saved`. */
const idIn = (segment: string): string => jobIdIn(segment) ?? "0";

/** Asked for only by somebody who is signed in; whoever is not any more has none. */
export const savedJobsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["saved-jobs"],
    queryFn: async () => {
      try {
        return await api.get("/api/jobs/saved");
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return [];
        throw error;
      }
    },
  });
