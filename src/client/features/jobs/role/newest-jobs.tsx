import { knownCompany } from "#domain/jobs/company.ts";
import type { RoleType } from "#domain/listing/facts.ts";
import { verdictOf } from "#domain/listing/advice/open-words.ts";
import type { JobCard } from "#contract/jobs.ts";
import { AppliedBadge } from "#client/tracker/applied-badge.tsx";
import { RatesLine } from "#client/ui/job/rates-line.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { dayOf } from "#client/ui/figures/moment.ts";
import { Link } from "#client/ui/link.tsx";
import { CardPay } from "#client/ui/listing/card-pay.tsx";
import { RiskChip } from "#client/ui/listing/risk-chip.tsx";
import { VerdictChip } from "#client/ui/verdict-chip.tsx";

interface NewestJobsProps {
  readonly jobs: readonly JobCard[];
  readonly role: RoleType;
}

/** The newest jobs of a kind, in few words each. */
export function NewestJobs({ jobs, role }: NewestJobsProps) {
  if (jobs.length === 0) {
    return (
      <EmptyState title={`No ${role} jobs are open right now`}>
        Follow this role to hear of the next one, or look at the other roles below.
      </EmptyState>
    );
  }
  return (
    <>
      <RatesLine offers={jobs.map(({ pay, payInRand }) => ({ pay: pay.value, payInRand }))} />
      <ul className="border-b border-line">
        {jobs.map((job) => (
          <Row key={job.id} job={job} />
        ))}
      </ul>
    </>
  );
}

const Row = ({ job }: { job: JobCard }) => (
  <li className="grid gap-4 border-t border-line py-5 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
    <div className="grid content-start justify-items-start gap-2">
      <h3 className="text-lg">
        <Link to={job.path} className="text-link">
          {job.title}
        </Link>
      </h3>
      <p className="text-sm text-quiet">
        {[knownCompany(job.company), `Posted ${dayOf(job.publishedDate)}`]
          .filter((part) => part !== null)
          .join(" · ")}
      </p>
      <p className="flex flex-wrap gap-2">
        <RiskChip verdict={job.riskVerdict} />
        <VerdictChip verdict={verdictOf(job)} />
        <AppliedBadge jobId={job.id} />
      </p>
    </div>
    <CardPay pay={job.pay.value} inRand={job.payInRand} isRateAbove />
  </li>
);
