import type { Ref } from "react";
import type { MemberColumn } from "#domain/membership/member-order.ts";
import type { Member } from "#contract/admin/membership.ts";
import { deskMemberPath } from "#domain/page-addresses.ts";
import { dayOf } from "#client/ui/figures/moment.ts";
import { Link } from "#client/ui/link.tsx";
import { Table, type Column } from "#client/ui/list/table.tsx";
import { StateChip } from "#client/membership/state-chip.tsx";
import { addressOf, type MemberFilters } from "./address.ts";

const columns: readonly Column<Member, MemberColumn>[] = [
  {
    title: "Member",
    sort: "name",
    cell: ({ userId, username, email }) => (
      <div className="min-w-0">
        <Link to={deskMemberPath(userId)} className="text-link font-semibold wrap-anywhere">
          {username}
        </Link>
        <p className="text-sm wrap-anywhere text-quiet">{email}</p>
      </div>
    ),
  },
  {
    title: "State",
    cell: ({ state }) => (
      <div>
        <StateChip state={state} />
      </div>
    ),
  },
  {
    title: "Premium until",
    cell: ({ premiumUntil }) => day(premiumUntil, "No date"),
    sort: "premiumUntil",
    isLargestFirst: true,
  },
  {
    title: "Joined",
    cell: ({ joinedAt }) => day(joinedAt, "No date"),
    sort: "joined",
    isLargestFirst: true,
  },
  {
    title: "Last paid",
    cell: ({ lastPaidAt }) => day(lastPaidAt, "Never"),
    sort: "lastPaid",
    isLargestFirst: true,
  },
  {
    title: "Payments",
    cell: ({ payments }) => payments,
    isNumber: true,
    sort: "payments",
    isLargestFirst: true,
  },
];

const day = (moment: string | null, otherwise: string) =>
  moment === null ? (
    <span className="text-quiet">{otherwise}</span>
  ) : (
    <time dateTime={moment} className="whitespace-nowrap tabular-nums">
      {dayOf(moment)}
    </time>
  );

interface MemberTableProps {
  readonly members: readonly Member[];
  readonly filters: MemberFilters;
  readonly ref: Ref<HTMLTableSectionElement>;
}

export const MemberTable = ({ members, filters, ref }: MemberTableProps) => (
  <Table
    ref={ref}
    caption="Members"
    columns={columns}
    rows={members}
    rowKey={({ userId }) => userId}
    isStacking
    sorting={{
      order: filters.sort,
      addressOf: (sort) => addressOf({ filters: { ...filters, sort } }),
    }}
  />
);
