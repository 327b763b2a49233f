import type { ComponentProps, ReactNode } from "react";
import type { FieldValues, Path } from "react-hook-form";
import { Button } from "../button.tsx";
import type { ButtonLook } from "../button-look.ts";
import { classNames } from "../class-names.ts";
import type { CheckedForm } from "./checked-form.ts";
import { Field } from "./field.tsx";
import { PasswordInput } from "./password-input.tsx";
import { NeedsScripts } from "./needs-scripts.tsx";
import { Input } from "./text-input.tsx";

type InputProps = Omit<ComponentProps<"input">, "form" | "name">;

export interface CheckedFieldProps<Values extends FieldValues> extends InputProps {
  readonly form: CheckedForm<Values>;
  readonly name: Path<Values>;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Fields whose correctness hangs on this one. */
  readonly deps?: Path<Values>[];
}

export function TextField<Values extends FieldValues>(props: CheckedFieldProps<Values>) {
  return <CheckedField {...props} Control={Input} />;
}

/** May be looked at, pasted into and filled in by a password manager. */
export function PasswordField<Values extends FieldValues>(props: CheckedFieldProps<Values>) {
  return <CheckedField {...props} Control={PasswordInput} />;
}

function CheckedField<Values extends FieldValues>({
  form: { fields, returned },
  name,
  label,
  hint,
  deps,
  children,
  Control,
  ...input
}: CheckedFieldProps<Values> & { Control: (props: InputProps) => ReactNode }) {
  const message = fields.formState.errors[name]?.message ?? returned?.fields[name];
  return (
    <Field label={label} hint={hint} error={typeof message === "string" ? message : undefined}>
      {(control) => (
        <>
          <Control
            defaultValue={returned?.typed[name]}
            {...input}
            {...control}
            {...fields.register(name, deps === undefined ? {} : { deps })}
          />
          {children}
        </>
      )}
    </Field>
  );
}

/**
 * The form itself. It posts, so that nothing typed into it can ever end up in an address. Without an action it is
 * nothing but its scripts, and a browser that has none must not send it to the page it stands on.
 */
export function FormBody<Values extends FieldValues>({
  form,
  className,
  children,
  ...rest
}: Omit<ComponentProps<"form">, "onSubmit" | "method"> & { form: CheckedForm<Values> }) {
  return (
    <form
      action={form.action}
      method="post"
      noValidate
      onSubmit={form.submit}
      className={classNames("grid gap-5", className)}
      {...rest}
    >
      {form.action === undefined && <NeedsScripts what="This form" />}
      {children}
    </form>
  );
}

export function SubmitButton<Values extends FieldValues>({
  form: { action, isSending },
  className,
  ...rest
}: Omit<ComponentProps<"button">, "form"> & ButtonLook & { form: CheckedForm<Values> }) {
  return (
    <Button
      type="submit"
      isLoading={isSending}
      className={classNames(action === undefined && "needs-script", className)}
      {...rest}
    />
  );
}
