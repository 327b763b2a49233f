import type { Ref } from "react";
import type { ListingColumn } from "#domain/desk/desk-orders.ts";
import { verdictOf } from "#domain/listing/advice/open-words.ts";
import { deskListingPath } from "#domain/page-addresses.ts";
import type { DeskListing } from "#contract/admin/listings.ts";
import { Badge } from "#client/ui/badge.tsx";
import { dayOf } from "#client/ui/figures/moment.ts";
import { Link } from "#client/ui/link.tsx";
import { Table, type Column } from "#client/ui/list/table.tsx";
import { VerdictChip } from "#client/ui/verdict-chip.tsx";
import { listingsAddress, statusNames, type ListingFilters } from "./address.ts";

const columns: readonly Column<DeskListing, ListingColumn>[] = [
  {
    title: "Listing",
    sort: "title",
    cell: ({ id, title, reports, isChecked }) => (
      <div className="grid min-w-0 justify-items-start gap-1">
        <Link to={deskListingPath(id)} className="text-link font-semibold wrap-anywhere">
          {title}
        </Link>
        {(reports > 0 || isChecked) && (
          <span className="flex flex-wrap gap-1.5">
            {reports > 0 && (
              <Badge tone="ember">{reports === 1 ? "1 report" : `${reports} reports`}</Badge>
            )}
            {isChecked && <Badge>Checked by us</Badge>}
          </span>
        )}
      </div>
    ),
  },
  {
    title: "Company",
    sort: "company",
    cell: ({ company }) => <span className="wrap-anywhere">{company}</span>,
  },
  {
    title: "South Africa",
    cell: ({ openness, confidence, riskVerdict }) => (
      <div>
        <VerdictChip
          verdict={verdictOf({ openToSouthAfrica: { value: openness, confidence }, riskVerdict })}
        />
      </div>
    ),
  },
  {
    title: "State",
    cell: ({ status, tier, isListed }) => (
      <span>
        {status === "open" && !isListed ? "Kept off the board" : statusNames[status]}
        <span className="text-quiet">, {tier === "free" ? "free" : "for members"}</span>
      </span>
    ),
  },
  {
    title: "Published",
    sort: "published",
    isLargestFirst: true,
    cell: ({ publishedAt, status }) =>
      status === "pending" || status === "draft" ? (
        <span className="text-quiet">Not yet</span>
      ) : (
        <time dateTime={publishedAt} className="whitespace-nowrap tabular-nums">
          {dayOf(publishedAt)}
        </time>
      ),
  },
];

interface ListingTableProps {
  readonly listings: readonly DeskListing[];
  readonly filters: ListingFilters;
  readonly ref: Ref<HTMLTableSectionElement>;
}

export const ListingTable = ({ listings, filters, ref }: ListingTableProps) => (
  <Table
    ref={ref}
    caption="Listings"
    columns={columns}
    rows={listings}
    rowKey={({ id }) => id}
    isStacking
    sorting={{
      order: filters.sort,
      addressOf: (sort) => listingsAddress.addressOf({ filters: { ...filters, sort } }),
    }}
  />
);
