import type { ComponentProps, ReactNode } from "react";
import { Button } from "../button.tsx";
import type { ButtonLook } from "../button-look.ts";
import { classNames } from "../class-names.ts";
import type { CheckedForm, FieldName } from "./checked-form.ts";
import { Field } from "./field.tsx";
import { PasswordInput } from "./password-input.tsx";
import { NeedsScripts } from "./needs-scripts.tsx";
import { Input } from "./text-input.tsx";

type InputProps = Omit<ComponentProps<"input">, "form" | "name">;

export interface CheckedFieldProps<Values extends object> extends InputProps {
  readonly form: CheckedForm<Values>;
  readonly name: FieldName<Values>;
  readonly label: string;
  readonly hint?: ReactNode;
}

export function TextField<Values extends object>(props: CheckedFieldProps<Values>) {
  return <CheckedField {...props} Control={Input} />;
}

/** May be looked at, pasted into and filled in by a password manager. */
export function PasswordField<Values extends object>(props: CheckedFieldProps<Values>) {
  return <CheckedField {...props} Control={PasswordInput} />;
}

function CheckedField<Values extends object>({
  form: { returned, problemOf },
  name,
  label,
  hint,
  children,
  Control,
  ...input
}: CheckedFieldProps<Values> & { Control: (props: ComponentProps<"input">) => ReactNode }) {
  return (
    <Field label={label} hint={hint} error={problemOf(name) ?? returned?.fields[name]}>
      {(control) => (
        <>
          <Control name={name} defaultValue={returned?.typed[name]} {...input} {...control} />
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
export function FormBody<Values extends object>({
  form: { action, element, hear, submit },
  className,
  children,
  ...rest
}: Omit<ComponentProps<"form">, "onInput" | "onSubmit" | "method" | "ref"> & {
  form: CheckedForm<Values>;
}) {
  return (
    <form
      action={action}
      method="post"
      noValidate
      ref={element}
      onInput={hear}
      onSubmit={submit}
      className={classNames("grid gap-5", className)}
      {...rest}
    >
      {action === undefined && <NeedsScripts what="This form" />}
      {children}
    </form>
  );
}

export function SubmitButton<Values extends object>({
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
