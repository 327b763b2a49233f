import { useMutation } from "@tanstack/react-query";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import { TaskFrame, TaskState } from "#client/layout/task.tsx";
import { paths } from "#domain/paths.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { NeedsScripts } from "#client/ui/form/needs-scripts.tsx";
import { IncompleteLink, useLinkTask } from "./auth/link-page.tsx";
import { failureMessage, hasCode, hasField } from "#client/session/failure.ts";

export const head = (): PageHead => ({
  title: "Keep your account",
  description: "Stops the deletion of your account with the link from your mail.",
  canonical: null,
});

export function Page() {
  const link = useLinkTask();
  return (
    <TaskFrame>
      <UndoTask key={link.token} {...link} />
    </TaskFrame>
  );
}

function UndoTask({ token, isIncomplete }: ReturnType<typeof useLinkTask>) {
  const { api } = useApp();
  const undo = useMutation({
    mutationFn: () => api.post("/api/account/undo-deletion", { body: { token } }),
  });
  const keep = () =>
    undo.mutate(undefined, {
      onError: (error) => {
        if (hasCode(error, "link_expired") || hasField(error, "token")) return;
        toast({
          title: "Nothing has changed yet",
          description: failureMessage(error, "Please try again in a few seconds."),
          variant: "destructive",
        });
      },
    });

  if (undo.isSuccess) {
    return (
      <TaskState title="Your account stays" isNews action={signIn}>
        <p>Nothing was deleted. Sign in, and everything is where you left it.</p>
      </TaskState>
    );
  }
  if (hasCode(undo.error, "link_expired")) {
    return (
      <TaskState title="This link has run out" isNews action={signIn}>
        <p>
          It was used before, or the seven days are over. If you used it yourself, your account is
          there: sign in as usual.
        </p>
      </TaskState>
    );
  }
  if (isIncomplete || hasField(undo.error, "token")) {
    return <IncompleteLink action={signIn} />;
  }
  return (
    <TaskState
      title="Keep your account?"
      action={
        <Button
          variant="primary"
          size="large"
          disabled={token === null}
          isLoading={undo.isPending}
          onClick={keep}
        >
          Keep my account
        </Button>
      }
    >
      <p>
        Somebody asked us to delete your account. It is closed now, and gone for good seven days
        after that.
      </p>
      <p className="needs-script">The button stops this. You can sign in again straight away.</p>
      <NeedsScripts what="Stopping this" />
    </TaskState>
  );
}

const signIn = (
  <ButtonLink to={paths.auth} variant="primary">
    Sign in
  </ButtonLink>
);
