import { useRef, useState, type SyntheticEvent } from "react";
import { experienceLevels, specialties } from "#domain/tools/resumes/specialties.ts";
import { toolMessages, toolTitles } from "#domain/tools/tool-messages.ts";
import { paths } from "#domain/paths.ts";
import type { ResumeRequest } from "#contract/tools/requests.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { AddressForm } from "#client/ui/form/address-form.tsx";
import { Field } from "#client/ui/form/field.tsx";
import { Select } from "#client/ui/form/select.tsx";
import { addressOf, choiceIn, fieldsOf, requestOf, type ResumeChoice } from "./choice.ts";

interface ResumeFormProps {
  readonly choice: ResumeChoice;
  readonly hasKey: boolean;
  readonly isWorking: boolean;
  readonly onGenerate: (request: ResumeRequest) => void;
}

/** The choices stand in the address, so that our template comes up without scripts too. Only the AI needs them. */
export function ResumeForm({ choice, hasKey, isWorking, onGenerate }: ResumeFormProps) {
  const [isAsked, setIsAsked] = useState(false);
  const fields = useRef<HTMLDivElement>(null);

  function generate(event: SyntheticEvent<HTMLButtonElement>): void {
    const chosen = chosenIn(event.currentTarget.form);
    const request = requestOf(chosen);
    setIsAsked(true);
    if (request !== null) return onGenerate(request);
    const missing = chosen.specialty === null ? "specialty" : "level";
    toast({
      title: toolTitles[`${missing}Required`],
      description: toolMessages[`${missing}Required`],
      variant: "destructive",
    });
    fields.current?.querySelectorAll("select")[missing === "specialty" ? 0 : 1]?.focus();
  }

  return (
    <AddressForm
      action={paths.resumeTemplates}
      values={Object.entries(fieldsOf(choice))}
      addressOf={(typed) => addressOf(choiceIn(typed))}
      className="grid gap-5 rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <div ref={fields} className="grid gap-5 sm:max-lg:grid-cols-2">
        <Choice
          name="specialty"
          label="Marketing Specialty"
          empty="Select a specialty"
          options={specialties}
          chosen={choice.specialty}
          error={isAsked && choice.specialty === null ? toolMessages.specialtyRequired : undefined}
        />
        <Choice
          name="experienceLevel"
          label="Experience Level"
          empty="Select your level"
          options={experienceLevels}
          chosen={choice.experienceLevel}
          error={
            isAsked && choice.experienceLevel === null ? toolMessages.levelRequired : undefined
          }
        />
      </div>
      <Button type="submit" className="without-script justify-self-start">
        Show the template
      </Button>
      <Button
        variant="primary"
        size="large"
        disabled={!hasKey}
        isLoading={isWorking}
        onClick={generate}
      >
        {isWorking ? "Generating…" : "Generate Template"}
      </Button>
    </AddressForm>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly empty: string;
  readonly options: readonly string[];
  readonly chosen: string | null;
  readonly error: string | undefined;
}

/** Shows at once what was chosen. */
const Choice = ({ name, label, empty, options, chosen, error }: ChoiceProps) => (
  <Field label={label} error={error}>
    {(control) => (
      <Select
        {...control}
        name={name}
        defaultValue={chosen ?? ""}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    )}
  </Field>
);

/** As the form stands, which may be a moment ahead of the address. */
function chosenIn(form: HTMLFormElement | null): ResumeChoice {
  const typed = new URLSearchParams();
  for (const [name, value] of new FormData(form ?? undefined))
    if (typeof value === "string") typed.set(name, value);
  return choiceIn(typed);
}
