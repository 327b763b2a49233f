import type { WholeApplication } from "#contract/tracker/application.ts";
import { applicationLimits, results } from "#domain/tracker/application.ts";
import { useApp } from "#client/app-context.ts";
import { useErrorReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { FormBody, SubmitButton, TextField } from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { useShowChange } from "../changes.ts";
import { ChoiceInForm, LongTextInForm } from "../form/form-fields.tsx";

const schema = async () => (await import("../form/schemas.ts")).moveForm;

interface MoveFormProps {
  readonly application: WholeApplication;
  readonly today: string;
  readonly onDone: () => void;
}

/** A move on the day it happened, which may be before others that are written down already. */
export function MoveForm({ application: { id, result }, today, onDone }: MoveFormProps) {
  const { api } = useApp();
  const show = useShowChange();
  const form = useCheckedForm({
    schema,
    send: async (body) => {
      await show(
        await api.post("/api/premium/job-applications/:id/moves", { params: { id }, body }),
      );
      onDone();
      document.getElementById("timeline-title")?.focus();
    },
    onFailure: useErrorReport(),
  });
  return (
    <FormBody form={form} className="gap-4 rounded-card border border-line bg-raised p-4">
      <div className="grid grid-cols-2 gap-4">
        <ChoiceInForm
          form={form}
          name="result"
          label="What happened"
          options={results}
          defaultValue={result}
        />
        <TextField form={form} name="on" label="On" type="date" defaultValue={today} max={today} />
      </div>
      <LongTextInForm
        form={form}
        name="note"
        label="Note"
        rows={2}
        maxLength={applicationLimits.eventNote}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} variant="primary">
          Write it down
        </SubmitButton>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </FormBody>
  );
}
