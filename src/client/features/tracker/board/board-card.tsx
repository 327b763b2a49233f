import type { ListedApplication } from "#contract/tracker/views.ts";
import { trackedPath } from "#domain/page-addresses.ts";
import type { Result } from "#domain/tracker/application.ts";
import { Link } from "#client/ui/link.tsx";
import { sayDay } from "../day-words.ts";
import { FollowUpDay } from "../due/follow-up-day.tsx";
import { MoveMenu } from "../move-menu.tsx";
import { SilenceBadge } from "../silence-badge.tsx";

interface BoardCardProps {
  readonly application: ListedApplication;
  readonly today: string;
  readonly onMoved: (application: ListedApplication, result: Result) => void;
}

export const BoardCard = ({ application, today, onMoved }: BoardCardProps) => (
  <li
    data-application={application.id}
    className="grid cursor-grab gap-2 rounded-control border border-line bg-raised p-3"
  >
    <div className="grid gap-0.5">
      <Link
        to={trackedPath(application.id)}
        draggable={false}
        className="leading-snug font-semibold wrap-anywhere hover:underline"
      >
        {application.jobTitle}
      </Link>
      <p className="text-sm wrap-anywhere text-quiet">{application.company}</p>
    </div>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
      <span>{sayDay(application.dateApplied)}</span>
      <SilenceBadge application={application} today={today} />
      <FollowUpDay application={application} today={today} />
    </p>
    <div className="-mx-2 -mb-1">
      <MoveMenu
        application={application}
        today={today}
        onMoved={(result) => onMoved(application, result)}
      />
    </div>
  </li>
);
