import type { JobDetail } from "#contract/jobs.ts";
import { useUser } from "#client/session/viewer.ts";
import { AppliedBadge } from "#client/tracker/applied-badge.tsx";
import { TrackButton } from "#client/tracker/track-button.tsx";
import { buttonLook } from "#client/ui/button-look.ts";
import { JobHeading } from "#client/ui/job/job-heading.tsx";
import { ApplyAnchor, whereApplyOpens } from "#client/ui/job/apply-anchor.tsx";
import { SaveButton, SavingForm } from "../card/save-button.tsx";

/** What one came for, and the two things one can do about it. */
export function JobHeader({ job, now }: { job: JobDetail; now: number }) {
  const isSignedIn = useUser() !== null;
  return (
    <JobHeading job={job} now={now} own={<AppliedBadge jobId={job.id} />}>
      <div className="flex flex-wrap gap-3 max-sm:[&_.button]:grow">
        <div className="unless-barred">
          <ApplyLink job={job} />
        </div>
        {isSignedIn && <SaveButton job={job} size="large" />}
        {isSignedIn && <SavingForm />}
        <TrackButton job={job} size="large" />
      </div>
    </JobHeading>
  );
}

export const ApplyLink = ({ job }: { job: JobDetail }) => (
  <ApplyAnchor job={job} className={buttonLook({ variant: "primary", size: "large" })}>
    Apply Now
    <span className="sr-only">(opens {whereApplyOpens(job)})</span>
  </ApplyAnchor>
);
