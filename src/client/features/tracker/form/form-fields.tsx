import type { ComponentProps } from "react";
import { Field } from "#client/ui/form/field.tsx";
import type { CheckedForm, FieldName } from "#client/ui/form/checked-form.ts";
import { Select } from "#client/ui/form/select.tsx";
import { Textarea } from "#client/ui/form/text-input.tsx";

interface InForm<Values extends object> {
  readonly form: CheckedForm<Values>;
  readonly name: FieldName<Values>;
  readonly label: string;
}

interface ChoiceProps<Values extends object> extends InForm<Values> {
  readonly options: readonly string[];
  readonly defaultValue: string;
}

export const ChoiceInForm = <Values extends object>({
  form,
  name,
  label,
  options,
  defaultValue,
}: ChoiceProps<Values>) => (
  <Field label={label} error={form.problemOf(name)}>
    {(control) => (
      <Select name={name} defaultValue={defaultValue} {...control}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    )}
  </Field>
);

type TextareaProps<Values extends object> = InForm<Values> &
  Pick<ComponentProps<"textarea">, "defaultValue" | "maxLength" | "placeholder" | "rows">;

export const LongTextInForm = <Values extends object>({
  form,
  name,
  label,
  ...rest
}: TextareaProps<Values>) => (
  <Field label={label} isOptional error={form.problemOf(name)}>
    {(control) => <Textarea name={name} {...rest} {...control} />}
  </Field>
);
