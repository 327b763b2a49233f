import type { CompanyDoor } from "#contract/companies/doors.ts";
import { paths } from "#domain/paths.ts";
import { doorList } from "#client/copy/companies.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { classNames } from "#client/ui/class-names.ts";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { ago } from "#client/ui/figures/ago.ts";
import { Link } from "#client/ui/link.tsx";
import { pageAddress } from "./address.ts";
import { DoorBar } from "./door-bar.tsx";
import { sayAds, sayCount } from "./say-doors.ts";
import type { DoorFilters } from "./queries.ts";

interface DoorResultsProps {
  readonly companies: readonly CompanyDoor[];
  readonly total: number;
  readonly pages: number;
  readonly page: number;
  readonly filters: DoorFilters;
  /** Still the list from before. */
  readonly isOld: boolean;
  readonly now: number;
}

export function DoorResults(props: DoorResultsProps) {
  const { companies, total, isOld, now } = props;
  if (companies.length === 0) return <Nothing {...props} />;
  return (
    <div className={classNames("grid gap-5", isOld && "opacity-60")}>
      <output className="text-quiet tabular-nums">
        {total === 1 ? "1 company" : `${total} companies`}
      </output>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {companies.map((door) => (
          <DoorRow key={door.slug} door={door} now={now} />
        ))}
      </ul>
      <Pages {...props} />
    </div>
  );
}

const DoorRow = ({ door, now }: { door: CompanyDoor; now: number }) => (
  <li className="relative grid gap-x-8 gap-y-3 px-5 py-5 hover:bg-ink/3 sm:px-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
    <div className="grid content-start gap-1">
      <h2 className="text-xl wrap-anywhere">
        <Link to={door.path} className="job-card-link">
          {door.name}
        </Link>
      </h2>
      <p className="text-sm text-quiet">
        {sayAds(door.ads)}, the newest {ago(door.newestAd, now)}
        {door.openNow > 0 && (
          <>
            {" · "}
            <span className="font-medium text-ink">{door.openNow} open now</span>
          </>
        )}
      </p>
    </div>
    <div className="grid gap-2">
      <p className="tabular-nums">
        <strong className="font-semibold">{sayCount(door.took)} ads</strong> open to South Africans
      </p>
      <DoorBar door={door} />
      <p className="text-sm text-quiet tabular-nums">Pay stated in {sayCount(door.payStated)}</p>
    </div>
  </li>
);

function Pages({ page, pages, filters }: DoorResultsProps) {
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages of the list" className="flex items-center justify-center gap-4">
      {page > 1 && <ButtonLink to={pageAddress(filters, page - 1)}>Previous</ButtonLink>}
      <span className="text-sm text-quiet tabular-nums">
        Page {page} of {pages}
      </span>
      {page < pages && <ButtonLink to={pageAddress(filters, page + 1)}>Next</ButtonLink>}
    </nav>
  );
}

function Nothing({ filters: { search }, total }: DoorResultsProps) {
  const isSearch = search !== "" || total > 0;
  const { title, text } = isSearch ? doorList.noMatch : doorList.nothing;
  return (
    <EmptyState
      title={title}
      action={
        isSearch ? (
          <ButtonLink to={paths.companies}>Show every company</ButtonLink>
        ) : (
          <ButtonLink to={paths.jobs}>Browse jobs</ButtonLink>
        )
      }
    >
      {text}
    </EmptyState>
  );
}
