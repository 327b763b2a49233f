import { queryOptions, useQuery } from "@tanstack/react-query";
import type { PageHead } from "#contract/page.ts";
import { useApp, type AppContext } from "#client/app-context.ts";
import { TaskFrame, TaskState } from "#client/layout/task.tsx";
import { paths } from "#domain/paths.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { Progress } from "#client/ui/feedback/progress.tsx";
import { NeedsScripts } from "#client/ui/form/needs-scripts.tsx";
import { IncompleteLink } from "./auth/link-page.tsx";
import { useLinkToken } from "#client/session/link-token.ts";
import { failureMessage, hasCode, hasField } from "#client/session/failure.ts";
import { userQuery, useUser } from "#client/session/viewer.ts";
import { accountQuery, eventsQuery } from "./settings/queries.ts";

export const head = (): PageHead => ({
  title: "Confirm your email address",
  description: "Confirms your email address with the link from your mail.",
  canonical: null,
});

/**
 * Confirms the address a link in a mail was sent to. A query, though it changes something: the cache
 * then sees to it that one link is used once, however often the page is shown.
 */
const confirmEmailQuery = (app: AppContext, token: string | null) =>
  queryOptions({
    queryKey: ["confirm-email", token],
    enabled: token !== null && token !== "",
    retryOnMount: false,
    queryFn: async () => {
      const done = await app.api.post("/api/account/verify-email", {
        body: { token: token ?? "" },
      });
      const { api, queryClient } = app;
      await queryClient.invalidateQueries(accountQuery(api));
      await queryClient.invalidateQueries(eventsQuery(api));
      // The address in the header may have changed; nothing else about the viewer has.
      await queryClient.fetchQuery({ ...userQuery(api), staleTime: 0 });
      return done;
    },
  });

export function Page() {
  return (
    <TaskFrame>
      <Confirmation />
    </TaskFrame>
  );
}

function Confirmation() {
  const token = useLinkToken();
  const { isSuccess, error, isFetching, refetch } = useQuery(confirmEmailQuery(useApp(), token));
  const user = useUser();
  const onwards = <Onwards isSignedIn={user !== null} />;

  if (isSuccess) {
    return (
      <TaskState title="Your email address is confirmed" outcome="good" isNews action={onwards}>
        <p>We can now reach you when it matters.</p>
      </TaskState>
    );
  }
  if (token === "" || hasField(error, "token")) {
    return <IncompleteLink action={onwards} />;
  }
  if (hasCode(error, "link_expired")) {
    return (
      <TaskState title="This link has run out" outcome="bad" isNews action={onwards}>
        <p>
          It was used before, or it is too old. If your address is not confirmed yet, your account
          page sends you a new link.
        </p>
      </TaskState>
    );
  }
  if (error !== null && !isFetching) {
    return (
      <TaskState
        title="That did not work"
        outcome="bad"
        isNews
        action={
          <Button variant="primary" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        <p>{failureMessage(error, "Please try again in a few seconds.")}</p>
      </TaskState>
    );
  }
  return (
    <TaskState title="Confirming your email address">
      <div className="needs-script">
        <Progress label="One moment" />
      </div>
      <NeedsScripts what="This page" />
    </TaskState>
  );
}

const Onwards = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <>
    <ButtonLink to={isSignedIn ? paths.jobs : paths.auth} variant="primary">
      {isSignedIn ? "Browse jobs" : "Sign in"}
    </ButtonLink>
    {isSignedIn && <ButtonLink to={paths.account}>Go to your account</ButtonLink>}
  </>
);
