import { daysBetween, sastDay } from "#domain/days.ts";
import { trackedPath } from "#domain/page-addresses.ts";
import { paths } from "#domain/paths.ts";
import type { DueFollowUps, ListedApplication } from "#contract/tracker/views.ts";
import { Badge } from "#client/ui/badge.tsx";
import { dayOf } from "#client/ui/figures/moment.ts";
import { ArrowIcon } from "#client/ui/icons/icons.tsx";
import { Link } from "#client/ui/link.tsx";
import { sayLate } from "./say-due.ts";

/** As many as can be done before the first coffee is cold. */
const mostShown = 4;

interface DueProps {
  readonly due: DueFollowUps;
  readonly fetchedAt: number;
}

/** Whom to write to today, the longest waiting first. */
export function Due({ due: { due, dueTotal, next }, fetchedAt }: DueProps) {
  const today = sastDay(new Date(fetchedAt));
  if (due.length === 0) return <NothingDue next={next[0]} />;
  const more = dueTotal - Math.min(due.length, mostShown);
  return (
    <div className="grid content-start gap-1">
      <h3 className="text-lg">{dueTotal === 1 ? "1 follow-up" : `${dueTotal} follow-ups`} due</h3>
      <ul>
        {due.slice(0, mostShown).map((application) => (
          <DueRow key={application.id} application={application} today={today} />
        ))}
      </ul>
      {more > 0 && (
        <p className="pt-3">
          <Link to={paths.jobTracker} className="text-link">
            {more} more in the tracker
          </Link>
        </p>
      )}
    </div>
  );
}

function DueRow({ application, today }: { application: ListedApplication; today: string }) {
  const { id, jobTitle, company, followUpDate } = application;
  const late = followUpDate === null ? 0 : daysBetween(followUpDate, today);
  return (
    <li className="group relative flex items-center gap-4 border-b border-line py-3">
      <span
        aria-hidden="true"
        className="size-2.5 shrink-0 rounded-full bg-ember-pale group-first:bg-ember"
      />
      <p className="min-w-0 grow leading-[1.5rem]">
        <Link
          to={`${trackedPath(id)}#follow-up`}
          className="rounded-control font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-ember-text"
        >
          {company}
        </Link>{" "}
        <span className="text-quiet wrap-anywhere">{jobTitle}</span>
      </p>
      <span className="shrink-0">
        <Badge tone={late > 0 ? "ember" : "plain"}>{sayLate(late)}</Badge>
      </span>
      <ArrowIcon className="size-4 shrink-0 text-quiet max-sm:hidden" />
    </li>
  );
}

function NothingDue({ next }: { next: ListedApplication | undefined }) {
  const day = next?.followUpDate ?? null;
  return (
    <div className="grid content-start gap-1 border-t border-line pt-4">
      <p className="text-lg font-semibold">Nothing is due today.</p>
      <p className="max-w-reading text-quiet">
        {next === undefined || day === null ? (
          "A listing that you track gets a day to ask again, and stands here on that day."
        ) : (
          <>
            Next:{" "}
            <Link to={trackedPath(next.id)} className="text-link">
              {next.company}
            </Link>{" "}
            on {dayOf(`${day}T00:00:00+02:00`)}.
          </>
        )}
      </p>
    </div>
  );
}
