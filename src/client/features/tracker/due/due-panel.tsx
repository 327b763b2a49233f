import { trackedPath } from "#domain/page-addresses.ts";
import { useQuery } from "@tanstack/react-query";
import type { DueFollowUps, ListedApplication } from "#contract/tracker/views.ts";
import { useApp } from "#client/app-context.ts";
import { Fetched } from "#client/session/fetched.tsx";
import { Button } from "#client/ui/button.tsx";
import { Link } from "#client/ui/link.tsx";
import { useFollowedUp } from "../changes.ts";
import { dayWhen, sayDay } from "../day-words.ts";
import { dueQuery } from "#client/tracker/due-query.ts";
import { CloseQuiet } from "./close-quiet.tsx";
import { FollowUpDay } from "./follow-up-day.tsx";

/** What is to be done today, before anything else. */
export function DuePanel() {
  const query = useQuery(dueQuery(useApp().api));
  return (
    <section
      aria-labelledby="due-title"
      className="grid gap-4 rounded-card border border-line bg-raised p-4 sm:p-5"
    >
      <h2 id="due-title" tabIndex={-1} className="text-xl">
        Follow-ups
      </h2>
      <Fetched query={query}>
        {(due) => <Due due={due} today={dayWhen(query.dataUpdatedAt)} />}
      </Fetched>
    </section>
  );
}

function Due({
  due: { due, dueTotal, next, closable },
  today,
}: {
  due: DueFollowUps;
  today: string;
}) {
  return (
    <>
      {due.length === 0 && <p className="text-quiet">{nothingDue(next)}</p>}
      {due.length > 0 && (
        <ul className="divide-y divide-line">
          {due.map((application) => (
            <DueRow key={application.id} application={application} today={today} />
          ))}
        </ul>
      )}
      {dueTotal > due.length && (
        <p className="text-sm text-quiet">and {dueTotal - due.length} more after these.</p>
      )}
      <CloseQuiet closable={closable} />
    </>
  );
}

const nothingDue = ([next]: readonly ListedApplication[]): string =>
  typeof next?.followUpDate === "string"
    ? `Nothing today. Next: ${next.company}, ${sayDay(next.followUpDate)}.`
    : "Nothing to follow up. A day to ask again is set when you track a listing.";

function DueRow({ application, today }: { application: ListedApplication; today: string }) {
  const followedUp = useFollowedUp();
  const { id, jobTitle, company } = application;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="grid min-w-0 gap-1">
        <Link to={trackedPath(id)} className="font-semibold wrap-anywhere hover:underline">
          {jobTitle}
          <span className="font-normal text-quiet"> at {company}</span>
        </Link>
        <p className="text-sm">
          <FollowUpDay application={application} today={today} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to={`${trackedPath(id)}#follow-up`} className="button button-quiet button-small">
          Message
        </Link>
        <Button
          size="small"
          isLoading={followedUp.isPending}
          aria-label={`I followed up on ${jobTitle} at ${company}`}
          onClick={() => followedUp.mutate({ id, on: today })}
        >
          Done
        </Button>
      </div>
    </li>
  );
}
