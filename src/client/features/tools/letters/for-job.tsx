import { knownCompany } from "#domain/jobs/company.ts";
import { paths } from "#domain/paths.ts";
import { verdictOf } from "#domain/listing/advice/open-words.ts";
import type { JobDetail } from "#contract/jobs.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { Shift } from "#client/ui/figures/shift.tsx";
import { Link } from "#client/ui/link.tsx";
import { CardPay } from "#client/ui/listing/card-pay.tsx";
import { RiskChip } from "#client/ui/listing/risk-chip.tsx";
import { VerdictChip } from "#client/ui/verdict-chip.tsx";

interface ForJobProps {
  readonly job: JobDetail;
  /** Called before the page without it comes up. */
  readonly onDrop: () => void;
}

/** The job a letter is for: what it is, whether it takes us, what it pays and when one would work. */
export function ForJob({ job, onDrop }: ForJobProps) {
  const company = knownCompany(job.company);
  return (
    <section
      aria-label="The job this letter is for"
      className="grid items-center gap-x-8 gap-y-4 rounded-card border border-line bg-raised p-5 sm:p-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)_auto]"
    >
      <div className="grid gap-1">
        <p className="text-sm text-quiet">Your letter for</p>
        <p className="text-lg font-semibold">
          <Link to={job.path} className="hover:underline">
            {job.title}
          </Link>
        </p>
        {company !== null && <p className="text-quiet">{company}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <VerdictChip verdict={verdictOf(job)} />
          <RiskChip verdict={job.riskVerdict} />
          <Shift hours={job.hours} />
        </p>
      </div>
      <CardPay pay={job.pay.value} inRand={job.payInRand} />
      <WithoutIt onDrop={onDrop} />
    </section>
  );
}

export const JobNotFound = () => (
  <Alert tone="warning" title="That job is not on the board any more">
    <p>You can check your letter all the same: paste the ad below if you still have it.</p>
    <WithoutIt />
  </Alert>
);

const WithoutIt = ({ onDrop }: { onDrop?: () => void }) => (
  <ButtonLink
    to={paths.coverLetterAnalyzer}
    replace
    preventScrollReset
    size="small"
    className="justify-self-start"
    {...(onDrop !== undefined && { onClick: onDrop })}
  >
    Not for this job
  </ButtonLink>
);
