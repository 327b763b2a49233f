import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { WholeApplication } from "#contract/tracker/application.ts";
import { daysBetween } from "#domain/days.ts";
import { useApp } from "#client/app-context.ts";
import { useErrorReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { classNames } from "#client/ui/class-names.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { useShowChange } from "../changes.ts";
import { sayDay } from "../day-words.ts";
import { MoveForm } from "./move-form.tsx";

interface TimelineProps {
  readonly application: WholeApplication;
  readonly today: string;
}

type Event = WholeApplication["events"][number];

/** What happened and when. Nothing is overwritten; what was written down by mistake can be removed. */
export function Timeline({ application, today }: TimelineProps) {
  const [isAdding, setIsAdding] = useState(false);
  const { events } = application;
  return (
    <section aria-labelledby="timeline-title" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="timeline-title" tabIndex={-1} className="text-xl">
          Timeline
        </h2>
        {!isAdding && (
          <Button size="small" onClick={() => setIsAdding(true)}>
            Write something down
          </Button>
        )}
      </div>
      {isAdding && (
        <MoveForm application={application} today={today} onDone={() => setIsAdding(false)} />
      )}
      <ol className="grid">
        {events.map((event, place) => (
          <Entry
            key={event.id}
            application={application}
            event={event}
            before={events[place - 1] ?? null}
            isLast={place === events.length - 1}
          />
        ))}
      </ol>
    </section>
  );
}

interface EntryProps {
  readonly application: WholeApplication;
  readonly event: Event;
  readonly before: Event | null;
  readonly isLast: boolean;
}

function Entry({ application, event, before, isLast }: EntryProps) {
  const words = event.result ?? "You followed up";
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-3">
      <span aria-hidden="true" className="grid grid-rows-[auto_1fr] justify-items-center">
        <span
          className={classNames(
            "mt-1.5 size-3 rounded-full border-2",
            isLast ? "border-ember bg-ember" : "border-control bg-raised",
          )}
        />
        {!isLast && <span className="w-px bg-line" />}
      </span>
      <div className="grid gap-0.5 pb-5">
        <p className="font-semibold">{words}</p>
        <p className="text-sm text-quiet">
          {sayDay(event.on)}
          {before !== null && ` · ${later(daysBetween(before.on, event.on))}`}
        </p>
        {event.note !== null && (
          <p className="max-w-reading wrap-anywhere whitespace-pre-wrap">{event.note}</p>
        )}
      </div>
      {before !== null && <RemoveEntry application={application} event={event} words={words} />}
    </li>
  );
}

const later = (days: number): string => {
  if (days === 0) return "the same day";
  return days === 1 ? "1 day later" : `${days} days later`;
};

function RemoveEntry({
  application: { id },
  event,
  words,
}: Pick<EntryProps, "application" | "event"> & { words: string }) {
  const { api } = useApp();
  const show = useShowChange();
  const remove = useMutation({
    mutationFn: () =>
      api.delete("/api/premium/job-applications/:id/events/:eventId", {
        params: { id, eventId: event.id },
      }),
    async onSuccess(application) {
      await show(application);
      toast({ title: "Entry removed", description: `It stands at ${application.result} now.` });
      document.getElementById("timeline-title")?.focus();
    },
    onError: useErrorReport(),
  });
  return (
    <Button
      size="small"
      variant="quiet"
      isLoading={remove.isPending}
      aria-label={`Remove ${words} of ${sayDay(event.on)}`}
      onClick={() => remove.mutate()}
    >
      Remove
    </Button>
  );
}
