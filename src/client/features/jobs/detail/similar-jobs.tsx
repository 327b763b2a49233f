import { useQuery } from "@tanstack/react-query";
import { knownCompany } from "#domain/jobs/company.ts";
import { verdictOf } from "#domain/listing/advice/open-words.ts";
import type { JobCard } from "#contract/jobs.ts";
import { useApp } from "#client/app-context.ts";
import { AppliedBadge } from "#client/tracker/applied-badge.tsx";
import { Badge } from "#client/ui/badge.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Skeleton } from "#client/ui/feedback/skeleton.tsx";
import { Link } from "#client/ui/link.tsx";
import { CardPay } from "#client/ui/listing/card-pay.tsx";
import { RiskChip } from "#client/ui/listing/risk-chip.tsx";
import { VerdictChip } from "#client/ui/verdict-chip.tsx";
import { usePrefetch } from "../prefetch.ts";
import { similarJobsQuery } from "../queries.ts";
import { useSavedJobs } from "../saving.ts";
import { useOneFurther } from "../way-back.ts";

export function SimilarJobs({ segment }: { segment: string }) {
  const { data, isError } = useQuery(similarJobsQuery(useApp().api, segment));
  return (
    <section aria-labelledby="similar" className="grid gap-4">
      <h2 id="similar" className="text-xl">
        Similar Jobs
      </h2>
      {data === undefined ? (
        isError ? (
          <p className="text-quiet">Failed to fetch related jobs</p>
        ) : (
          <Skeleton className="h-40 w-full" />
        )
      ) : data.length === 0 ? (
        <p className="text-quiet">No similar jobs found</p>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {data.map((job) => (
            <li key={job.id} className="grid">
              <SimilarJob job={job} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function SimilarJob({ job }: { job: JobCard }) {
  const prefetch = usePrefetch(job.id);
  const state = useOneFurther();
  const isSaved = useSavedJobs().data?.some(({ jobId }) => jobId === job.id) ?? false;
  return (
    <article className="grid content-start gap-4 rounded-card border border-line bg-raised p-5">
      <div>
        <h3 className="text-lg leading-[1.5rem]">
          <Link to={job.path} state={state} {...prefetch} className="hover:underline">
            {job.title}
          </Link>
        </h3>
        <p className="text-quiet">{knownCompany(job.company)}</p>
      </div>
      <CardPay pay={job.pay.value} inRand={job.payInRand} />
      <p className="flex flex-wrap items-center gap-2">
        <RiskChip verdict={job.riskVerdict} />
        <VerdictChip verdict={verdictOf(job)} />
        {job.isPremium && <Badge tone="ember">Premium</Badge>}
        {isSaved && <Badge>Saved</Badge>}
        <AppliedBadge jobId={job.id} />
      </p>
      <ButtonLink
        to={job.path}
        state={state}
        size="small"
        {...prefetch}
        aria-label={`View Details: ${job.title}`}
        className="mt-auto justify-self-start"
      >
        View Details
      </ButtonLink>
    </article>
  );
}
