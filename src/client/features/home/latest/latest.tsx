import { landing } from "#client/copy/landing.ts";
import { paths } from "#domain/paths.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { RatesLine } from "#client/ui/job/rates-line.tsx";
import { JobCard } from "./job-card.tsx";
import { Locked } from "./locked.tsx";
import { useLatestJobs, type LatestState } from "./queries.ts";
import { Failed, Loading, NoneOpen } from "./states.tsx";

export interface LatestProps {
  /** What the page was sent with, whatever has become of it since. */
  readonly sent: LatestState | undefined;
}

export function Latest({ sent }: LatestProps) {
  const { title, introduction } = landing.latest;
  return (
    <section className="page-width grid gap-5 py-8 sm:gap-10 sm:py-16 lg:py-28">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3 sm:flex-nowrap">
        <div className="grid max-w-[52ch] gap-2 sm:gap-3">
          <h2 className="text-2xl sm:text-3xl">{title}</h2>
          <p className="text-quiet sm:text-lg">{introduction}</p>
        </div>
        <ButtonLink to={paths.jobs}>Browse all jobs</ButtonLink>
      </div>
      <Listings sent={sent} />
    </section>
  );
}

function Listings({ sent }: LatestProps) {
  const { status, list, retry } = useLatestJobs(sent);
  if (status === "pending") return <Loading />;
  if (list === null) return <Failed onRetry={retry} />;
  if (list.jobs.length === 0 && list.teasers.length === 0) return <NoneOpen />;
  return (
    <>
      <RatesLine offers={list.jobs} />
      <ul className="sideways grid gap-x-3 gap-y-5 sm:gap-x-5 md:grid-cols-2 lg:gap-x-6">
        {list.jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </ul>
      {list.teasers.length > 0 && <Locked {...list} />}
    </>
  );
}
