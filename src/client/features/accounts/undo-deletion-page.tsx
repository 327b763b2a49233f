import { useMutation } from "@tanstack/react-query";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import { TaskFrame, TaskState } from "#client/layout/task.tsx";
import { NeedsScripts } from "#client/ui/form/needs-scripts.tsx";
import { IncompleteLink, toSignIn, UndoButton } from "./auth/link-page.tsx";
import { useLinkTask } from "#client/session/link-token.ts";
import { hasCode, hasField } from "#client/session/failure.ts";

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

  if (undo.isSuccess) {
    return (
      <TaskState title="Your account stays" outcome="good" isNews action={toSignIn}>
        <p>Nothing was deleted. Sign in, and everything is where you left it.</p>
      </TaskState>
    );
  }
  if (hasCode(undo.error, "link_expired")) {
    return (
      <TaskState title="This link has run out" outcome="bad" isNews action={toSignIn}>
        <p>
          It was used before, or the seven days are over. If you used it yourself, your account is
          there: sign in as usual.
        </p>
      </TaskState>
    );
  }
  if (isIncomplete || hasField(undo.error, "token")) {
    return <IncompleteLink action={toSignIn} />;
  }
  return (
    <TaskState
      title="Keep your account?"
      action={<UndoButton undo={undo} label="Keep my account" isTold={isTold} />}
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

/** A failure that the page itself tells about. */
const isTold = (error: unknown): boolean =>
  hasCode(error, "link_expired") || hasField(error, "token");
