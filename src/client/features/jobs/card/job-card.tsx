import { beginningOf } from "#domain/jobs/beginning.ts";
import { decidingSentence } from "#domain/listing/advice/deciding-sentence.ts";
import { verdictOf } from "#domain/listing/advice/open-words.ts";
import type { JobCard as Job } from "#contract/jobs.ts";
import { DrawnOnce } from "#client/drawn-once/drawn-once.tsx";
import { BreakEvenLine } from "#client/break-even/break-even-line.tsx";
import { Badge, Chip } from "#client/ui/badge.tsx";
import { buttonLook } from "#client/ui/button-look.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { ApplyAnchor, whereApplyOpens } from "#client/ui/job/apply-anchor.tsx";
import { CardPay } from "#client/ui/listing/card-pay.tsx";
import { RiskChip } from "#client/ui/listing/risk-chip.tsx";
import { VerdictChip } from "#client/ui/verdict-chip.tsx";
import { AppliedBadge } from "#client/tracker/applied-badge.tsx";
import { CompanyMenu } from "#client/tracker/company-menu.tsx";
import { TrackButton } from "#client/tracker/track-button.tsx";
import { usePrefetch } from "../prefetch.ts";
import { fromList } from "../way-back.ts";
import { CompanyMark } from "#client/ui/job/company-mark.tsx";
import { EmployerLine } from "#client/ui/job/employer-line.tsx";
import { SaveButton } from "./save-button.tsx";
import { VisitMark } from "./visit-mark.tsx";
import { Shift } from "#client/ui/figures/shift.tsx";
import { ViaCredit } from "#client/ui/job/via-credit.tsx";
import { ago } from "#client/ui/figures/ago.ts";
import { Link } from "#client/ui/link.tsx";

interface JobCardProps {
  readonly job: Job;
  /** When it was fetched: its age is told from then. */
  readonly now: number;
}

const longestExcerpt = 150;
const mostTags = 3;

/** A listing for the eye that runs down a list: what, who, how much, whether it takes us, when. */
export function JobCard({ job, now }: JobCardProps) {
  const age = ago(job.publishedDate, now);
  return (
    <DrawnOnce
      as="article"
      of={job}
      version={age}
      aria-labelledby={titleIdOf(job)}
      className="job-card"
    >
      <CardContent job={job} age={age} />
    </DrawnOnce>
  );
}

const titleIdOf = ({ id }: Job): string => `job-${id}`;

function CardContent({ job, age }: { job: Job; age: string }) {
  const prefetch = usePrefetch(job.id);
  return (
    <>
      <div className="job-card-head">
        <CompanyMark company={job.company} logoUrl={job.logoUrl} className="size-9 sm:size-11" />
        <div className="min-w-0">
          <h2 id={titleIdOf(job)} className="job-card-title">
            <Link to={job.path} state={fromList} {...prefetch} className="job-card-link">
              {job.title}
            </Link>
          </h2>
          <EmployerLine
            company={job.company}
            location={job.location}
            className="text-sm sm:text-base"
          />
        </div>
      </div>
      <div className="job-card-lines">
        <div className="job-card-pay">
          <CardPay pay={job.pay.value} inRand={job.payInRand} isRateAbove />
          <BreakEvenLine job={job} />
        </div>
        <Verdict job={job} />
        <div className="job-card-meta">
          <AppliedBadge jobId={job.id} />
          <VisitMark job={job} />
          <span>
            Posted <time dateTime={job.publishedDate}>{age}</time>
          </span>
          <ViaCredit via={job.via} />
          {job.hours.value !== null && <Shift hours={job.hours} />}
          {job.isPremium && <Badge tone="ember">Premium</Badge>}
          <ul aria-label="Tags" className="job-card-tags">
            {job.tags.slice(0, mostTags).map((tag) => (
              <li key={tag}>
                <Chip>{tag}</Chip>
              </li>
            ))}
          </ul>
        </div>
        <p className="job-card-text">{beginningOf(job.description, longestExcerpt)}</p>
      </div>
      <div className="job-card-actions">
        <SaveButton job={job} size="small" />
        <TrackButton job={job} size="small" />
        <CompanyMenu job={job} />
        <ButtonLink
          to={job.path}
          state={fromList}
          size="small"
          {...prefetch}
          aria-label={`Details: ${job.title}`}
        >
          Details
        </ButtonLink>
        <ApplyAnchor
          job={job}
          aria-label={`Apply: ${job.title} (opens ${whereApplyOpens(job)})`}
          className={buttonLook({ size: "small" })}
        >
          Apply
        </ApplyAnchor>
      </div>
    </>
  );
}

/** Whether it takes us, in a word and in the sentence that says so. */
function Verdict({ job }: { job: Job }) {
  const decided = decidingSentence(job.openToSouthAfrica.evidence);
  return (
    <p className="job-card-verdict">
      {/* One box around all of it: what is cut after so many lines must be the text of one. */}
      <span>
        <RiskChip verdict={job.riskVerdict} />
        <VerdictChip verdict={verdictOf(job)} />
        {decided !== null && <q className="job-card-quote">{decided}</q>}
      </span>
    </p>
  );
}
