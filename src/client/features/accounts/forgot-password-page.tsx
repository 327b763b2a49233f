import { useState } from "react";
import { Link } from "react-router";
import type { PageHead } from "#contract/page.ts";
import { TaskFrame, TaskState } from "#client/layout/task.tsx";
import { paths } from "#client/paths.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { FormBody, SubmitButton, TextField } from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { useForgotPassword } from "./auth/queries.ts";
import { failureMessage } from "./failure.ts";

const schema = async () => (await import("./schemas.ts")).forgotPasswordBody;

export const head = (): PageHead => ({
  title: "Forgot your password",
  description: "Ask for a link to choose a new password.",
  canonical: null,
});

export function Page() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <TaskFrame>
      {sentTo === null ? (
        <AskForLink onSent={setSentTo} />
      ) : (
        <TaskState
          title="Look in your mail"
          isNews
          action={
            <>
              <ButtonLink to={paths.auth} variant="primary">
                Back to sign in
              </ButtonLink>
              <Button onClick={() => setSentTo(null)}>Try another address</Button>
            </>
          }
        >
          <p>
            If there is an account for <strong className="text-ink">{sentTo}</strong>, a link to
            choose a new password is on its way.
          </p>
          <p>It works once, for thirty minutes. Nothing there? Look in your spam folder too.</p>
        </TaskState>
      )}
    </TaskFrame>
  );
}

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const forgot = useForgotPassword();
  const form = useCheckedForm({
    schema,
    send: async (values) => {
      await forgot.mutateAsync(values);
      onSent(values.email);
    },
    onFailure: (error) =>
      toast({
        title: "Nothing was sent",
        description: failureMessage(error, "Please try again in a few seconds."),
        variant: "destructive",
      }),
  });
  return (
    <>
      <TaskState title="Forgot your password?">
        <p>Tell us your email address, and we send you a link to choose a new one.</p>
      </TaskState>
      <FormBody form={form}>
        <TextField form={form} name="email" label="Email" type="email" autoComplete="email" />
        <SubmitButton form={form} variant="primary" size="large">
          Send the link
        </SubmitButton>
      </FormBody>
      <p>
        <Link to={paths.auth} className="text-link">
          Back to sign in
        </Link>
      </p>
    </>
  );
}
