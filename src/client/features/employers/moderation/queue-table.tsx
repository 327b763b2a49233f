import type { Ref } from "react";
import type { ModerationColumn } from "#domain/employers/moderation-order.ts";
import type { PostingInQueue } from "#contract/employers/moderation.ts";
import { deskPostingPath } from "#domain/page-addresses.ts";
import { momentOf } from "#client/ui/figures/moment.ts";
import { Checkbox } from "#client/ui/form/choices.tsx";
import { Link } from "#client/ui/link.tsx";
import { Table, type Column } from "#client/ui/list/table.tsx";
import { deskStateNames } from "../say-posting.ts";
import { StateChip } from "../state-chip.tsx";
import { addressOf, type QueueFilters } from "./address.ts";
import type { Choosing } from "./bulk.tsx";

interface QueueTableProps {
  readonly postings: readonly PostingInQueue[];
  readonly filters: QueueFilters;
  /** Null where nothing can be done to several at once. */
  readonly choosing: Choosing | null;
  readonly ref: Ref<HTMLTableSectionElement>;
}

export const QueueTable = ({ postings, filters, choosing, ref }: QueueTableProps) => (
  <Table
    ref={ref}
    caption="Postings"
    columns={choosing === null ? columns : [...columns, chosenColumn(choosing)]}
    rows={postings}
    rowKey={({ id }) => id}
    isStacking
    sorting={{
      order: filters.sort,
      addressOf: (sort) => addressOf({ filters: { ...filters, sort } }),
    }}
  />
);

const columns: readonly Column<PostingInQueue, ModerationColumn>[] = [
  {
    title: "Posting",
    sort: "title",
    cell: ({ id, title, state }) => (
      <div className="grid min-w-0 justify-items-start gap-1">
        <Link to={deskPostingPath(id)} className="text-link font-semibold wrap-anywhere">
          {title}
        </Link>
        <StateChip state={state} names={deskStateNames} />
      </div>
    ),
  },
  {
    title: "Company",
    sort: "company",
    cell: ({ company }) => <span className="wrap-anywhere">{company}</span>,
  },
  {
    title: "Employer",
    sort: "employer",
    cell: ({ employer, publishedBefore }) => (
      <div className="wrap-anywhere">
        {employer}
        <p className="text-sm whitespace-nowrap text-quiet">
          {publishedBefore === 0 ? "None published before" : `${publishedBefore} published before`}
        </p>
      </div>
    ),
  },
  {
    title: "Handed in",
    sort: "submitted",
    isLargestFirst: true,
    cell: ({ submittedAt }) => (
      <time dateTime={submittedAt} className="whitespace-nowrap tabular-nums">
        {momentOf(submittedAt)}
      </time>
    ),
  },
  {
    title: "South Africa",
    cell: ({ verdict, isForBoard }) => (
      <span className={isForBoard ? undefined : "font-medium text-no"}>{verdict}</span>
    ),
  },
  { title: "Score", isNumber: true, cell: ({ score }) => score },
];

const chosenColumn = ({
  isChosen,
  toggle,
}: Choosing): Column<PostingInQueue, ModerationColumn> => ({
  title: "Publish",
  cell: (posting) =>
    posting.isForBoard ? (
      <div className="needs-script">
        <Checkbox checked={isChosen(posting)} onChange={() => toggle(posting)}>
          <span className="sr-only">Choose {posting.title}</span>
        </Checkbox>
      </div>
    ) : (
      <span className="text-sm text-quiet">Not for this board</span>
    ),
});
