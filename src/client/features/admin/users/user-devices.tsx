import type { UserDetail } from "#contract/admin/users.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { momentOf } from "#client/ui/figures/moment.ts";
import { focusSection, Section } from "#client/ui/section.tsx";
import { useSignOut } from "./queries.ts";

const id = "devices";

/** Where they are signed in, and the way to end that. */
export function UserDevices({ user }: { user: UserDetail }) {
  const { sessions, username } = user;
  const signOut = useSignOut(user);
  const report = useFailureReport();
  const end = async (which: number | "all", said: string): Promise<void> => {
    try {
      await signOut.mutateAsync(which);
      toast({ title: "Signed out", description: said });
      focusSection(id);
    } catch (error) {
      report("Nobody was signed out")(error);
    }
  };
  return (
    <Section id={id} title="Signed in on" note="Times are SAST.">
      <div className="grid gap-4">
        {sessions.length === 0 && (
          <p className="text-quiet">{username} is not signed in anywhere.</p>
        )}
        {sessions.length > 0 && (
          <ul className="divide-y divide-line rounded-card border border-line bg-raised">
            {sessions.map((session) => (
              <li
                key={session.id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4"
              >
                <div className="min-w-0">
                  <p className="font-medium">{session.device}</p>
                  <p className="text-sm break-all text-quiet">{session.address}</p>
                  <p className="text-sm text-quiet tabular-nums">
                    Since <time dateTime={session.startedAt}>{momentOf(session.startedAt)}</time>,
                    last seen{" "}
                    <time dateTime={session.lastSeenAt}>{momentOf(session.lastSeenAt)}</time>
                  </p>
                </div>
                <Button
                  size="small"
                  aria-label={`Sign out ${session.device}, there since ${momentOf(session.startedAt)}`}
                  isLoading={signOut.isPending && signOut.variables === session.id}
                  onClick={() => void end(session.id, `${session.device} has to sign in again.`)}
                >
                  Sign out
                </Button>
              </li>
            ))}
          </ul>
        )}
        {sessions.length > 1 && (
          <div>
            <Button
              isLoading={signOut.isPending && signOut.variables === "all"}
              onClick={() => void end("all", `${username} has to sign in again everywhere.`)}
            >
              Sign out everywhere
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}
