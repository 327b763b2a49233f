import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { paths } from "#domain/paths.ts";
import { toolLimits } from "#domain/tools/ai/tool-limits.ts";
import { specialties, type Specialty } from "#domain/tools/resumes/specialties.ts";
import { toolMessages, toolTitles } from "#domain/tools/tool-messages.ts";
import type { IssueRequest } from "#contract/tools/requests.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { AddressForm } from "#client/ui/form/address-form.tsx";
import { Field } from "#client/ui/form/field.tsx";
import { Select } from "#client/ui/form/select.tsx";
import { Textarea } from "#client/ui/form/text-input.tsx";
import { useDraft } from "../asking/draft.ts";

interface IssueFormProps {
  readonly specialty: Specialty | null;
  readonly hasKey: boolean;
  readonly isWorking: boolean;
  readonly onChoose: (specialty: Specialty) => void;
  readonly onGenerate: (request: IssueRequest) => void;
}

export const specialtyIn = (fields: URLSearchParams): Specialty | null =>
  specialties.find((one) => one === fields.get("specialty")) ?? null;

const addressOf = (fields: URLSearchParams): string => {
  const specialty = specialtyIn(fields);
  return specialty === null
    ? paths.newsletterProof
    : `${paths.newsletterProof}?${new URLSearchParams({ specialty })}`;
};

/** The specialty stands in the address, so that our draft comes up without scripts too. Only the AI reads the notes. */
export function IssueForm({ specialty, hasKey, isWorking, onChoose, onGenerate }: IssueFormProps) {
  const [isAsked, setIsAsked] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const notes = useKeptNotes();

  function generate(): void {
    const chosen = specialties.find((one) => one === select.current?.value);
    setIsAsked(true);
    const typed = notes.area.current?.value.trim() ?? "";
    if (chosen !== undefined)
      return onGenerate({ specialty: chosen, ...(typed !== "" && { notes: typed }) });
    toast({
      title: toolTitles.specialtyRequired,
      description: toolMessages.specialtyRequired,
      variant: "destructive",
    });
    select.current?.focus();
  }

  function choose({ currentTarget }: SyntheticEvent<HTMLSelectElement>): void {
    const chosen = specialties.find((one) => one === currentTarget.value);
    if (chosen !== undefined) onChoose(chosen);
    currentTarget.form?.requestSubmit();
  }

  return (
    <AddressForm
      action={paths.newsletterProof}
      values={specialty === null ? [] : [["specialty", specialty]]}
      addressOf={addressOf}
      className="grid gap-5 rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <Field
        label="Your specialty"
        error={isAsked && specialty === null ? toolMessages.specialtyRequired : undefined}
      >
        {(control) => (
          <Select
            {...control}
            ref={select}
            name="specialty"
            defaultValue={specialty ?? ""}
            onChange={choose}
          >
            <option value="">Select a specialty</option>
            {specialties.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" className="without-script justify-self-start">
        Show the draft
      </Button>
      <div className="needs-script grid gap-5">
        <Field
          label="What happened at work this week"
          hint="For the AI: real events and numbers, in your own words. It builds on nothing else."
          isOptional
        >
          {(control) => (
            <Textarea
              {...control}
              ref={notes.area}
              maxLength={toolLimits.context}
              onInput={notes.keep}
              placeholder="We cut a form from nine fields to four…"
            />
          )}
        </Field>
        <Button
          variant="primary"
          size="large"
          disabled={!hasKey}
          isLoading={isWorking}
          onClick={generate}
        >
          {isWorking ? "Writing…" : "Write with the AI"}
        </Button>
      </div>
    </AddressForm>
  );
}

/** What was typed here before, on this device, is there again. */
function useKeptNotes() {
  const { read, keep } = useDraft("newsletter-notes");
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const before = read()?.["notes"] ?? "";
    if (area.current !== null && area.current.value === "") area.current.value = before;
  }, [read]);
  return {
    area,
    keep: ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) =>
      keep({ notes: currentTarget.value }),
  };
}
