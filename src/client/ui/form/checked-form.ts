import { useEffect, useRef, type SyntheticEvent } from "react";
import {
  useForm,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from "react-hook-form";
import type { z } from "zod";
import type { ReturnedForm } from "#contract/page.ts";
import { ApiError } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";

interface Checked<Values extends FieldValues, Sent> {
  /** Where the form goes without scripts; one without this needs them, and says so. */
  readonly action?: string;
  /** Fetched once the form is on screen: nobody should wait for the rules to see the fields. */
  readonly schema: () => Promise<z.ZodType<Sent, Values>>;
  readonly send: (values: Sent) => Promise<unknown>;
  /** Called after the fields the server named have been marked. */
  readonly onFailure: (error: unknown) => void;
}

export interface CheckedForm<Values extends FieldValues> {
  readonly action: string | undefined;
  /** What came back from sending it without scripts, until it is sent with them. */
  readonly returned: Pick<ReturnedForm, "fields" | "typed"> | null;
  readonly fields: Pick<UseFormReturn<Values>, "register" | "formState" | "control" | "setValue">;
  readonly submit: (event: SyntheticEvent) => void;
  /** Empties the fields, unless they hold something else by now than what was sent. */
  readonly clear: () => void;
  readonly isSending: boolean;
}

/**
 * A form held to a schema: checked when it is sent and from then on with every change. The first
 * field in error takes the focus, whether the browser or the server found it. It sends once at a time.
 */
export function useCheckedForm<Values extends FieldValues, Sent>({
  action,
  schema,
  send,
  onFailure,
}: Checked<Values, Sent>): CheckedForm<Values> {
  // No default values: what was typed or filled in before the scripts arrived is kept.
  const form = useForm<Values, unknown, Sent>({ resolver: resolverOf(schema) });
  const isUnderWay = useRef(false);
  const sent = useRef("");
  const { returned } = useApp();

  useEffect(() => {
    // If this fails, sending the form tries again and says so.
    void schema().catch(() => undefined);
  }, [schema]);

  const sendOnce = async (values: Sent): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    sent.current = JSON.stringify(form.getValues());
    try {
      await send(values);
    } catch (error) {
      markFields(form, error);
      onFailure(error);
    } finally {
      isUnderWay.current = false;
    }
  };

  return {
    // Fields know the values typed; what they become when sent is this hook's business.
    fields: form as unknown as CheckedForm<Values>["fields"],
    submit: (event) => void form.handleSubmit(sendOnce)(event).catch(onFailure),
    clear: () => {
      if (JSON.stringify(form.getValues()) === sent.current) form.reset();
    },
    isSending: form.formState.isSubmitting,
    action,
    returned: returned?.sentTo === action && !form.formState.isSubmitted ? returned : null,
  };
}

const resolverOf =
  <Values extends FieldValues, Sent>(
    schema: Checked<Values, Sent>["schema"],
  ): Resolver<Values, unknown, Sent> =>
  async (...values) => {
    const [{ zodResolver }, rules] = await Promise.all([
      import("@hookform/resolvers/zod"),
      schema(),
    ]);
    return zodResolver(rules)(...values);
  };

function markFields<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  error: unknown,
): void {
  if (!(error instanceof ApiError)) return;
  const named = Object.entries(error.fields).filter(([name]) => name in form.getValues());
  for (const [index, [name, message]] of named.entries()) {
    form.setError(name as Path<Values>, { message }, { shouldFocus: index === 0 });
  }
}
