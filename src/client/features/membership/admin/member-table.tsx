import { generatePath } from "react-router";
import type { Member } from "#contract/admin/membership.ts";
import { paths } from "#domain/paths.ts";
import { dayOf } from "#client/ui/figures/moment.ts";
import { Link } from "#client/ui/link.tsx";
import { Table, type Column } from "#client/ui/list/table.tsx";
import { StateChip } from "#client/membership/state-chip.tsx";

const columns: readonly Column<Member>[] = [
  {
    title: "Member",
    cell: ({ userId, username, email }) => (
      <div className="min-w-0">
        <Link
          to={generatePath(paths.adminMember, { userId: String(userId) })}
          className="text-link font-semibold wrap-anywhere"
        >
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
  { title: "Premium until", cell: ({ premiumUntil }) => day(premiumUntil, "No date") },
  { title: "Last paid", cell: ({ lastPaidAt }) => day(lastPaidAt, "Never") },
  { title: "Payments", cell: ({ payments }) => payments, isNumber: true },
];

const day = (moment: string | null, otherwise: string) =>
  moment === null ? (
    <span className="text-quiet">{otherwise}</span>
  ) : (
    <time dateTime={moment} className="whitespace-nowrap tabular-nums">
      {dayOf(moment)}
    </time>
  );

export const MemberTable = ({ members }: { members: readonly Member[] }) => (
  <Table
    caption="Members"
    columns={columns}
    rows={members}
    rowKey={({ userId }) => userId}
    isStacking
  />
);
