import { useQuery } from "@tanstack/react-query";
import { redirect, useParams } from "react-router";
import type { JobDetail } from "#contract/jobs.ts";
import type { PageHead } from "#contract/page.ts";
import { ApiError } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";
import { BreakEvenFact } from "#client/break-even/break-even-fact.tsx";
import { userQuery } from "#client/session/viewer.ts";
import { jobHead } from "#client/heads/job-head.ts";
import type { LoadArguments } from "#client/page.tsx";
import { paths } from "#domain/paths.ts";
import { CopyButton } from "#client/ui/sharing/copy-button.tsx";
import { SendOn } from "#client/ui/sharing/send-on.tsx";
import { AboutRole } from "#client/ui/job/about-role.tsx";
import { useCountedView } from "./counted-view.ts";
import { useNotedAsSeen } from "./card/visits.ts";
import { ApplyBar } from "./detail/apply-bar.tsx";
import { BackToJobs } from "./detail/back-to-jobs.tsx";
import { ClosedJob } from "./detail/closed-job.tsx";
import { JobFacts } from "#client/ui/job/job-facts.tsx";
import { JobText } from "#client/ui/job/job-text.tsx";
import { ApplyLink, JobHeader } from "./detail/job-header.tsx";
import { ReportProblem } from "./detail/report-dialog.tsx";
import { shareText } from "./detail/share-text.ts";
import { SimilarJobs } from "./detail/similar-jobs.tsx";
import { ToolLinks } from "./detail/tool-links.tsx";
import { jobQuery, savedJobsQuery, similarJobsQuery } from "./queries.ts";

export { LoadFailure as Failure } from "./detail/load-failure.tsx";

export function head({ app, params }: LoadArguments): PageHead {
  const job = app.queryClient.getQueryData(jobQuery(app.api, params["id"] ?? "").queryKey) ?? null;
  if (job === null) {
    return {
      title: "This job has closed",
      description: "It no longer takes applications.",
      canonical: null,
    };
  }
  return jobHead(job, app.site);
}

/** A job has one address; every other form of it leads there. A closed one is gone, and says so in its status. */
export async function load({ app, params, url }: LoadArguments): Promise<number | void> {
  const { api, queryClient } = app;
  const segment = params["id"] ?? "";
  const viewer = await queryClient.ensureQueryData(userQuery(api));
  const [job] = await Promise.all([
    queryClient.ensureQueryData(jobQuery(api, segment)).catch(toPricing),
    queryClient.prefetchQuery(similarJobsQuery(api, segment)),
    viewer === null ? undefined : queryClient.prefetchQuery(savedJobsQuery(api)),
  ]);
  if (job === null) return 410;
  if (job.path !== url.pathname) throw redirect(job.path + url.search, 308);
}

function toPricing(error: unknown): never {
  if (error instanceof ApiError && error.status === 403)
    throw redirect(`${paths.pricing}?notice=premium-feature`);
  throw error;
}

export function Page() {
  const { id: segment = "" } = useParams();
  const { data: job, dataUpdatedAt } = useQuery(jobQuery(useApp().api, segment));
  if (job === undefined) return null;
  if (job === null) return <ClosedJob segment={segment} />;
  return <OpenJob job={job} now={dataUpdatedAt} />;
}

function OpenJob({ job, now }: { job: JobDetail; now: number }) {
  const address = useApp().site.appUrl + job.path;
  useCountedView(job.id);
  useNotedAsSeen(job.id, now);
  return (
    <div className="page-width grid gap-10 py-8 lg:py-12">
      <div className="grid gap-6">
        <BackToJobs />
        <JobHeader job={job} now={now} />
      </div>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-8 lg:col-start-2">
          <JobFacts job={job} />
          <BreakEvenFact job={job} />
        </div>
        <div className="grid gap-10 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <JobText text={job.description} />
          <div className="grid justify-items-start gap-4 border-t border-line pt-6">
            <ApplyLink job={job} />
            <ToolLinks jobId={job.id} />
            <div className="flex flex-wrap items-center gap-2">
              <SendOn text={shareText(job, address)} />
              <CopyButton text={address}>Copy link</CopyButton>
              <ReportProblem jobId={job.id} />
            </div>
          </div>
          <SimilarJobs segment={job.id} />
        </div>
        <div className="lg:col-start-2">
          <AboutRole job={job} now={now} />
        </div>
      </div>
      <ApplyBar job={job} />
    </div>
  );
}
