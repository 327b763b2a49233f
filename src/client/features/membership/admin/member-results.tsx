import { usualMemberSort } from "#domain/membership/member-order.ts";
import { paths } from "#domain/paths.ts";
import { useApp } from "#client/app-context.ts";
import { DeskList } from "#client/layout/desk/desk-list.tsx";
import { useDeskList } from "#client/layout/desk/desk-query.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { addressOf, membersAddress, type MemberFilters, type MembersPlace } from "./address.ts";
import { MemberTable } from "./member-table.tsx";
import { membersQuery, queryOf } from "./queries.ts";

export function MemberResults({ place }: { place: MembersPlace }) {
  const { api } = useApp();
  const { filters, from } = place;
  const { list, ref } = useDeskList({
    query: membersQuery(api, filters, from),
    rowsOf: ({ members }) => members,
    place,
    address: membersAddress,
  });
  return (
    <DeskList
      list={list}
      nouns={["member", "members"]}
      csv={api.link("/api/admin/memberships.csv", { query: queryOf(filters) })}
      beside={
        filters.sort !== usualMemberSort && (
          <ButtonLink
            to={addressOf({ filters: { ...filters, sort: usualMemberSort } })}
            size="small"
            variant="quiet"
            preventScrollReset
          >
            Back to the newest first
          </ButtonLink>
        )
      }
      empty={<Nobody filters={filters} />}
    >
      <MemberTable members={list.rows} filters={filters} ref={ref} />
    </DeskList>
  );
}

function Nobody({ filters: { search, state } }: { filters: MemberFilters }) {
  if (search === "" && state === null)
    return (
      <EmptyState title="No members yet">
        Whoever pays, or is given premium, appears here.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Nobody found"
      action={<ButtonLink to={paths.adminMemberships}>Show everybody</ButtonLink>}
    >
      Search for a username, an email address or a payment reference, or choose another state.
    </EmptyState>
  );
}
