import type { Ref } from "react";
import type { UserColumn } from "#domain/accounts/desk/desk-rules.ts";
import { deskUserPath } from "#domain/page-addresses.ts";
import type { DeskUser } from "#contract/admin/users.ts";
import { dayOf } from "#client/ui/figures/moment.ts";
import { Link } from "#client/ui/link.tsx";
import { Table, type Column } from "#client/ui/list/table.tsx";
import { usersAddress, type UserFilters } from "./address.ts";
import { MailAddress } from "./mail-address.tsx";
import { UserChips } from "./user-chips.tsx";

const columns: readonly Column<DeskUser, UserColumn>[] = [
  {
    title: "User",
    sort: "name",
    cell: ({ userId, username }) => (
      <Link to={deskUserPath(userId)} className="text-link font-semibold wrap-anywhere">
        {username}
      </Link>
    ),
  },
  {
    title: "Address",
    sort: "email",
    cell: ({ email, isEmailVerified }) => (
      <div className="min-w-0">
        <MailAddress email={email} />
        {!isEmailVerified && <p className="text-sm text-quiet">not confirmed</p>}
      </div>
    ),
  },
  { title: "Is", cell: (user) => <UserChips user={user} /> },
  {
    title: "Joined",
    sort: "joined",
    isLargestFirst: true,
    cell: ({ joinedAt }) =>
      joinedAt === null ? (
        <span className="text-quiet">No date</span>
      ) : (
        <time dateTime={joinedAt} className="whitespace-nowrap tabular-nums">
          {dayOf(joinedAt)}
        </time>
      ),
  },
];

interface UserTableProps {
  readonly users: readonly DeskUser[];
  readonly filters: UserFilters;
  readonly ref: Ref<HTMLTableSectionElement>;
}

export const UserTable = ({ users, filters, ref }: UserTableProps) => (
  <Table
    ref={ref}
    caption="Users"
    columns={columns}
    rows={users}
    rowKey={({ userId }) => userId}
    isStacking
    sorting={{
      order: filters.sort,
      addressOf: (sort) => usersAddress.addressOf({ filters: { ...filters, sort } }),
    }}
  />
);
