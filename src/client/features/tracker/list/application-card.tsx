import { trackedPath } from "#domain/page-addresses.ts";
import type { ListedApplication } from "#contract/tracker/views.ts";
import { Chip } from "#client/ui/badge.tsx";
import { Button } from "#client/ui/button.tsx";
import { Link } from "#client/ui/link.tsx";
import { sayDay } from "../day-words.ts";
import { FollowUpDay } from "../due/follow-up-day.tsx";
import { MoveMenu } from "../move-menu.tsx";
import { ResultBadge } from "../result-badge.tsx";
import { SilenceBadge } from "../silence-badge.tsx";

interface ApplicationCardProps {
  readonly application: ListedApplication;
  readonly today: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function ApplicationCard({ application, today, onEdit, onDelete }: ApplicationCardProps) {
  const { jobTitle, company, result, dateApplied, salary, notes } = application;
  const name = `${jobTitle} at ${company}`;
  return (
    <li className="grid content-between gap-4 rounded-card border border-line bg-raised p-4 sm:p-5">
      <div className="grid gap-3">
        <div className="flex items-start justify-between gap-3">
          <div className="grid min-w-0 gap-0.5">
            <h3 className="text-lg leading-snug wrap-anywhere">
              <Link to={trackedPath(application.id)} className="hover:underline">
                {jobTitle}
              </Link>
            </h3>
            <p className="wrap-anywhere text-quiet">{company}</p>
          </div>
          <ResultBadge result={result} />
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
          <span>Applied {sayDay(dateApplied)}</span>
          <SilenceBadge application={application} today={today} />
          <FollowUpDay application={application} today={today} />
        </p>
        <div className="flex flex-wrap gap-1.5">
          <Chip>{application.jobType}</Chip>
          <Chip>{application.platform}</Chip>
          {application.strategyTag !== null && <Chip>{application.strategyTag}</Chip>}
          {salary !== null && <Chip>{salary}</Chip>}
        </div>
        {notes !== null && <p className="line-clamp-2 text-sm wrap-anywhere">{notes}</p>}
      </div>
      <div className="-mx-2 flex flex-wrap items-center justify-between gap-1 border-t border-line pt-3">
        <MoveMenu application={application} today={today} />
        <div className="flex">
          <Button size="small" variant="quiet" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
          <Button size="small" variant="quiet" aria-label={`Delete ${name}`} onClick={onDelete}>
            Delete
          </Button>
        </div>
      </div>
    </li>
  );
}
