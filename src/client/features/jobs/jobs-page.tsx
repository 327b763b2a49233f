import { useMemo } from "react";
import { useLocation } from "react-router";
import type { PageHead } from "#contract/page.ts";
import { userQuery, useUser } from "#client/session/viewer.ts";
import { feedLinks } from "#client/heads/feed-links.ts";
import type { LoadArguments } from "#client/page.tsx";
import { paths } from "#domain/paths.ts";
import { placeIn } from "./browse/address.ts";
import { boardFoundOut } from "./browse/board-shape.ts";
import { useBoardOpened } from "./browse/board-opened.ts";
import { FilterBar } from "./browse/filter-bar.tsx";
import { JobResults } from "./browse/results/job-results.tsx";
import { isSavedAlone, SignInForSaved } from "./browse/results/no-jobs.tsx";
import { useJobs } from "./browse/use-jobs.ts";
import { jobsQuery, savedJobsQuery } from "./queries.ts";

const subtitle =
  "High-paying remote marketing opportunities that accept applications from South Africa.";

export function head({ url }: LoadArguments): PageHead {
  const { isSavedOnly } = placeIn(url.searchParams).filters;
  return {
    title: isSavedOnly ? "My Saved Jobs" : "Browse Jobs",
    description: `${subtitle} With pay in rand, hours in SAST, and the sentence that says you may apply.`,
    canonical: isSavedOnly ? null : paths.jobs,
    ...(import.meta.env.SSR && !isSavedOnly && { feeds: feedLinks(null) }),
  };
}

/** The server waits for the list; in the browser the page comes up at once and shows that the list is on its way. */
export async function load({ app: { api, queryClient }, url }: LoadArguments): Promise<void> {
  const { filters, from, pages } = placeIn(url.searchParams);
  const isSignedIn = (await queryClient.ensureQueryData(userQuery(api))) !== null;
  if (filters.isSavedOnly && !isSignedIn) return;
  const list = { ...jobsQuery(api, filters, from), pages };
  const saved = isSignedIn ? queryClient.prefetchQuery(savedJobsQuery(api)) : undefined;
  if (import.meta.env.SSR) await Promise.all([queryClient.fetchInfiniteQuery(list), saved]);
  else void queryClient.prefetchInfiniteQuery(list);
}

export const findOut = import.meta.env.SSR ? boardFoundOut : undefined;

export function Page() {
  const { search } = useLocation();
  const place = useMemo(() => placeIn(new URLSearchParams(search)), [search]);
  // Nobody sees for a moment what the viewer before them was allowed to see.
  return <Jobs key={useUser()?.username ?? ""} place={place} />;
}

function Jobs({ place }: { place: ReturnType<typeof placeIn> }) {
  useBoardOpened();
  const isSignedIn = useUser() !== null;
  const { filters } = place;
  const isRefused = filters.isSavedOnly && !isSignedIn;
  const query = useJobs(place, !isRefused);
  const isEmptySaved = isSavedAlone(filters) && query.data?.total === 0;
  return (
    // On a desktop the first screen belongs to the jobs: five of them stand in it.
    <div className="page-width grid gap-5 py-6 lg:py-8 xl:gap-2.5 xl:pt-3.5">
      <div className="grid gap-1.5 xl:flex xl:items-baseline xl:gap-4">
        <h1 className="text-2xl sm:text-3xl xl:text-2xl">
          {filters.isSavedOnly ? "My Saved Jobs" : "Browse Remote Marketing Jobs"}
        </h1>
        <p className="max-w-reading text-quiet xl:text-sm">
          {filters.isSavedOnly ? "The listings you kept for later." : subtitle}
        </p>
      </div>
      {isRefused ? (
        <SignInForSaved />
      ) : (
        <>
          {!isEmptySaved && <FilterBar filters={filters} facets={query.data?.facets} />}
          <JobResults place={place} query={query} />
        </>
      )}
    </div>
  );
}
