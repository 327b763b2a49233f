import type { WholeApplication } from "#contract/tracker/application.ts";
import { Button } from "#client/ui/button.tsx";
import { sayDay } from "../day-words.ts";
import { FollowUpDay } from "../due/follow-up-day.tsx";
import { MoveMenu } from "../move-menu.tsx";
import { ResultBadge } from "../result-badge.tsx";
import { SilenceBadge } from "../silence-badge.tsx";

interface TitleProps {
  readonly application: WholeApplication;
  readonly today: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function TitleOfApplication({ application, today, onEdit, onDelete }: TitleProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="grid min-w-0 gap-3">
        <div className="grid gap-1">
          <h1 className="text-3xl wrap-anywhere sm:text-4xl">{application.jobTitle}</h1>
          <p className="text-lg wrap-anywhere text-quiet">{application.company}</p>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet">
          <ResultBadge result={application.result} />
          <span>Applied {sayDay(application.dateApplied)}</span>
          <SilenceBadge application={application} today={today} />
          <FollowUpDay application={application} today={today} />
        </p>
      </div>
      <div className="flex flex-wrap gap-1 max-sm:-ml-3">
        <MoveMenu application={application} today={today} />
        <Button size="small" variant="quiet" onClick={onEdit}>
          Edit
        </Button>
        <Button size="small" variant="quiet" onClick={onDelete}>
          Delete
        </Button>
      </div>
    </div>
  );
}
