import { useRef, useState, type RefObject, type SyntheticEvent } from "react";
import type { z } from "zod";
import type { ReturnedForm } from "#contract/page.ts";
import { ApiError } from "#client/api.ts";
import { useApp } from "#client/app-context.ts";

interface Checked<Values extends object, Sent> {
  /** Where the form goes without scripts; one without this needs them, and says so. */
  readonly action?: string;
  /** Fetched when somebody begins to type: nobody should wait for the rules to see the fields. */
  readonly schema: () => Promise<z.ZodType<Sent, Values>>;
  readonly send: (values: Sent) => Promise<unknown>;
  /** Called after the fields the server named have been marked. */
  readonly onFailure: (error: unknown) => void;
}

export type FieldName<Values extends object> = keyof Values & string;

/** Its fields keep their own text, by name: what was typed or filled in before the scripts arrived stays. */
export interface CheckedForm<Values extends object> {
  readonly action: string | undefined;
  /** What came back from sending it without scripts, until it is sent with them. */
  readonly returned: Pick<ReturnedForm, "fields" | "typed"> | null;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly hear: (event: SyntheticEvent) => void;
  readonly submit: (event: SyntheticEvent) => void;
  /** What is wrong with a field, if anything. */
  readonly problemOf: (name: FieldName<Values>) => string | undefined;
  /** What has been typed into a field. */
  readonly textOf: (name: FieldName<Values>) => string;
  /** As if it had been typed, but for the rules: what a page fills in unasked must not fetch them. */
  readonly fill: (name: FieldName<Values>, text: string) => void;
  /** Empties the fields, unless they hold something else by now than what was sent. */
  readonly clear: () => void;
  readonly isSending: boolean;
}

type Texts = Readonly<Record<string, string>>;

/**
 * A form held to a schema: checked when it is sent and from then on with every change. The first
 * field in error takes the focus, whether the browser or the server found it. It sends once at a time.
 */
export function useCheckedForm<Values extends object, Sent>({
  action,
  schema,
  send,
  onFailure,
}: Checked<Values, Sent>): CheckedForm<Values> {
  const element = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const sent = useRef("");
  const { returned } = useApp();
  const [texts, setTexts] = useState<Texts>({});
  const [found, setFound] = useState<Texts>({});
  const [refused, setRefused] = useState<Texts>({});
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isSending, setIsSending] = useState(false);

  /** What stands in the fields now, not when the rules have arrived. */
  async function check() {
    const typed = textsIn(element.current);
    // Whether it fits is the schema's to say; that these are the fields' names is the markup's.
    const result = (await schema()).safeParse(typed);
    const problems = result.success ? {} : problemsIn(result.error);
    setFound(problems);
    return { typed, result, problems };
  }

  async function checkAndSend(): Promise<void> {
    const { typed, result, problems } = await check();
    setIsSubmitted(true);
    if (!result.success) return focusFirst(element.current, problems);
    sent.current = JSON.stringify(typed);
    setRefused({});
    await send(result.data);
  }

  function refuse(error: unknown): void {
    const fields = error instanceof ApiError ? error.fields : {};
    setRefused(fields);
    focusFirst(element.current, fields);
    onFailure(error);
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    void checkAndSend()
      .catch(refuse)
      .finally(() => {
        isUnderWay.current = false;
        setIsSending(false);
      });
  }

  function note(name: string, text: string): void {
    setTexts((before) => ({ ...before, [name]: text }));
    setRefused(({ [name]: _corrected, ...others }) => others);
    // If fetching the rules fails, sending the form tries again and says so.
    if (isSubmitted) void check().catch(() => undefined);
  }

  return {
    action,
    returned: returned?.sentTo === action && !isSubmitted ? returned : null,
    element,
    hear: ({ target }) => {
      if (!isField(target)) return;
      note(target.name, target.value);
      void schema().catch(() => undefined);
    },
    submit,
    problemOf: (name) => found[name] ?? refused[name],
    textOf: (name) => texts[name] ?? "",
    fill(name, text) {
      const field = element.current?.elements.namedItem(name) ?? null;
      if (isField(field)) field.value = text;
      note(name, text);
    },
    clear() {
      if (JSON.stringify(textsIn(element.current)) !== sent.current) return;
      element.current?.reset();
      for (const forget of [setTexts, setFound, setRefused]) forget({});
      setIsSubmitted(false);
    },
    isSending,
  };
}

type TextField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: unknown): target is TextField =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const textsIn = (form: HTMLFormElement | null): Texts =>
  Object.fromEntries(
    [...new FormData(form ?? undefined)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );

function problemsIn(error: z.ZodError): Texts {
  const problems: Record<string, string> = {};
  for (const { path, message } of error.issues) problems[path.join(".")] ??= message;
  return problems;
}

function focusFirst(form: HTMLFormElement | null, problems: Texts): void {
  const fields = [...(form?.elements ?? [])].filter(isField);
  fields.find(({ name }) => name in problems)?.focus();
}
