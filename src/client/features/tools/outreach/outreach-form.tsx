import { grouped } from "#domain/listing/pay/saying/figures.ts";
import type { SyntheticEvent } from "react";
import { toolLimits } from "#domain/tools/ai/tool-limits.ts";
import {
  channelLabels,
  outreachChannels,
  outreachPurposes,
  outreachTargets,
  purposeLabels,
  targetLabels,
  usualOutreachChannel,
} from "#domain/tools/outreach/options.ts";
import { toolMessages, toolTitles } from "#domain/tools/tool-messages.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { FormBody, SubmitButton, TextField } from "#client/ui/form/checked-fields.tsx";
import type { CheckedForm } from "#client/ui/form/checked-form.ts";
import { Field } from "#client/ui/form/field.tsx";
import { Select } from "#client/ui/form/select.tsx";
import { Textarea } from "#client/ui/form/text-input.tsx";
import type { OutreachFields } from "./outreach-fields.ts";

interface OutreachFormProps {
  readonly id: string;
  readonly form: CheckedForm<OutreachFields>;
  readonly hasKey: boolean;
}

export function OutreachForm({ id, form, hasKey }: OutreachFormProps) {
  const submit = (event: SyntheticEvent) => {
    if (event.currentTarget instanceof HTMLFormElement) tellOfMissing(event.currentTarget);
    form.submit(event);
  };
  return (
    <FormBody
      id={id}
      form={{ ...form, submit }}
      aria-label="What to write"
      className="rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <div className="grid gap-5 sm:max-lg:grid-cols-2">
        <Choice
          form={form}
          name="target"
          label="Target"
          hint="Who you are reaching out to"
          empty="Select a target"
          options={outreachTargets}
          labels={targetLabels}
        />
        <Choice
          form={form}
          name="purpose"
          label="Purpose"
          hint="What you write for"
          empty="Select a purpose"
          options={outreachPurposes}
          labels={purposeLabels}
        />
        <Choice
          form={form}
          name="channel"
          label="Channel"
          options={outreachChannels}
          labels={channelLabels}
        />
        <TextField
          form={form}
          name="role"
          label="Your Role"
          placeholder="SEO specialist"
          maxLength={toolLimits.role}
          autoComplete="organization-title"
        />
      </div>
      <Context form={form} />
      <SubmitButton form={form} variant="primary" size="large" disabled={!hasKey}>
        {form.isSending ? "Generating…" : "Generate Scripts"}
      </SubmitButton>
    </FormBody>
  );
}

interface ChoiceProps<Name extends string> {
  readonly form: CheckedForm<OutreachFields>;
  readonly name: keyof OutreachFields;
  readonly label: string;
  readonly hint?: string;
  /** Where nothing is chosen to begin with. */
  readonly empty?: string;
  readonly options: readonly Name[];
  readonly labels: Readonly<Record<Name, string>>;
}

const Choice = <Name extends string>({
  form,
  name,
  label,
  hint,
  empty,
  options,
  labels,
}: ChoiceProps<Name>) => (
  <Field label={label} hint={hint} error={form.problemOf(name)}>
    {(control) => (
      <Select
        {...control}
        name={name}
        defaultValue={empty === undefined ? usualOutreachChannel : ""}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {labels[option]}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

function Context({ form }: { form: CheckedForm<OutreachFields> }) {
  const { length } = form.textOf("context").trim();
  const most = toolLimits.context;
  const tooLong =
    length > most
      ? `That is too long: ${grouped(length)} of ${grouped(most)} characters.`
      : undefined;
  return (
    <Field
      label="Context"
      isOptional
      hint="One result, something you have in common, what you noticed about them"
      error={form.problemOf("context") ?? tooLong}
    >
      {(control) => <Textarea {...control} name="context" rows={4} className="max-h-72" />}
    </Field>
  );
}

const required = ["target", "purpose", "role"] as const;

/** The first that is missing, as a notice; each also says it at its field. */
function tellOfMissing(element: HTMLFormElement): void {
  const typed = new FormData(element);
  const missing = required.find((name) => isBlank(typed.get(name)));
  if (missing !== undefined) sayRequired(missing);
}

const isBlank = (value: unknown): boolean => typeof value !== "string" || value.trim() === "";

export function sayRequired(missing: (typeof required)[number]): void {
  toast({
    title: toolTitles[`${missing}Required`],
    description: toolMessages[`${missing}Required`],
    variant: "destructive",
  });
}
