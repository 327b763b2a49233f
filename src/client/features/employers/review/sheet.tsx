import type { JobDetail } from "#contract/jobs.ts";
import { AboutRole } from "#client/ui/job/about-role.tsx";
import { JobFacts } from "#client/ui/job/job-facts.tsx";
import { JobHeading } from "#client/ui/job/job-heading.tsx";
import { JobText } from "#client/ui/job/job-text.tsx";
import { ScamWarning } from "#client/ui/job/scam-warning.tsx";

interface SheetProps {
  readonly job: JobDetail;
  readonly now: number;
}

/** The posting as its own page will show it, made of the same parts. Only what one can press is missing. */
export const Sheet = ({ job, now }: SheetProps) => (
  <section
    aria-label="As candidates see it"
    className="@container grid min-w-0 gap-8 rounded-card border border-line bg-paper p-5 shadow-float sm:p-8"
  >
    {job.riskVerdict === "likely-scam" && <ScamWarning />}
    <JobHeading job={job} now={now} level="h2" />
    <div className="grid items-start gap-8 @min-[52rem]:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-6">
        <JobText text={job.description} />
        <p className="border-t border-line pt-4 text-quiet">
          Apply Now leads to <span className="wrap-anywhere text-ink">{leadsTo(job.link)}</span>
        </p>
      </div>
      <div className="grid min-w-0 gap-8">
        <JobFacts job={job} />
        <AboutRole job={job} now={now} />
      </div>
    </div>
  </section>
);

/** In plain sight, and not to be pressed: whoever checks it should read it first. */
const leadsTo = (link: string): string => link.replace(/^mailto:/, "");
