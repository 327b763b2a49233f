import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Api } from "#client/api.ts";
import { documentsKey } from "#client/asking/ai-queries.ts";
import { offeredTagsKey, trackerKey } from "#client/session/queries/query-keys.ts";
import type { TrackerFilters } from "./list/address.ts";

export const trackerListQuery = (
  api: Api,
  { tab, search, jobType, platform, result, strategyTag }: TrackerFilters,
  from: string | null,
) =>
  infiniteQueryOptions({
    queryKey: [...trackerKey, "list", tab, search, jobType, platform, result, strategyTag, from],
    initialPageParam: from,
    queryFn: ({ pageParam }) =>
      api.get("/api/premium/tracker", {
        query: {
          tab,
          search: search || undefined,
          jobType: jobType ?? undefined,
          platform: platform ?? undefined,
          result: result ?? undefined,
          strategyTag: strategyTag || undefined,
          cursor: pageParam ?? undefined,
        },
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const boardQuery = (api: Api) =>
  queryOptions({
    queryKey: [...trackerKey, "board"],
    queryFn: () => api.get("/api/premium/tracker/board", { query: {} }),
  });

export const applicationQuery = (api: Api, id: string | number) =>
  queryOptions({
    queryKey: [...trackerKey, "one", String(id)],
    queryFn: () => api.get("/api/premium/job-applications/:id", { params: { id } }),
  });

/** Tags taken over from the gallery and tags in use, for a field to offer. */
export const tagsQuery = (api: Api) =>
  queryOptions({
    queryKey: offeredTagsKey,
    queryFn: async () => {
      const [gallery, tracker] = await Promise.all([
        api.get("/api/premium/strategy-tags"),
        api.get("/api/premium/tracker", { query: {} }),
      ]);
      return [...new Set([...gallery.tags.map(({ tag }) => tag), ...tracker.tags])];
    },
  });

/** Others of the same title at the same company. */
export const alikeQuery = (
  api: Api,
  names: { readonly jobTitle: string; readonly company: string },
) =>
  queryOptions({
    queryKey: [...trackerKey, "alike", names.jobTitle, names.company],
    queryFn: () => api.get("/api/premium/job-applications/alike", { query: names }),
  });

/** The newest documents of the tools, to link one. */
export const linkableQuery = (api: Api) =>
  queryOptions({
    queryKey: [...documentsKey, "linkable"],
    queryFn: async () => (await api.get("/api/premium/documents", { query: {} })).documents,
  });
