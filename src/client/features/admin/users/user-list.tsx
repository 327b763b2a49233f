import type { UserKind } from "#domain/accounts/desk/desk-rules.ts";
import { longestPersonSearch } from "#domain/desk/limits.ts";
import { paths } from "#domain/paths.ts";
import { useApp } from "#client/app-context.ts";
import { DeskList } from "#client/layout/desk/desk-list.tsx";
import { useDeskList } from "#client/layout/desk/desk-query.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { ChoiceField, FilterForm, SearchField } from "#client/ui/list/filter-form.tsx";
import type { ListPlace } from "#client/ui/list/list-address.ts";
import { usersAddress, type UserFilters } from "./address.ts";
import { queryOf, usersQuery } from "./queries.ts";
import { UserTable } from "./user-table.tsx";

const plans = [
  { value: "premium", label: "Premium" },
  { value: "free", label: "Free" },
];

const kindNames: Readonly<Record<UserKind, string>> = {
  admin: "Administrators",
  employer: "Employers",
  suspended: "Suspended",
};

const kinds = Object.entries(kindNames).map(([value, label]) => ({ value, label }));

export const UserFilterForm = ({ filters }: { filters: UserFilters }) => (
  <FilterForm
    address={usersAddress}
    filters={filters}
    keeps={["sort"]}
    className="sm:grid-cols-2 lg:grid-cols-[1fr_11rem_12rem_auto]"
  >
    <SearchField
      label="Search users"
      placeholder="Name or address"
      defaultValue={filters.search}
      maxLength={longestPersonSearch}
      className="sm:col-span-2 lg:col-span-1"
    />
    <ChoiceField name="plan" label="Plan" any="Any plan" chosen={filters.plan} options={plans} />
    <ChoiceField name="kind" label="Who" any="Everybody" chosen={filters.kind} options={kinds} />
    <Button type="submit" variant="primary" className="min-h-11 sm:col-span-2 lg:col-span-1">
      Search
    </Button>
  </FilterForm>
);

export function UserResults({ place }: { place: ListPlace<UserFilters> }) {
  const { api } = useApp();
  const { filters, from } = place;
  const { list, ref } = useDeskList({
    query: usersQuery(api, filters, from),
    rowsOf: ({ users }) => users,
    place,
    address: usersAddress,
  });
  return (
    <DeskList
      list={list}
      nouns={["user", "users"]}
      csv={api.link("/api/admin/users.csv", { query: queryOf(filters) })}
      failure="The list did not load"
      empty={<Nobody />}
    >
      <UserTable users={list.rows} filters={filters} ref={ref} />
    </DeskList>
  );
}

const Nobody = () => (
  <EmptyState
    title="Nobody found"
    action={<ButtonLink to={paths.adminUsers}>Show everybody</ButtonLink>}
  >
    Search for any part of a username or an email address. One or two letters stand for the
    beginning.
  </EmptyState>
);
