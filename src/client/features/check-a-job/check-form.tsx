import { useEffect, useRef, useState } from "react";
import { grouped } from "#domain/listing/pay/saying/figures.ts";
import { pastedText } from "#domain/listing/pasted-limits.ts";
import { pastePromise } from "#client/copy/paste-promise.ts";
import { Button } from "#client/ui/button.tsx";
import { FormBody, SubmitButton } from "#client/ui/form/checked-fields.tsx";
import type { CheckedForm } from "#client/ui/form/checked-form.ts";
import { Field } from "#client/ui/form/field.tsx";
import { Textarea } from "#client/ui/form/text-input.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { exampleNames } from "./example-names.ts";
import type { examples } from "./examples.ts";
import { FailureAlert } from "./failure-alert.tsx";

export interface CheckFields {
  readonly text: string;
}

interface CheckFormProps {
  readonly form: CheckedForm<CheckFields>;
  readonly failure: unknown;
}

export function CheckForm({ form, failure }: CheckFormProps) {
  return (
    <FormBody form={form} aria-label="Check a post" className="content-start">
      <Field
        label="The text of the post"
        hint="Title, place, pay and all: the more you paste, the surer the answer."
        error={form.problemOf("text")}
      >
        {(control) => (
          <Textarea
            {...control}
            name="text"
            rows={10}
            spellCheck={false}
            autoComplete="off"
            className="max-h-112 min-h-64"
          />
        )}
      </Field>
      <Below text={form.textOf("text")} fill={(text) => form.fill("text", text)} />
      {failure !== null && <FailureAlert failure={failure} isSending={form.isSending} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <SubmitButton form={form} variant="primary" size="large">
          Check this job
        </SubmitButton>
        <output className="text-quiet">
          {form.isSending ? "Reading the post…" : pastePromise}
        </output>
      </div>
    </FormBody>
  );
}

/** Examples as long as they take nobody's own text away; then a way to start over. */
function Below({ text, fill }: { text: string; fill: (text: string) => void }) {
  const [known, setKnown] = useState<typeof examples>([]);
  const pasted = known.find((example) => example.text === text)?.name;
  const isOwn = text !== "" && pasted === undefined;
  const current = useRef(text);
  useEffect(() => {
    current.current = text;
  }, [text]);

  async function paste(wanted: string) {
    try {
      const { examples: fetched } = await import("./examples.ts");
      setKnown(fetched);
      // Somebody may have begun to type meanwhile.
      const isExample = fetched.some((example) => example.text === current.current);
      if (current.current !== "" && !isExample) return;
      fill(fetched.find(({ name }) => name === wanted)?.text ?? "");
    } catch {
      toast({
        title: "The example did not come",
        description: "Check your connection and try again.",
        variant: "destructive",
      });
    }
  }

  return (
    <div className="needs-script flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {isOwn ? (
        <Button variant="quiet" size="small" className="-ml-3" onClick={() => fill("")}>
          Clear the text
        </Button>
      ) : (
        <fieldset aria-label="Paste an example" className="flex flex-wrap items-center gap-2">
          <span aria-hidden="true" className="text-sm text-quiet">
            Paste an example:
          </span>
          {exampleNames.map((name) => (
            <Button
              key={name}
              size="small"
              aria-pressed={name === pasted}
              onClick={() => void paste(name)}
            >
              {name}
            </Button>
          ))}
        </fieldset>
      )}
      <Count length={text.length} />
    </div>
  );
}

/** Only where it matters: close to the limit, and beyond it. */
function Count({ length }: { length: number }) {
  if (length < pastedText.max * 0.8) return null;
  const isOver = length > pastedText.max;
  return (
    <p className={isOver ? "text-sm font-medium text-no" : "text-sm text-quiet"}>
      <span className="tabular-nums">{grouped(length)}</span> of {grouped(pastedText.max)}{" "}
      characters
    </p>
  );
}
