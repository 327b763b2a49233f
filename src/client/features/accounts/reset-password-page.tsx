import { useState } from "react";
import type { PageHead } from "#contract/page.ts";
import { TaskFrame, TaskState } from "#client/layout/task.tsx";
import { paths } from "#domain/paths.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { FormBody, SubmitButton } from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { IncompleteLink } from "./auth/link-page.tsx";
import { useLinkTask } from "#client/session/link-token.ts";
import { useResetPassword } from "./auth/queries.ts";
import { failureMessage, hasCode, hasField } from "#client/session/failure.ts";
import { NewPasswordField } from "./new-password-field.tsx";

const schema = async () => (await import("./schemas.ts")).newPasswordBody;

export const head = (): PageHead => ({
  title: "Choose a new password",
  description: "Choose a new password with the link from your mail.",
  canonical: null,
});

type State = "choosing" | "done" | "expired" | "incomplete";

export function Page() {
  const link = useLinkTask();
  // Another link opened in the same tab is another task.
  return (
    <TaskFrame>
      <ResetTask key={link.token} {...link} />
    </TaskFrame>
  );
}

function ResetTask({ token, isIncomplete }: ReturnType<typeof useLinkTask>) {
  const [state, setState] = useState<State>("choosing");
  if (state === "done") {
    return (
      <TaskState
        title="Your password is changed"
        outcome="good"
        isNews
        action={
          <ButtonLink to={paths.auth} variant="primary">
            Sign in
          </ButtonLink>
        }
      >
        <p>Every device was signed out. Sign in with the new password.</p>
      </TaskState>
    );
  }
  if (state === "expired") {
    return (
      <TaskState title="This link has run out" outcome="bad" isNews action={askAgain}>
        <p>It was used before, or it is older than thirty minutes. Your password is unchanged.</p>
      </TaskState>
    );
  }
  if (isIncomplete || state === "incomplete") return <IncompleteLink action={askAgain} />;
  return <ChoosePassword token={token} onState={setState} />;
}

const askAgain = (
  <ButtonLink to={paths.forgotPassword} variant="primary">
    Ask for a new link
  </ButtonLink>
);

function ChoosePassword({ token, onState }: { token: string; onState: (state: State) => void }) {
  const reset = useResetPassword(token);
  const form = useCheckedForm({
    schema,
    send: async (values) => {
      await reset(values);
      onState("done");
    },
    onFailure: (error) => {
      if (hasCode(error, "link_expired")) return onState("expired");
      if (hasField(error, "token")) return onState("incomplete");
      if (hasField(error, "newPassword")) return;
      toast({
        title: "Your password is unchanged",
        description: failureMessage(error, "Please try again in a few seconds."),
        variant: "destructive",
      });
    },
  });
  return (
    <>
      <TaskState title="Choose a new password">
        <p>Every device will be signed out, this one too.</p>
      </TaskState>
      <FormBody form={form}>
        <NewPasswordField form={form} name="newPassword" label="New password" />
        <SubmitButton form={form} variant="primary" size="large">
          Change my password
        </SubmitButton>
      </FormBody>
    </>
  );
}
