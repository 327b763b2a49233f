import { useEffect } from "react";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { useUser } from "#client/session/viewer.ts";
import { Badge } from "#client/ui/badge.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { classNames } from "#client/ui/class-names.ts";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { ListFailure } from "#client/session/list-failure.tsx";
import { LoadMore } from "#client/ui/list/load-more.tsx";
import { AlertMe } from "../../alert-me.tsx";
import { JobCard } from "../../card/job-card.tsx";
import { SavingForm } from "../../card/save-button.tsx";
import { PlaceholderCards } from "../../card/placeholder-cards.tsx";
import { useSavedJobs } from "../../saving.ts";
import { useNotedVisit } from "../../card/visits.ts";
import { addressOf, type Place } from "../address.ts";
import { CardView } from "./card-view.tsx";
import { FromHere } from "./from-here.tsx";
import { HiddenNote, HideAppliedSwitch } from "./hidden-jobs.tsx";
import { RatesLine } from "#client/ui/job/rates-line.tsx";
import { NoJobs } from "./no-jobs.tsx";
import { LockedJobs, UpsellBanner } from "./upsell.tsx";
import { useHiding } from "./use-hiding.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { failedToLoad, useMoreJobs } from "./use-more-jobs.ts";
import type { useJobs } from "../use-jobs.ts";

interface JobResultsProps {
  readonly place: Place;
  readonly query: ReturnType<typeof useJobs>;
}

/** After so many listings the banner stands: nobody should have to pass it to see the first. */
const beforeBanner = 5;

export function JobResults({ place, query }: JobResultsProps) {
  if (query.data !== undefined) return <Loaded place={place} query={query} data={query.data} />;
  if (query.isError) return <ListFailure title={failedToLoad} query={query} />;
  return <PlaceholderCards count={4} />;
}

type Data = NonNullable<JobResultsProps["query"]["data"]>;

function Loaded({ place, query, data }: JobResultsProps & { data: Data }) {
  const isPremium = useUser()?.isPremium === true;
  const hiding = useHiding(data.pages, !place.filters.isSavedOnly);
  const { jobs, hidden } = hiding;
  const { list, loadMore } = useMoreJobs(place, query, jobs.length);
  const focus = useKeptFocus(hidden.applied + hidden.company);
  useNextWhenEmpty(query, hiding.emptyPages);
  const { teasers, total, totalIsCapped, locked, nextCursor } = data;
  const now = query.dataUpdatedAt;
  useNotedVisit(now);
  const alert = !place.filters.isSavedOnly && <AlertMe filters={place.filters} />;
  if (total === 0)
    return (
      <div className="grid justify-items-start gap-4">
        {alert}
        <NoJobs filters={place.filters} didYouMean={data.didYouMean} />
      </div>
    );
  return (
    <div className="grid gap-4 xl:gap-2.5" aria-busy={query.isPlaceholderData || undefined}>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1 xl:flex xl:flex-1 xl:flex-wrap xl:items-baseline xl:gap-x-4 xl:gap-y-0">
          <output className="text-quiet tabular-nums">
            {isPremium ? (
              <Badge tone="ember">
                Showing {count(total, totalIsCapped)} jobs with premium access
              </Badge>
            ) : (
              jobsFound(total, totalIsCapped, locked)
            )}
          </output>
          <RatesLine offers={jobs.map(({ pay, payInRand }) => ({ pay: pay.value, payInRand }))} />
        </div>
        {place.from !== null && (
          <ButtonLink to={addressOf({ filters: place.filters })} size="small" variant="quiet">
            Back to the newest jobs
          </ButtonLink>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:w-full max-sm:justify-between">
          {!place.filters.isSavedOnly && <HideAppliedSwitch />}
          {alert}
          <CardView />
        </div>
      </div>
      <FromHere search={place.filters.search} />
      <HiddenNote hiding={hiding} focusRef={focus.note} />
      <SavedFailure />
      <SavingForm />
      <ul
        ref={list}
        {...focus.list}
        className={classNames(
          "@container/board grid gap-2",
          query.isPlaceholderData && "opacity-60",
        )}
      >
        {jobs.map((job, index) => (
          <li key={job.id} className="grid gap-2">
            <JobCard job={job} now={now} />
            {locked > 0 && index === Math.min(beforeBanner, jobs.length) - 1 && (
              <UpsellBanner locked={locked} newest={teasers[0]?.publishedDate} now={now} />
            )}
          </li>
        ))}
      </ul>
      {jobs.length === 0 && locked > 0 && (
        <UpsellBanner locked={locked} newest={teasers[0]?.publishedDate} now={now} />
      )}
      {nextCursor !== null && (
        <div className="justify-self-center py-4">
          <LoadMore
            to={addressOf({ filters: place.filters, from: nextCursor })}
            isLoading={query.isFetchingNextPage}
            onLoad={loadMore}
          />
        </div>
      )}
      {locked > 0 && teasers.length > 0 && (
        <LockedJobs teasers={teasers} locked={locked} now={now} />
      )}
    </div>
  );
}

/** A page that is hidden whole brings the next; after so many of them somebody has to ask. */
const mostAtOnce = 5;

function useNextWhenEmpty(query: JobResultsProps["query"], emptyPages: number): void {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const isWanted = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isWanted && emptyPages % mostAtOnce !== 0) void fetchNextPage();
  }, [isWanted, emptyPages, fetchNextPage]);
}

/** Without the saved list every button would say that nothing is saved. */
function SavedFailure() {
  const { isLoadingError } = useSavedJobs();
  if (!isLoadingError) return null;
  return (
    <Alert tone="warning" title="Failed to fetch saved jobs" isAnnounced>
      What you saved is safe, but the cards below cannot show it. Reload the page to try again.
    </Alert>
  );
}

const count = (total: number, isCapped: boolean): string => grouped(total) + (isCapped ? "+" : "");

/** All of them, or how many there are for whom. */
function jobsFound(total: number, isCapped: boolean, locked: number): string {
  if (locked > 0) return `${grouped(total - locked)} free, ${count(locked, isCapped)} for members`;
  return total === 1 && !isCapped ? "1 job found" : `${count(total, isCapped)} jobs found`;
}
