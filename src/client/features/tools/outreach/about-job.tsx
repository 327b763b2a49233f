import { knownCompany } from "#domain/jobs/company.ts";
import { sayPay } from "#domain/listing/pay/saying/say-pay.ts";
import { paths } from "#domain/paths.ts";
import { verdictOf } from "#domain/listing/advice/open-words.ts";
import type { JobDetail } from "#contract/jobs.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { Link } from "#client/ui/link.tsx";
import { VerdictChip } from "#client/ui/verdict-chip.tsx";

/** Which job the messages are for, and how to write without it. What has been typed stays. */
export function AboutJob({ job }: { job: JobDetail }) {
  const company = knownCompany(job.company);
  return (
    <section
      aria-label="The job you write for"
      className="grid gap-3 rounded-card border border-line bg-raised p-5"
    >
      <div className="grid gap-0.5">
        <p className="text-sm text-quiet">You are writing for this job</p>
        <p className="text-lg font-semibold">
          <Link to={job.path} className="hover:underline">
            {job.title}
          </Link>
        </p>
        {company !== null && <p>{company}</p>}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
        <VerdictChip verdict={verdictOf(job)} />
        {job.pay.value.amount !== null && <span>{sayPay(job.pay.value.amount)}</span>}
      </p>
      <WithoutIt />
    </section>
  );
}

export const JobNotFound = () => (
  <Alert tone="warning" title="That job is not on the board any more">
    <p>You can write all the same. What you type goes where the job would stand.</p>
    <WithoutIt />
  </Alert>
);

const WithoutIt = () => (
  <ButtonLink
    to={paths.outreachScripts}
    replace
    preventScrollReset
    size="small"
    className="justify-self-start"
  >
    Write without this job
  </ButtonLink>
);
