import { useQuery } from "@tanstack/react-query";
import { sayPay } from "#domain/listing/pay/saying/say-pay.ts";
import { useApp } from "#client/app-context.ts";
import { ago } from "#client/ui/figures/ago.ts";
import { paths } from "#domain/paths.ts";
import { Badge } from "#client/ui/badge.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { Link } from "#client/ui/link.tsx";
import { VerdictChip } from "#client/ui/verdict-chip.tsx";
import { newestJobsQuery, type NewestJob } from "./queries.ts";
import { visitQuery } from "./work/queries.ts";
import { saySince } from "./work/say-visit.ts";

/** What came in last: the reason to come back tomorrow. */
export function Newest() {
  return (
    <section aria-labelledby="newest" className="grid content-start gap-4">
      <div className="flex items-end justify-between gap-4">
        <div className="grid gap-1">
          <h2 id="newest" className="text-2xl">
            Newest on the board
          </h2>
          <SinceLastVisit />
        </div>
        <ButtonLink to={paths.jobs} size="small">
          Browse Jobs
        </ButtonLink>
      </div>
      <Rows />
    </section>
  );
}

/** Keeps its line from the start, so that nothing moves when it comes. */
function SinceLastVisit() {
  const { data, dataUpdatedAt } = useQuery(visitQuery(useApp().api));
  return (
    <p className="min-h-6 text-quiet">{data !== undefined && saySince(data, dataUpdatedAt)}</p>
  );
}

function Rows() {
  const { data: visit } = useQuery(visitQuery(useApp().api));
  const { data, dataUpdatedAt, isError, refetch } = useQuery(newestJobsQuery(useApp().api));
  if (isError)
    return (
      <Alert tone="failure" title="Failed to load job listings. Please try again later.">
        <Button size="small" className="mt-2" onClick={() => void refetch()}>
          Try again
        </Button>
      </Alert>
    );
  if (data === undefined) return <Skeleton className="h-90" />;
  if (data.rows.length === 0)
    return (
      <p className="border-t border-line pt-4 text-quiet">
        Nothing is open right now. New listings come in every day.
      </p>
    );
  return (
    <ul className="border-t border-line">
      {data.rows.map((job) => (
        <Row
          key={job.id}
          job={job}
          now={dataUpdatedAt}
          isNew={visit?.newListings.ids.includes(job.id) === true}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly job: NewestJob;
  readonly now: number;
  readonly isNew: boolean;
}

function Row({ job, now, isNew }: RowProps) {
  const isCompanyKnown = job.company !== "Unknown Company";
  return (
    <li className="relative grid gap-x-6 gap-y-2 border-b border-line py-4 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <h3 className="text-lg leading-[1.5rem]">
          <Link
            to={job.path}
            className="rounded-control after:absolute after:inset-0 hover:text-ember-text"
          >
            {job.title}
          </Link>
          {isNew && (
            <span className="ml-2 inline-block align-middle font-sans tracking-normal">
              <Badge tone="ember">New</Badge>
            </span>
          )}
        </h3>
        <p className="text-sm text-quiet">
          {isCompanyKnown && `${job.company} · `}
          <time dateTime={job.publishedDate}>{ago(job.publishedDate, now)}</time>
        </p>
      </div>
      <div className="grid gap-1 sm:justify-items-end">
        <p className="font-semibold tabular-nums">
          {job.pay === null ? (
            <span className="font-normal text-quiet">Pay not stated</span>
          ) : (
            sayPay(job.pay)
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {job.isPremium && <Badge tone="ember">Premium</Badge>}
          <VerdictChip verdict={job.verdict} />
        </p>
      </div>
    </li>
  );
}
