import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLocation } from "react-router";
import type { WholeDocument } from "#contract/tools/documents.ts";
import type { PageHead } from "#contract/page.ts";
import { toolLabels } from "#domain/tools/ai/tool-names.ts";
import { paths } from "#domain/paths.ts";
import { ApiError, type Api } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import type { LoadArguments } from "#client/page.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { Link } from "#client/ui/link.tsx";
import { Chooser, othersQuery } from "./documents/compare/chooser.tsx";
import { Comparison } from "./documents/compare/comparison.tsx";
import { idsIn, pairingOf, type Pairing } from "./documents/compare/pair.ts";
import { comparePath } from "./documents/document-paths.ts";
import { documentQuery } from "./documents/queries.ts";

export const head = (): PageHead => ({
  title: "Compare two versions",
  description: "Two documents of one tool, side by side.",
  canonical: null,
});

/** A document that is not there is an answer here, and no failure of the page. */
const eitherQuery = (api: Api, id: string) => {
  const { queryKey } = documentQuery(api, id);
  return {
    queryKey: [...queryKey, "or-none"],
    queryFn: async (): Promise<WholeDocument | null> => {
      try {
        return await api.get("/api/premium/documents/:id", { params: { id } });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  };
};

export async function load({
  app: { api, queryClient },
  url,
}: LoadArguments): Promise<number | void> {
  const found = await Promise.all(
    idsIn(url.searchParams).map((id) =>
      queryClient.fetchQuery({ ...eitherQuery(api, id), staleTime: 0 }),
    ),
  );
  const pairing = pairingOf(found);
  if (pairing.kind === "one-chosen")
    await queryClient.prefetchInfiniteQuery({
      ...othersQuery(api, pairing.document),
      staleTime: 0,
    });
  if (pairing.kind === "not-there") return 404;
}

export function Page() {
  const { api } = useApp();
  const { search } = useLocation();
  const ids = useMemo(() => idsIn(new URLSearchParams(search)), [search]);
  const found = useQueries({ queries: ids.map((id) => eitherQuery(api, id)) });
  const documents = found.map(({ data }) => data);
  return (
    <div className="page-width grid gap-8 py-8 lg:py-12">
      <div className="grid gap-4">
        <Link to={paths.documents} className="text-link justify-self-start">
          All documents
        </Link>
        <h1 className="text-3xl sm:text-4xl">Compare two versions</h1>
      </div>
      {documents.every((document) => document !== undefined) && (
        <Answer pairing={pairingOf(documents)} />
      )}
    </div>
  );
}

function Answer({ pairing }: { pairing: Pairing }) {
  switch (pairing.kind) {
    case "pair":
      return <Comparison pair={pairing.pair} />;
    case "one-chosen":
      return <Chooser document={pairing.document} />;
    case "none-chosen":
      return (
        <EmptyState title="Choose two documents" action={<ToTheList />}>
          Tick two of one tool in your documents, and see here which words changed.
        </EmptyState>
      );
    case "not-there":
      return (
        <EmptyState title="One of these is not there" action={<ToTheList />}>
          It was deleted, or it belongs to another account.
        </EmptyState>
      );
    case "different-tools": {
      const [one, other] = pairing.pair;
      return (
        <Alert tone="warning" title="These two cannot stand side by side">
          <p>
            One comes from {toolLabels[one.tool]}, the other from {toolLabels[other.tool]}. Choose
            two of one tool.
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            {[one, other].map(({ id, title }) => (
              <ButtonLink key={id} size="small" to={comparePath(id)}>
                Another for “{title}”
              </ButtonLink>
            ))}
          </div>
        </Alert>
      );
    }
  }
}

const ToTheList = () => (
  <ButtonLink to={paths.documents} variant="primary">
    All documents
  </ButtonLink>
);
