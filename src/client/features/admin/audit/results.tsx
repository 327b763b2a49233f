import { paths } from "#domain/paths.ts";
import { useApp } from "#client/app-context.ts";
import { DeskList } from "#client/layout/desk/desk-list.tsx";
import { useDeskList } from "#client/layout/desk/desk-query.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { addressOf, auditAddress, type AuditPlace } from "./address.ts";
import { EntryTable } from "./entry-table.tsx";
import { auditQuery, queryOf } from "./queries.ts";

export function AuditResults({ place }: { place: AuditPlace }) {
  const { api } = useApp();
  const { filters, from } = place;
  const { list, ref } = useDeskList({
    query: auditQuery(api, filters, from),
    rowsOf: ({ entries }) => entries,
    place,
    address: auditAddress,
  });
  const isWhole = addressOf({ filters }) === paths.adminAudit;
  return (
    <DeskList
      list={list}
      nouns={["entry", "entries"]}
      csv={api.link("/api/admin/audit.csv", { query: queryOf(filters) })}
      failure="The trail did not load"
      beside={
        !isWhole && (
          <ButtonLink to={paths.adminAudit} size="small" variant="quiet" preventScrollReset>
            Show everything
          </ButtonLink>
        )
      }
      empty={<Nothing isWhole={isWhole} />}
    >
      <EntryTable entries={list.rows} filters={filters} ref={ref} />
    </DeskList>
  );
}

const Nothing = ({ isWhole }: { isWhole: boolean }) =>
  isWhole ? (
    <EmptyState title="Nothing was done yet">
      Whatever somebody does at this desk is written down here by itself.
    </EmptyState>
  ) : (
    <EmptyState
      title="Nothing found"
      action={<ButtonLink to={paths.adminAudit}>Show everything</ButtonLink>}
    >
      Search for a part of a name or of a reason, or choose another deed, subject or person.
    </EmptyState>
  );
