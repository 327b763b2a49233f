import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  type InfiniteData,
} from "@tanstack/react-query";
import { useRef } from "react";
import type { z } from "zod";
import type { documentEndpoints, renameBody, WholeDocument } from "#contract/tools/documents.ts";
import type { Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { currentIn } from "#client/session/failure.ts";
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

const theirs = (error: unknown) => currentIn(error) as WholeDocument | null;

type Change = Omit<z.input<typeof renameBody>, "version">;

/**
 * Another name, or another listing. After a refusal because somebody else was quicker, the next try starts from what
 * they left.
 */
export function useDocumentChange({ id, version }: Pick<WholeDocument, "id" | "version">) {
  const { api, queryClient } = useApp();
  const show = async (document: WholeDocument | null) => {
    if (document === null) return;
    queryClient.setQueryData(documentQuery(api, id).queryKey, document);
    await queryClient.invalidateQueries({ queryKey: documentListsKey });
  };
  const startedFrom = useRef(version);
  const change = useMutation({
    mutationFn: (wanted: Change) =>
      api.patch("/api/premium/documents/:id", {
        params: { id },
        body: { ...wanted, version: Math.max(version, startedFrom.current) },
      }),
    onSuccess: show,
    onError: async (error) => {
      startedFrom.current = theirs(error)?.version ?? startedFrom.current;
      await show(theirs(error));
    },
  });
  return { ...change, theirs: theirs(change.error) };
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
