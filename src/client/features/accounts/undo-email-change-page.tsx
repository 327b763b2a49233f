import { useMutation } from "@tanstack/react-query";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import { TaskFrame, TaskState } from "#client/layout/task.tsx";
import { paths } from "#domain/paths.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { NeedsScripts } from "#client/ui/form/needs-scripts.tsx";
import { IncompleteLink, toSignIn, UndoButton } from "./auth/link-page.tsx";
import { useLinkTask } from "#client/session/link-token.ts";
import { lookAgain } from "./auth/queries.ts";
import { failureMessage, hasCode, hasField } from "#client/session/failure.ts";

export const head = (): PageHead => ({
  title: "Take your account back",
  description: "Undoes a change of your email address with the link from your mail.",
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
  const app = useApp();
  const undo = useMutation({
    mutationFn: () => app.api.post("/api/account/undo-email-change", { body: { token } }),
    onSuccess: () => lookAgain(app),
  });

  if (undo.isSuccess) {
    return (
      <TaskState title="Your account is yours again" outcome="good" isNews action={askForLink}>
        <p>
          Your old email address is back, and everybody was signed out. The old password no longer
          works, for anybody.
        </p>
        <p>
          Next, choose a new password: we have just sent you a mail with a link, which works for
          thirty minutes. If you used the old password elsewhere, change it there too.
        </p>
      </TaskState>
    );
  }
  if (hasCode(undo.error, "link_expired")) {
    return (
      <TaskState title="This link has run out" outcome="bad" isNews action={askForLink}>
        <p>
          It was used before, or the seven days are over. If you used it yourself, your address is
          back: choose a new password, and sign in. If not, write to us.
        </p>
      </TaskState>
    );
  }
  if (hasCode(undo.error, "address_taken")) {
    return (
      <TaskState
        title="This address belongs to another account now"
        outcome="bad"
        isNews
        action={toSignIn}
      >
        <p>{failureMessage(undo.error, "Nothing was changed.")}</p>
        <p>Your link still works until its seven days are over.</p>
      </TaskState>
    );
  }
  if (isIncomplete || hasField(undo.error, "token")) return <IncompleteLink action={toSignIn} />;
  return (
    <TaskState
      title="Take your account back?"
      action={<UndoButton undo={undo} label="Take my account back" isTold={isTold} />}
    >
      <p>
        The email address of your account was changed. If that was not you, somebody else may be
        inside.
      </p>
      <p>
        The button brings your old address back and signs everybody out. Then you choose a new
        password. If you changed the address yourself, leave this page: there is nothing to do.
      </p>
      <NeedsScripts what="Taking it back" />
    </TaskState>
  );
}

/** A failure that the page itself tells about. */
const isTold = (error: unknown): boolean =>
  hasCode(error, "link_expired") || hasCode(error, "address_taken") || hasField(error, "token");

const askForLink = (
  <ButtonLink to={paths.forgotPassword} variant="primary">
    Send me another link
  </ButtonLink>
);
