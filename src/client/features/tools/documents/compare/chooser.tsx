import { useInfiniteQuery } from "@tanstack/react-query";
import type { WholeDocument } from "#contract/tools/documents.ts";
import { toolLabels } from "#domain/tools/ai/tool-names.ts";
import { documentPath } from "#domain/page-addresses.ts";
import { paths } from "#domain/paths.ts";
import { useApp } from "#client/app-context.ts";
import { ListFailure } from "#client/session/list-failure.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Link } from "#client/ui/link.tsx";
import { Origin, Score } from "../document-line.tsx";
import { comparePath, toolPaths } from "../document-paths.ts";
import { documentListQuery } from "../queries.ts";

/** The newest of the same tool: one of them is mostly the other version. */
export const othersQuery = (api: ReturnType<typeof useApp>["api"], { tool }: WholeDocument) =>
  documentListQuery(api, { search: "", tool }, null);

/** One is chosen; the other is chosen here, by a link, so that it works without scripts. */
export function Chooser({ document }: { document: WholeDocument }) {
  const query = useInfiniteQuery(othersQuery(useApp().api, document));
  const others = query.data?.pages
    .flatMap(({ documents }) => documents)
    .filter(({ id }) => id !== document.id);
  return (
    <div className="grid gap-4" aria-busy={query.isFetching}>
      <p>
        Compare{" "}
        <Link to={documentPath(document.id)} className="text-link font-semibold">
          {document.title}
        </Link>{" "}
        with:
      </p>
      {others === undefined && query.error === null && <Skeleton className="h-40 w-full" />}
      {query.error !== null && <ListFailure title="Your documents did not load" query={query} />}
      {others?.length === 0 && (
        <EmptyState
          title="There is no other yet"
          action={<ButtonLink to={toolPaths[document.tool]}>Make another</ButtonLink>}
        >
          This is your only document from {toolLabels[document.tool]}. Make a second one, and you
          can see here what changed.
        </EmptyState>
      )}
      {others !== undefined && others.length > 0 && (
        <>
          <ul className="divide-y divide-line rounded-card border border-line bg-raised">
            {others.map((other) => (
              <li key={other.id} className="grid gap-1 px-4 py-3 sm:px-5">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Link
                    to={comparePath(document.id, other.id)}
                    className="text-link font-semibold wrap-anywhere"
                  >
                    {other.title}
                  </Link>
                  {other.score !== null && <Score score={other.score} />}
                </div>
                <p className="text-sm text-quiet">
                  <Origin document={other} />
                </p>
              </li>
            ))}
          </ul>
          <p className="text-quiet">
            An older one? Find it in{" "}
            <Link to={paths.documents} className="text-link">
              all documents
            </Link>{" "}
            and tick both there.
          </p>
        </>
      )}
    </div>
  );
}
