import type { z } from "zod";
import type { jobEndpoints } from "#contract/jobs.ts";
import { useApp } from "#client/app-context.ts";
import { problemNames } from "#client/copy/problem-names.ts";
import { failureMessage } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { FormBody, SubmitButton } from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { Field } from "#client/ui/form/field.tsx";
import { Select } from "#client/ui/form/select.tsx";
import { Textarea } from "#client/ui/form/text-input.tsx";

type Report = (typeof jobEndpoints)["reportJob"]["body"];

const schema = async () => (await import("./schemas.ts")).reportBody;

const thanks = {
  title: "Thank you",
  description: "We look at every report, usually within a day.",
};
const receivedAlready = {
  title: "We have your report already",
  description: "You told us the same about this job, and it waits to be looked at.",
};

export function ReportForm({ jobId, onDone }: { jobId: string; onDone: () => void }) {
  const { api } = useApp();
  const form = useCheckedForm<z.input<Report>, z.output<Report>>({
    schema,
    send: async (body) => {
      const { isNew } = await api.post("/api/jobs/:id/report", { params: { id: jobId }, body });
      toast(isNew ? thanks : receivedAlready);
      onDone();
    },
    onFailure: (error) =>
      toast({
        title: "Your report was not sent",
        description: failureMessage(error, "Please try again in a few seconds."),
        variant: "destructive",
      }),
  });
  return (
    <FormBody form={form}>
      <Field label="What is wrong with it?" error={form.problemOf("kind")}>
        {(control) => (
          <Select {...control} name="kind">
            {Object.entries(problemNames).map(([kind, words]) => (
              <option key={kind} value={kind}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="What did you see?"
        isOptional
        hint="A sentence from the post or a link helps us most."
        error={form.problemOf("note")}
      >
        {(control) => <Textarea {...control} name="note" rows={4} />}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onDone}>Cancel</Button>
        <SubmitButton form={form} variant="primary">
          Send report
        </SubmitButton>
      </div>
    </FormBody>
  );
}
