import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AccountEvent } from "#contract/accounts.ts";
import { securityEvents } from "#domain/accounts/security-events.ts";
import { useApp } from "#client/app-context.ts";
import { Button } from "#client/ui/button.tsx";
import { momentOf } from "#client/ui/figures/moment.ts";
import { eventsQuery } from "./queries.ts";
import { Fetched } from "#client/session/fetched.tsx";
import { Section } from "#client/ui/section.tsx";

const shownAtFirst = 10;

export function EventsSection() {
  const events = useQuery(eventsQuery(useApp().api));
  return (
    <Section
      id="record"
      title="Security record"
      note="What happened to your account, newest first: the latest of each kind, and all of it in your data download. Times are SAST."
    >
      <Fetched query={events}>
        {(list) =>
          list.length === 0 ? (
            <p className="text-quiet">Nothing has happened yet. Signing in is the first entry.</p>
          ) : (
            <EventList events={list} />
          )
        }
      </Fetched>
    </Section>
  );
}

function EventList({ events }: { events: readonly AccountEvent[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? events : events.slice(0, shownAtFirst);
  return (
    <>
      <ol className="divide-y divide-line rounded-card border border-line bg-raised">
        {shown.map(({ kind, at, firstAt, times, device, address }, index) => (
          // The record only ever grows at the front, and nothing in a row has a state to keep.
          // oxlint-disable-next-line react/no-array-index-key -- Two entries may be alike in everything.
          <li key={index} className="flex flex-wrap justify-between gap-x-6 px-4 py-3">
            <p className="font-medium">
              {securityEvents[kind]}
              {times > 1 && `, ${times} times`}
            </p>
            <time dateTime={at} className="text-sm leading-[1.5rem] text-quiet tabular-nums">
              {momentOf(at)}
            </time>
            <p className="basis-full text-sm break-all text-quiet">
              {device}, {address}
              {times > 1 && `, first at ${momentOf(firstAt)}`}
            </p>
          </li>
        ))}
      </ol>
      {events.length > shownAtFirst && (
        <div>
          <Button aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? "Show fewer" : `Show all ${events.length}`}
          </Button>
        </div>
      )}
    </>
  );
}
