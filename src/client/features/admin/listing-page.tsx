import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { ListingDetail } from "#contract/admin/listings.ts";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import { AdminFrame } from "#client/layout/desk/admin-frame.tsx";
import type { LoadArguments } from "#client/page.tsx";
import { lookAfresh } from "#client/session/look-afresh.ts";
import { Link } from "#client/ui/link.tsx";
import { FactDesk } from "./listings/fact-desk.tsx";
import { ListingText } from "./listings/listing-text.tsx";
import { listingQuery } from "./listings/queries.ts";
import { ListingReports } from "./listings/listing-reports.tsx";
import { StatusDesk } from "./listings/status-desk.tsx";

export function head({ app, params }: LoadArguments): PageHead {
  const { queryKey } = listingQuery(app.api, params["id"] ?? "");
  return {
    title: app.queryClient.getQueryData(queryKey)?.title ?? "Listing",
    description: "What we say about one listing, and why.",
    canonical: null,
  };
}

/** Others change it without this tab knowing, so every visit looks afresh. */
export const load = ({ app, params }: LoadArguments): Promise<void> =>
  lookAfresh(app, listingQuery(app.api, params["id"] ?? ""));

/** An open one that readers do not find needs a reason. */
function sayAbsence({ status, riskVerdict }: ListingDetail): string {
  if (status !== "open") return "It is not on the board.";
  return riskVerdict === "likely-scam"
    ? "It is kept off the board, because it reads like a scam."
    : "It is kept off the board.";
}

export function Page() {
  const { id = "" } = useParams();
  const { data: listing } = useQuery(listingQuery(useApp().api, id));
  if (listing === undefined) return null;
  return (
    <AdminFrame
      title={listing.title}
      intro={
        <>
          {listing.company}
          {listing.location !== "" && `, ${listing.location}`}.{" "}
          {listing.isListed ? (
            <Link to={listing.path} className="text-link">
              See it on the board
            </Link>
          ) : (
            sayAbsence(listing)
          )}
        </>
      }
      actions={<StatusDesk listing={listing} />}
    >
      <div className="grid min-w-0 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid min-w-0 gap-8">
          <ListingReports listing={listing} />
          <ListingText listing={listing} />
        </div>
        <FactDesk listing={listing} />
      </div>
    </AdminFrame>
  );
}
