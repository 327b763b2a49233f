import { infiniteQueryOptions, queryOptions, type InfiniteData } from "@tanstack/react-query";
import { useRef } from "react";
import type { z } from "zod";
import type { documentEndpoints, renameBody, WholeDocument } from "#contract/tools/documents.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { useVersionedChange } from "#client/session/changes/versioned-change.ts";
import { documentsKey } from "#client/asking/ai-queries.ts";
import type { DocumentFilters } from "./list/address.ts";

export type DocumentList = z.infer<typeof documentEndpoints.listDocuments.reply>;

export const documentListsKey = [...documentsKey, "lists"] as const;

export const documentListQuery = (
  api: Api,
  { search, tool }: DocumentFilters,
  from: string | null,
) =>
  infiniteQueryOptions({
    queryKey: [...documentListsKey, search, tool, from],
    initialPageParam: from,
    queryFn: ({ pageParam }) =>
      api.get("/api/premium/documents", {
        query: {
          search: search || undefined,
          tool: tool ?? undefined,
          cursor: pageParam ?? undefined,
        },
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const documentQuery = (api: Api, id: string | number) =>
  queryOptions({
    queryKey: [...documentsKey, "one", String(id)],
    queryFn: () => api.get("/api/premium/documents/:id", { params: { id } }),
  });

/** Jobs a document can be tied to without looking for their address. */
export const tiableJobsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...documentsKey, "saved-jobs"],
    queryFn: () => api.get("/api/jobs/saved"),
  });

type Change = Omit<z.input<typeof renameBody>, "version">;

/**
 * Another name, or another listing. After a refusal because somebody else was quicker, the next try starts from what
 * they left.
 */
export function useDocumentChange({ id, version }: Pick<WholeDocument, "id" | "version">) {
  const { api, queryClient } = useApp();
  const startedFrom = useRef(version);
  return useVersionedChange({
    send: (to, wanted: Change) =>
      to.patch("/api/premium/documents/:id", {
        params: { id },
        body: { ...wanted, version: Math.max(version, startedFrom.current) },
      }),
    show: (document) => queryClient.setQueryData(documentQuery(api, id).queryKey, document),
    onOvertaken: (theirs) => {
      startedFrom.current = theirs.version;
    },
    refresh: () => queryClient.invalidateQueries({ queryKey: documentListsKey }),
  });
}

/** Takes a document out of every list on screen, without asking for them all again. */
export const withoutDocument =
  (id: number) =>
  (lists: InfiniteData<DocumentList> | undefined): InfiniteData<DocumentList> | undefined =>
    lists && {
      ...lists,
      pages: lists.pages.map((page) => ({
        ...page,
        documents: page.documents.filter((document) => document.id !== id),
        total: page.totalIsCapped ? page.total : Math.max(0, page.total - 1),
      })),
    };
