import type { ListingDetail } from "#contract/admin/listings.ts";
import { paths } from "#domain/paths.ts";
import { problemNames } from "#client/copy/problem-names.ts";
import { Badge } from "#client/ui/badge.tsx";
import { momentOf } from "#client/ui/figures/moment.ts";
import { Link } from "#client/ui/link.tsx";

/** What people reported about it; while nobody did, nothing is shown. */
export function ListingReports({ listing: { reportList } }: { listing: ListingDetail }) {
  if (reportList.length === 0) return null;
  return (
    <section aria-labelledby="listing-reports" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="listing-reports" className="text-xl">
          Reports
        </h2>
        <Link to={paths.adminReports} className="text-link">
          All that wait
        </Link>
      </div>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {reportList.map(({ id, kind, note, at, isHandled }) => (
          <li key={id} className="grid gap-1 px-4 py-3">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{problemNames[kind]}</span>
              <Badge tone={isHandled ? "plain" : "ember"}>
                {isHandled ? "Dealt with" : "Waiting"}
              </Badge>
              <time dateTime={at} className="text-sm text-quiet">
                {momentOf(at)}
              </time>
            </p>
            {note !== "" && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
