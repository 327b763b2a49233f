import { rolePath } from "#domain/jobs/role-address.ts";
import type { RoleType } from "#domain/listing/facts.ts";
import { verdictOf } from "#domain/listing/advice/open-words.ts";
import type { JobDetail } from "#contract/jobs.ts";
import { useUser } from "#client/session/viewer.ts";
import { AppliedBadge } from "#client/tracker/applied-badge.tsx";
import { TrackButton } from "#client/tracker/track-button.tsx";
import { Badge, Chip } from "#client/ui/badge.tsx";
import { buttonLook } from "#client/ui/button-look.ts";
import { ApplyAnchor, whereApplyOpens } from "#client/ui/listing/apply-anchor.tsx";
import { CardPay } from "#client/ui/listing/card-pay.tsx";
import { VerdictChip } from "#client/ui/verdict-chip.tsx";
import { CompanyMark } from "../card/company-mark.tsx";
import { EmployerLine } from "../card/employer-line.tsx";
import { SaveButton } from "../card/save-button.tsx";
import { Shift } from "#client/ui/figures/shift.tsx";
import { ago } from "#client/ui/figures/ago.ts";
import { Link } from "#client/ui/link.tsx";

/** What one came for, and the two things one can do about it. */
export function JobHeader({ job, now }: { job: JobDetail; now: number }) {
  const isSignedIn = useUser() !== null;
  return (
    <header className="grid gap-5">
      <div className="flex items-start gap-4">
        <CompanyMark company={job.company} logoUrl={job.logoUrl} className="size-12 sm:size-16" />
        <div className="grid min-w-0 gap-1.5">
          <h1 className="text-2xl sm:text-3xl">{job.title}</h1>
          <EmployerLine company={job.company} location={job.location} className="text-lg" />
        </div>
      </div>
      <ul aria-label="Tags" className="flex flex-wrap items-center gap-1.5">
        <li className="empty:hidden">
          <AppliedBadge jobId={job.id} />
        </li>
        {job.isPremium && (
          <li>
            <Badge tone="ember">Premium</Badge>
          </li>
        )}
        {job.tags.map((tag) => (
          <li key={tag}>
            {tag === job.roleType ? <RoleLink role={job.roleType} /> : <Chip>{tag}</Chip>}
          </li>
        ))}
        <li className="text-sm text-quiet">
          Posted <time dateTime={job.publishedDate}>{ago(job.publishedDate, now)}</time>
        </li>
      </ul>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-3">
        <CardPay pay={job.pay.value} inRand={job.payInRand} />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <VerdictChip verdict={verdictOf(job)} />
          <Shift hours={job.hours} />
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:[&_.button]:grow">
        <ApplyLink job={job} />
        {isSignedIn && <SaveButton job={job} size="large" />}
        <TrackButton job={job} size="large" />
      </div>
    </header>
  );
}

/** The kind of work leads to the page about it. */
const RoleLink = ({ role }: { role: RoleType }) => (
  <Link to={rolePath(role)} className="chip-link">
    {role}
  </Link>
);

/** To what looks like a scam, nothing leads. */
export const ApplyLink = ({ job }: { job: JobDetail }) =>
  job.riskVerdict === "likely-scam" ? null : (
    <ApplyAnchor job={job} className={buttonLook({ variant: "primary", size: "large" })}>
      Apply Now
      <span className="sr-only">(opens {whereApplyOpens(job)})</span>
    </ApplyAnchor>
  );
