import type { ListingDetail } from "#contract/admin/listings.ts";
import { deskPostingPath } from "#domain/page-addresses.ts";
import { kindNames } from "#client/copy/sources.ts";
import { Link } from "#client/ui/link.tsx";

/** Of a source its name, and which board there: `feed:greenhouse:gitlab`. */
function sayOrigin(source: string): string {
  if (source === "admin") return "Our own desk";
  const [, kind = "", ...board] = source.split(":");
  const name: string = Object.entries(kindNames).find(([key]) => key === kind)?.[1] ?? kind;
  return board.length === 0 ? name : `${name}, ${board.join(":")}`;
}

/** The post as it was written, for whoever decides what it says. */
export const ListingText = ({ listing }: { listing: ListingDetail }) => (
  <section aria-labelledby="listing-text" className="grid gap-3">
    <h2 id="listing-text" className="text-xl">
      The post
    </h2>
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 sm:gap-x-6">
      <dt className="text-quiet">Comes from</dt>
      <dd className="wrap-anywhere">
        {listing.source === "employer" ? (
          <>
            An employer,{" "}
            <Link to={deskPostingPath(listing.id)} className="text-link">
              as they handed it in
            </Link>
          </>
        ) : (
          sayOrigin(listing.source)
        )}
      </dd>
      {listing.salary !== null && (
        <>
          <dt className="text-quiet">Salary</dt>
          <dd className="wrap-anywhere">{listing.salary}</dd>
        </>
      )}
      <dt className="text-quiet">Apply at</dt>
      <dd className="min-w-0">
        <a
          href={listing.applyLink}
          target="_blank"
          rel="noreferrer noopener"
          className="text-link wrap-anywhere"
        >
          {listing.applyLink}
        </a>
      </dd>
    </dl>
    <p className="max-w-reading pt-2 whitespace-pre-line wrap-anywhere">{listing.description}</p>
  </section>
);
