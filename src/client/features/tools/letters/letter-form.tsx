import { grouped } from "#domain/listing/pay/saying/figures.ts";
import type { SyntheticEvent } from "react";
import { toolLimits } from "#domain/tools/ai/tool-limits.ts";
import { toolMessages, toolTitles } from "#domain/tools/tool-messages.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { FormBody, SubmitButton } from "#client/ui/form/checked-fields.tsx";
import type { CheckedForm } from "#client/ui/form/checked-form.ts";
import { Field } from "#client/ui/form/field.tsx";
import { Textarea } from "#client/ui/form/text-input.tsx";
import { SteadyWords } from "#client/ui/steady-words.tsx";
import type { KeptLetter, LetterFields } from "./kept-letter.ts";
import { sampleAd, sampleLetter } from "./sample.ts";

interface LetterFormProps {
  readonly form: CheckedForm<LetterFields>;
  readonly hasKey: boolean;
  readonly jobId: string | undefined;
  readonly kept: KeptLetter;
}

export function LetterForm({ form, hasKey, jobId, kept }: LetterFormProps) {
  const submit = (event: SyntheticEvent) => {
    if (form.textOf("coverLetter").trim() === "" && !form.isSending) sayRequired();
    form.submit(event);
  };
  return (
    <FormBody form={{ ...form, submit }} aria-label="Your letter">
      {jobId !== undefined && <input type="hidden" name="jobId" value={jobId} />}
      <TextArea form={form} name="coverLetter" label="Cover letter" most={toolLimits.letter} />
      <Below form={form} kept={kept} />
      <TextArea
        form={form}
        name="jobDescription"
        label="Job description"
        hint="With it, you see what the ad asks for and what your letter answers."
        most={toolLimits.ad}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <SubmitButton form={form} variant="primary" size="large" disabled={!hasKey}>
          <SteadyWords all={["Analyze", "Analyzing…"]}>
            {form.isSending ? "Analyzing…" : "Analyze"}
          </SteadyWords>
        </SubmitButton>
        <p className="max-w-[40ch] text-sm text-quiet">
          {hasKey
            ? "Sends the letter and the job description to OpenAI with your key."
            : "Analyze asks the AI and needs your key. Our check needs none."}
        </p>
      </div>
    </FormBody>
  );
}

const sayRequired = () =>
  toast({
    title: toolTitles.letterRequired,
    description: toolMessages.letterRequired,
    variant: "destructive",
  });

interface TextAreaProps {
  readonly form: CheckedForm<LetterFields>;
  readonly name: "coverLetter" | "jobDescription";
  readonly label: string;
  readonly hint?: string;
  readonly most: number;
}

function TextArea({ form, name, label, hint, most }: TextAreaProps) {
  const { length } = form.textOf(name);
  const tooLong =
    length > most
      ? `That is too long: ${grouped(length)} of ${grouped(most)} characters.`
      : undefined;
  const isLetter = name === "coverLetter";
  return (
    <Field label={label} hint={hint} isOptional={!isLetter} error={form.problemOf(name) ?? tooLong}>
      {(control) => (
        <Textarea
          {...control}
          name={name}
          rows={isLetter ? 14 : 6}
          autoComplete="off"
          spellCheck={isLetter}
          className={isLetter ? "max-h-160 min-h-80" : "max-h-72 min-h-36"}
        />
      )}
    </Field>
  );
}

/** An example as long as nobody's own text is in the way; then ways back. */
function Below({ form, kept: { earlier, clear } }: Pick<LetterFormProps, "form" | "kept">) {
  const letter = form.textOf("coverLetter");
  const isEmpty = letter === "" && form.textOf("jobDescription") === "";
  return (
    <div className="-mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      {isEmpty && (
        <Button
          size="small"
          onClick={() => {
            form.fill("coverLetter", sampleLetter);
            form.fill("jobDescription", sampleAd);
          }}
        >
          Try it with an example
        </Button>
      )}
      {letter !== "" && (
        <Button variant="quiet" size="small" className="-ml-3" onClick={clear}>
          Clear the letter
        </Button>
      )}
      {earlier !== null && (
        <Button size="small" onClick={() => form.fill("coverLetter", earlier)}>
          Put back the letter from before
        </Button>
      )}
      <p className="text-sm text-quiet">What you type is kept on this device until you clear it.</p>
    </div>
  );
}
