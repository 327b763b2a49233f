import type { WholeApplication } from "#contract/tracker/application.ts";
import { isOver } from "#domain/tracker/application.ts";
import { followUpMessage } from "#domain/tracker/follow-up-message.ts";
import { timesAsked } from "#domain/tracker/timeline.ts";
import { useApp } from "#client/app-context.ts";
import { buttonLook } from "#client/ui/button-look.ts";
import { Button } from "#client/ui/button.tsx";
import { CopyButton } from "#client/ui/sharing/copy-button.tsx";
import { useFollowedUp } from "../changes.ts";
import { sayDay } from "../day-words.ts";

interface FollowUpProps {
  readonly application: WholeApplication;
  readonly today: string;
}

/** A message that is ready to send, and the day for the next. */
export function FollowUp({ application, today }: FollowUpProps) {
  const { api } = useApp();
  const followedUp = useFollowedUp();
  if (isOver(application.result)) return null;
  const { id, followUpDate, events, contacts } = application;
  const message = followUpMessage({
    ...application,
    contact: contacts[0]?.name ?? null,
    timesAsked: timesAsked(events),
  });
  return (
    <section aria-labelledby="follow-up" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="follow-up" tabIndex={-1} className="scroll-mt-24 text-xl">
          Follow up
        </h2>
        <p className="text-quiet">{sayWhen(followUpDate, today)}</p>
      </div>
      <p className="max-w-reading rounded-card border border-line bg-raised p-4 whitespace-pre-wrap">
        {message}
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={message}>Copy the message</CopyButton>
        <Button
          isLoading={followedUp.isPending}
          onClick={() => followedUp.mutate({ id, on: today })}
        >
          I followed up today
        </Button>
        {followUpDate !== null && (
          <a
            href={api.link("/api/premium/job-applications/:id/calendar", { params: { id } })}
            download
            className={buttonLook({ variant: "quiet" })}
          >
            Add to my calendar (.ics)
          </a>
        )}
      </div>
    </section>
  );
}

function sayWhen(followUpDate: string | null, today: string): string {
  if (followUpDate === null) return "No day is set to ask again.";
  return followUpDate > today
    ? `Ask again on ${sayDay(followUpDate)}.`
    : `Due ${sayDay(followUpDate)}. Today is a good day.`;
}
