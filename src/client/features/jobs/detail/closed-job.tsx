import { paths } from "#domain/paths.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { SimilarJobs } from "./similar-jobs.tsx";

/** A job that has been taken down: said at once, with the next best thing. */
export const ClosedJob = ({ segment }: { segment: string }) => (
  <div className="page-width grid gap-10 py-12 lg:py-16">
    <div className="grid justify-items-start gap-4">
      <h1 className="text-3xl sm:text-4xl">This job has closed</h1>
      <p className="max-w-reading text-lg text-quiet">
        They no longer take applications. Others like it may still be open.
      </p>
      <ButtonLink to={paths.jobs} variant="primary">
        Back to Jobs
      </ButtonLink>
    </div>
    <SimilarJobs segment={segment} />
  </div>
);
