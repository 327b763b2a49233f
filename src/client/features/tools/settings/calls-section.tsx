import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { AiCall } from "#contract/tools/spending.ts";
import { toolLabels } from "#domain/tools/ai/tool-names.ts";
import { documentPath } from "#domain/page-addresses.ts";
import { useApp } from "#client/app-context.ts";
import { ListFailure } from "#client/session/list-failure.tsx";
import { Button } from "#client/ui/button.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { momentOf } from "#client/ui/figures/moment.ts";
import { Link } from "#client/ui/link.tsx";
import { Table, type Column } from "#client/ui/list/table.tsx";
import { Section } from "#client/ui/section.tsx";
import { callsQuery } from "../queries.ts";
import { dollars } from "./say-cost.ts";

export const CallsSection = () => (
  <Section
    id="calls"
    title="Past calls"
    note="Everything that was asked with your key, newest first, and how it ended."
  >
    <Calls />
  </Section>
);

function Calls() {
  const query = useInfiniteQuery(callsQuery(useApp().api));
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const calls = data?.pages.flatMap((page) => page.calls) ?? [];
  return (
    <div className="grid justify-items-start gap-4" aria-busy={query.isFetching}>
      {error !== null && <ListFailure title="Your calls did not load" query={query} />}
      {data === undefined && error === null && <Skeleton className="h-40 w-full" />}
      {data !== undefined && calls.length === 0 && (
        <p className="text-quiet">Nothing yet. Your first call appears here.</p>
      )}
      {calls.length > 0 && (
        <div className="w-full">
          <Table
            caption="Calls made with your key"
            columns={columns}
            rows={calls}
            rowKey={({ id }) => id}
            isStacking
          />
        </div>
      )}
      {hasNextPage && (
        <Button isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Load more
        </Button>
      )}
    </div>
  );
}

const states: Readonly<Record<AiCall["state"], string>> = {
  running: "Under way",
  done: "Done",
  failed: "Failed",
  cancelled: "Cancelled",
};

const columns: readonly Column<AiCall>[] = [
  { title: "Tool", cell: ({ tool }) => <span className="font-medium">{toolLabels[tool]}</span> },
  { title: "When", cell: ({ startedAt }) => momentOf(startedAt) },
  { title: "Outcome", cell: outcome },
  { title: "Model", cell: ({ model }) => model ?? "–" },
  {
    title: "Tokens",
    isNumber: true,
    cell: ({ inputTokens, outputTokens }) => grouped(inputTokens + outputTokens),
  },
  {
    title: "Cost",
    isNumber: true,
    cell: ({ state, costMicros }) =>
      state === "running" || costMicros === null ? "not known" : dollars(costMicros),
  },
];

function outcome({ state, documentId }: AiCall) {
  if (documentId === null) return states[state];
  return (
    <Link className="text-link" to={documentPath(documentId)}>
      {states[state]}: open
    </Link>
  );
}
