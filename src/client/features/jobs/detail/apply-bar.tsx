import { applyHost } from "#domain/jobs/apply-host.ts";
import type { JobDetail } from "#contract/jobs.ts";
import { buttonLook } from "#client/ui/button-look.ts";
import { ApplyAnchor, whereApplyOpens } from "#client/ui/job/apply-anchor.tsx";

/** On a phone the way to apply stays at hand through all of the text, and says where it leads. */
export function ApplyBar({ job }: { job: JobDetail }) {
  const host = applyHost(job.link);
  return (
    <div className="apply-bar">
      <ApplyAnchor job={job} className={buttonLook({ variant: "primary", size: "large" })}>
        {host === null ? "Apply by email" : `Apply on ${host}`}
        <span className="sr-only">(opens {whereApplyOpens(job)})</span>
      </ApplyAnchor>
    </div>
  );
}
