import { useState } from "react";
import { useLocation } from "react-router";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import { TaskFrame, TaskState } from "#client/layout/task.tsx";
import { failureMessage } from "#client/session/failure.ts";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { FormBody, SubmitButton, TextField } from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { Link } from "#client/ui/link.tsx";
import { sayAlert } from "#domain/alerts/say-alert.ts";
import { paths } from "#domain/paths.ts";
import { searchAddress } from "./search-address.ts";

const schema = async () => (await import("./schemas.ts")).askForAlertBody;

export const head = (): PageHead => ({
  title: "Alert me",
  description: "One mail a week with the new jobs that fit what you look for.",
  canonical: null,
});

const toBoard = (
  <ButtonLink to={paths.jobs} variant="primary">
    Back to the jobs
  </ButtonLink>
);

export function Page() {
  const [isSent, setIsSent] = useState(false);
  const wasAsked = new URLSearchParams(useLocation().search).has("asked");
  return (
    <TaskFrame>
      {isSent || wasAsked ? (
        <TaskState title="Look in your mail" isNews={isSent} action={toBoard}>
          <p>
            We sent a link there. Press it and say yes, and the first letter comes on a Tuesday.
          </p>
        </TaskState>
      ) : (
        <Ask onSent={() => setIsSent(true)} />
      )}
    </TaskFrame>
  );
}

function Ask({ onSent }: { onSent: () => void }) {
  const { api } = useApp();
  const params = new URLSearchParams(useLocation().search);
  const form = useCheckedForm({
    action: "/api/alerts/by-mail",
    schema,
    send: async (values) => {
      await api.post("/api/alerts/by-mail", { body: values });
      onSent();
    },
    onFailure: (error) =>
      toast({
        title: "Nothing was sent",
        description: failureMessage(error, "Please try again in a few seconds."),
        variant: "destructive",
      }),
  });
  // Sent without scripts and refused, the search comes back with the form: the address no longer has it.
  const [returned] = useState(Object.entries(form.returned?.typed ?? {}));
  for (const [name, value] of returned) params.set(name, value);
  // What the board would not understand is not asked for either.
  const { filters } = searchAddress.placeIn(params);
  return (
    <>
      <TaskState title="Alert me">
        <p className="font-semibold wrap-anywhere text-ink">{sayAlert(filters)}</p>
        <p>
          Once a week, on Tuesday morning, the new jobs that fit this search. Nothing comes when
          nothing is new, and every letter has a link that stops them.
        </p>
      </TaskState>
      <FormBody form={form}>
        {searchAddress.paramsOf(filters).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField form={form} name="email" label="Email" type="email" autoComplete="email" />
        <SubmitButton form={form} variant="primary" size="large">
          Send me the link
        </SubmitButton>
      </FormBody>
      <p>
        <Link to={paths.auth} className="text-link">
          Have an account? Sign in
        </Link>
      </p>
    </>
  );
}
