import type { WholeApplication } from "#contract/tracker/application.ts";
import { applicationLimits as limits, contactChannels } from "#domain/tracker/application.ts";
import { useApp } from "#client/app-context.ts";
import { useErrorReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { FormBody, SubmitButton, TextField } from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { useShowChange } from "../changes.ts";
import { ChoiceInForm } from "../form/form-fields.tsx";

const schema = async () => (await import("../form/schemas.ts")).contactForm;

interface ContactFormProps {
  readonly applicationId: number;
  /** Null for a new one. */
  readonly contact: WholeApplication["contacts"][number] | null;
  readonly onDone: () => void;
}

export function ContactForm({ applicationId, contact, onDone }: ContactFormProps) {
  const { api } = useApp();
  const show = useShowChange();
  const form = useCheckedForm({
    schema,
    send: async (body) => {
      const params = { id: applicationId };
      await show(
        contact === null
          ? await api.post("/api/premium/job-applications/:id/contacts", { params, body })
          : await api.put("/api/premium/job-applications/:id/contacts/:contactId", {
              params: { ...params, contactId: contact.id },
              body,
            }),
      );
      onDone();
      document.getElementById("people-title")?.focus();
    },
    onFailure: useErrorReport(),
  });
  return (
    <FormBody form={form} className="gap-4 rounded-card border border-line bg-raised p-4">
      <TextField
        form={form}
        name="name"
        label="Name"
        defaultValue={contact?.name}
        maxLength={limits.contactName}
        autoComplete="off"
      />
      <TextField
        form={form}
        name="role"
        label="Role (optional)"
        placeholder="Recruiter"
        defaultValue={contact?.role ?? ""}
        maxLength={limits.contactName}
        autoComplete="off"
      />
      <ChoiceInForm
        form={form}
        name="channel"
        label="Reached by"
        options={contactChannels}
        defaultValue={contact?.channel ?? "Email"}
      />
      <TextField
        form={form}
        name="address"
        label="Address or number (optional)"
        defaultValue={contact?.address ?? ""}
        maxLength={limits.contactAddress}
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} variant="primary">
          Save
        </SubmitButton>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </FormBody>
  );
}
