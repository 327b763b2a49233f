import { useQuery } from "@tanstack/react-query";
import type { AccountSession } from "#contract/accounts.ts";
import { useApp } from "#client/app-context.ts";
import { Badge } from "#client/ui/badge.tsx";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { momentOf } from "#client/ui/figures/moment.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { sessionsQuery, useEndOtherSessions, useEndSession } from "./queries.ts";
import { Fetched } from "#client/session/fetched.tsx";
import { focusSection, Section } from "#client/ui/section.tsx";

const id = "sessions";

export function SessionsSection() {
  const sessions = useQuery(sessionsQuery(useApp().api));
  return (
    <Section
      id={id}
      title="Where you are signed in"
      note="Something you do not recognise? Sign it out, then change your password. Times are SAST."
    >
      <Fetched query={sessions}>
        {(list) => (
          <>
            <ul className="divide-y divide-line rounded-card border border-line bg-raised">
              {list.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            {list.some(({ isThisDevice }) => !isThisDevice) ? (
              <EndOthers />
            ) : (
              <p className="text-quiet">You are signed in on this device only.</p>
            )}
          </>
        )}
      </Fetched>
    </Section>
  );
}

function SessionRow({ session }: { session: AccountSession }) {
  const { device, address, startedAt, lastSeenAt, isThisDevice } = session;
  const end = useEndSession();
  const report = useFailureReport();
  // By the time this is over the row may be gone, so nothing may hang on it.
  const signOut = () =>
    end
      .mutateAsync(session.id)
      .then(() => tell("Signed out", `${device} has to sign in again.`))
      .catch(report("That device is still signed in"));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {isThisDevice && <Badge tone="ember">This device</Badge>}
        </p>
        <p className="text-sm break-all text-quiet">{address}</p>
        <p className="text-sm text-quiet tabular-nums">
          Since <time dateTime={startedAt}>{momentOf(startedAt)}</time>, last seen{" "}
          <time dateTime={lastSeenAt}>{momentOf(lastSeenAt)}</time>
        </p>
      </div>
      {!isThisDevice && (
        <Button
          size="small"
          aria-label={`Sign out ${device}, there since ${momentOf(startedAt)}`}
          isLoading={end.isPending}
          onClick={() => void signOut()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const end = useEndOtherSessions();
  const report = useFailureReport();
  const signOut = () =>
    end
      .mutateAsync()
      .then(() => tell("Signed out everywhere else", "Only this device is still signed in."))
      .catch(report("The other devices are still signed in"));
  return (
    <div>
      <Button isLoading={end.isPending} onClick={() => void signOut()}>
        Sign out everywhere else
      </Button>
    </div>
  );
}

/** The button that was pressed is gone with its device; the keyboard goes on from the heading. */
function tell(title: string, description: string): void {
  toast({ title, description });
  focusSection(id);
}
