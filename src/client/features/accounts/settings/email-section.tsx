import { useState } from "react";
import { Alert } from "#client/ui/feedback/alert.tsx";
import {
  FormBody,
  PasswordField,
  SubmitButton,
  TextField,
} from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { useChangeEmail } from "./queries.ts";
import { Section } from "#client/ui/section.tsx";

const schema = async () => (await import("../schemas.ts")).changeEmailBody;

export function EmailSection() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const change = useChangeEmail();
  const report = useFailureReport();
  const form = useCheckedForm({
    schema,
    send: async (values) => {
      await change.mutateAsync(values);
      form.clear();
      setSentTo(values.email);
    },
    onFailure: report("Your email address is unchanged"),
  });
  return (
    <Section
      id="change-email"
      title="Change email"
      note="The change happens when you open the link we send to the new address. The old address gets a link that undoes it for seven days."
    >
      <FormBody form={form} className="max-w-112">
        {sentTo !== null && (
          <Alert tone="success" title="Open the link we sent you" isAnnounced>
            It is in the mail to <strong className="wrap-anywhere">{sentTo}</strong> and works for
            one day. Until then everything stays as it is.
          </Alert>
        )}
        <TextField form={form} name="email" label="New email" type="email" autoComplete="email" />
        <PasswordField
          form={form}
          name="password"
          label="Your password"
          autoComplete="current-password"
        />
        <div>
          <SubmitButton form={form}>Change email</SubmitButton>
        </div>
      </FormBody>
    </Section>
  );
}
