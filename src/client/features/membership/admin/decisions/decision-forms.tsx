import type { z } from "zod";
import { willRenew } from "#domain/membership/subscription.ts";
import type { endBody, giveBody, MemberDetail } from "#contract/admin/membership.ts";
import { hasChangedMeanwhile, useFailureReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { ChangedMeanwhile } from "#client/session/changed-meanwhile.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { dayOf } from "#client/ui/figures/moment.ts";
import { FormBody, SubmitButton, TextField } from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm, type CheckedForm, type FieldName } from "#client/ui/form/checked-form.ts";
import { Field } from "#client/ui/form/field.tsx";
import { Textarea } from "#client/ui/form/text-input.tsx";
import { useEnd, useGive } from "../queries.ts";
import { recordNames, sayWho } from "./say-decision.ts";
import type { giveForm } from "../schemas.ts";

interface FormProps {
  readonly member: MemberDetail;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

const giveSchema = async () => (await import("../schemas.ts")).giveForm;
const endSchema = async () => (await import("../schemas.ts")).endBody;

export function GiveForm({ member, onCancel, onDone }: FormProps) {
  const give = useGive(member);
  const report = useFailureReport();
  const form = useCheckedForm<z.input<typeof giveForm>, z.output<typeof giveBody>>({
    schema: giveSchema,
    send: async (body) => {
      const { premiumUntil } = await give.mutateAsync(body);
      const day = premiumUntil === null ? "" : ` until ${dayOf(premiumUntil)}`;
      toast({ title: "Premium given", description: `${member.username} has premium${day}.` });
      onDone();
    },
    onFailure: (error) => hasChangedMeanwhile(error) || report("Nothing was given")(error),
  });
  return (
    <FormBody form={form}>
      <p>It starts now and costs nothing. If what they have lasts longer, that stays.</p>
      <AnotherDecided member={member} error={give.error} />
      <TextField
        form={form}
        name="days"
        label="Days"
        hint="30 is a month, 365 a year."
        inputMode="numeric"
        autoComplete="off"
        className="max-w-32"
      />
      <ReasonField form={form} name="reason" />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Back</Button>
        <SubmitButton form={form} variant="primary">
          Give premium
        </SubmitButton>
      </div>
    </FormBody>
  );
}

export function EndForm({ member, onCancel, onDone }: FormProps) {
  const end = useEnd(member);
  const report = useFailureReport();
  const form = useCheckedForm<z.input<typeof endBody>, z.output<typeof endBody>>({
    schema: endSchema,
    send: async (body) => {
      await end.mutateAsync(body);
      toast({ title: "Premium ended", description: `${member.username} is on the free plan.` });
      onDone();
    },
    onFailure: (error) => hasChangedMeanwhile(error) || report("Premium was not ended")(error),
  });
  const isRenewing = member.subscriptions.some(({ state }) => willRenew(state));
  return (
    <FormBody form={form}>
      <p>They lose access at once, whatever they paid.</p>
      <AnotherDecided member={member} error={end.error} />
      <Alert tone="warning" title="This moves no money">
        Nothing is refunded; what is owed is refunded at Paystack.
        {isRenewing && " Their renewal is stopped, so nothing more is charged."}
      </Alert>
      <ReasonField form={form} name="reason" />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Keep it</Button>
        <SubmitButton form={form} variant="destructive">
          End premium
        </SubmitButton>
      </div>
    </FormBody>
  );
}

function AnotherDecided({ member, error }: { member: MemberDetail; error: unknown }) {
  const { username, premiumUntil, records } = member;
  const [newest] = records;
  return (
    <ChangedMeanwhile error={error}>
      {newest !== undefined && `${recordNames[newest.kind]}, by ${sayWho(newest)}. `}
      {premiumUntil === null
        ? `${username} has no premium now.`
        : `${username} has premium until ${dayOf(premiumUntil)} now.`}{" "}
      Decide again with that in mind.
    </ChangedMeanwhile>
  );
}

function ReasonField<Values extends object>(props: {
  form: CheckedForm<Values>;
  name: FieldName<Values>;
}) {
  return (
    <Field
      label="Reason"
      hint="Kept in the record, with your name."
      error={props.form.problemOf(props.name)}
    >
      {(control) => <Textarea {...control} name={props.name} rows={3} />}
    </Field>
  );
}
