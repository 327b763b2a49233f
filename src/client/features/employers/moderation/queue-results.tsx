import { paths } from "#domain/paths.ts";
import { useApp } from "#client/app-context.ts";
import { DeskList } from "#client/layout/desk/desk-list.tsx";
import { useDeskList } from "#client/layout/desk/desk-query.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { queueAddress, type QueueFilters, type QueuePlace } from "./address.ts";
import { BulkBar, useChoosing } from "./bulk.tsx";
import { queryOf, queueQuery } from "./queries.ts";
import { QueueTable } from "./queue-table.tsx";

export function QueueResults({ place }: { place: QueuePlace }) {
  const { api } = useApp();
  const { filters, from } = place;
  const { list, ref } = useDeskList({
    query: queueQuery(api, filters, from),
    rowsOf: ({ postings }) => postings,
    place,
    address: queueAddress,
  });
  const choosing = useChoosing();
  const isWaiting = filters.view === "waiting";
  return (
    <DeskList
      list={list}
      nouns={["posting", "postings"]}
      csv={api.link("/api/admin/moderation.csv", { query: queryOf(filters) })}
      empty={<Nothing filters={filters} />}
    >
      <div className="grid gap-4">
        <QueueTable
          postings={list.rows}
          filters={filters}
          choosing={isWaiting ? choosing : null}
          ref={ref}
        />
        {isWaiting && <BulkBar choosing={choosing} />}
      </div>
    </DeskList>
  );
}

function Nothing({ filters: { search, view } }: { filters: QueueFilters }) {
  if (search === "" && view === "waiting")
    return (
      <EmptyState title="Nothing waits">
        Whatever an employer with a confirmed address hands in appears here, the longest waiting
        first.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Nothing found"
      action={<ButtonLink to={paths.adminModeration}>Show what waits</ButtonLink>}
    >
      Search for a title, a company, a username or an address, or look at another state.
    </EmptyState>
  );
}
