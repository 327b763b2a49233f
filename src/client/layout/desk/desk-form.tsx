import type { ReactNode } from "react";
import { FormBody, SubmitButton } from "#client/ui/form/checked-fields.tsx";
import type { CheckedForm } from "#client/ui/form/checked-form.ts";

interface Props<Values extends object> {
  readonly id: string;
  readonly title: string;
  readonly form: CheckedForm<Values>;
  /** What its button says. */
  readonly action: string;
  readonly children: ReactNode;
}

/** A short form that stands beside a list and adds to it. */
export const DeskForm = <Values extends object>({
  id,
  title,
  form,
  action,
  children,
}: Props<Values>) => (
  <section
    aria-labelledby={id}
    className="grid gap-4 rounded-card border border-line bg-raised p-5"
  >
    <h2 id={id} className="text-xl">
      {title}
    </h2>
    <FormBody form={form}>
      {children}
      <SubmitButton form={form} variant="primary" className="justify-self-start">
        {action}
      </SubmitButton>
    </FormBody>
  </section>
);
