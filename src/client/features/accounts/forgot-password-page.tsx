import { useState } from "react";
import { useLocation } from "react-router";
import type { PageHead } from "#contract/page.ts";
import { TaskFrame, TaskState } from "#client/layout/task.tsx";
import { paths } from "#domain/paths.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { FormBody, SubmitButton, TextField } from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { Link } from "#client/ui/link.tsx";
import { useForgotPassword } from "./auth/queries.ts";
import { failureMessage } from "#client/session/failure.ts";

const schema = async () => (await import("./schemas.ts")).forgotPasswordBody;

export const head = (): PageHead => ({
  title: "Forgot your password",
  description: "Ask for a link to choose a new password.",
  canonical: null,
});

export function Page() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isSentPlainly = new URLSearchParams(useLocation().search).has("sent");
  return (
    <TaskFrame>
      {sentTo === null && !isSentPlainly ? (
        <AskForLink onSent={setSentTo} />
      ) : (
        <TaskState
          title="Look in your mail"
          isNews={sentTo !== null}
          action={
            <>
              <ButtonLink to={paths.auth} variant="primary">
                Back to sign in
              </ButtonLink>
              <ButtonLink to={paths.forgotPassword} onClick={() => setSentTo(null)}>
                Try another address
              </ButtonLink>
            </>
          }
        >
          <p>
            If there is an account for{" "}
            <strong className="text-ink">{sentTo ?? "that address"}</strong>, a link to choose a new
            password is on its way.
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
    action: "/api/account/forgot-password",
    schema,
    send: async (values) => {
      await forgot(values);
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
