import { verdictOf } from "#domain/listing/advice/open-words.ts";
import { Chip } from "#client/ui/badge.tsx";
import { buttonLook } from "#client/ui/button-look.ts";
import { dayOf } from "#client/ui/figures/moment.ts";
import { Link } from "#client/ui/link.tsx";
import { ApplyAnchor, whereApplyOpens } from "#client/ui/job/apply-anchor.tsx";
import { CardPay } from "#client/ui/listing/card-pay.tsx";
import { VerdictChip } from "#client/ui/verdict-chip.tsx";
import type { ShownJob } from "./queries.ts";

/** One listing in short. Its five rows line up with those of the card beside it. */
export function JobCard({ job }: { job: ShownJob }) {
  const isCompanyKnown = job.company !== "Unknown Company";
  return (
    <li className="row-span-5 grid grid-rows-subgrid gap-1.5 rounded-card border border-line bg-raised p-3.5 sm:gap-4 sm:p-6">
      <div>
        <h3 className="text-lg leading-snug sm:text-xl">{job.title}</h3>
        <p className="text-quiet max-sm:text-sm">
          {isCompanyKnown && `${job.company} · `}
          {job.location}
        </p>
      </div>
      <div>
        <CardPay pay={job.pay} inRand={job.payInRand} isRateAbove />
      </div>
      <p className="text-quiet max-sm:line-clamp-2 max-sm:text-sm">{job.description}</p>
      <div className="flex flex-wrap items-center gap-1.5 sm:gap-2">
        <VerdictChip verdict={verdictOf(job)} />
        {job.tags.map((tag) => (
          <Chip key={tag}>{tag}</Chip>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:border-t sm:border-line sm:pt-4">
        <p className="mr-auto text-sm text-quiet tabular-nums">
          <time dateTime={job.publishedDate}>{dayOf(job.publishedDate)}</time>
          {job.via !== null && (
            <>
              {" via "}
              <a href={job.via.url} className="underline">
                {job.via.name}
              </a>
            </>
          )}
        </p>
        <Link
          to={job.path}
          className={`max-sm:min-h-11 ${buttonLook({ variant: "quiet", size: "small" })}`}
        >
          Details<span className="sr-only"> of {job.title}</span>
        </Link>
        <ApplyAnchor job={job} className={`max-sm:min-h-11 ${buttonLook({ size: "small" })}`}>
          Apply Directly
          <span className="sr-only">
            {" "}
            for {job.title}, {whereApplyOpens(job)}
          </span>
        </ApplyAnchor>
      </div>
    </li>
  );
}
