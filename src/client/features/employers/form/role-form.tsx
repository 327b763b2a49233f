import type { ReactNode } from "react";
import {
  engagementChoices,
  postingLengths as lengths,
  type EngagementChoice,
  type PostingFields,
} from "#domain/employers/posting-fields.ts";
import type { TypedPosting } from "#contract/employers/posting.ts";
import { engagementWords } from "#domain/listing/advice/fact-names.ts";
import { FormBody, SubmitButton, TextField } from "#client/ui/form/checked-fields.tsx";
import type { CheckedForm } from "#client/ui/form/checked-form.ts";
import { Field } from "#client/ui/form/field.tsx";
import { Select } from "#client/ui/form/select.tsx";
import { Textarea } from "#client/ui/form/text-input.tsx";

interface RoleFormProps {
  readonly form: CheckedForm<TypedPosting>;
  /** What the fields begin with. */
  readonly initial: PostingFields;
  /** What has been typed, with every change. */
  readonly onTyped?: () => void;
  readonly children?: ReactNode;
}

/** The role, in the order in which candidates ask. */
export function RoleForm({ form, initial, onTyped, children }: RoleFormProps) {
  const line = (name: keyof PostingFields) =>
    ({ form, name, defaultValue: initial[name], autoComplete: "off" }) as const;
  return (
    <div onInput={onTyped}>
      <FormBody form={form} aria-label="The role" className="gap-10">
        <p className="text-sm text-quiet">
          A title, the company, the work, the location and where to apply have to be there. The rest
          is yours to leave out, but counts towards the score.
        </p>
        <Group title="The role">
          <TextField
            {...line("title")}
            label="Title"
            placeholder="Lifecycle Email Marketer"
            maxLength={lengths.title.max}
          />
          <TextField
            {...line("company")}
            label="Company"
            hint="People look you up before they write."
            maxLength={lengths.company.max}
            autoComplete="organization"
          />
          <Area
            {...line("description")}
            label="What the work is"
            hint={`What they would do in a usual week, with whom, and what you need them to know. At least ${lengths.description.min} characters; a blank line starts a paragraph.`}
            rows={10}
          />
        </Group>
        <Group title="Where, and who">
          <TextField
            {...line("location")}
            label="Location"
            placeholder="Remote"
            maxLength={lengths.location.max}
          />
          <TextField
            {...line("whoCanApply")}
            label="Who can apply"
            hint="Name countries or regions. “Remote” alone leaves South Africans guessing, and most do not write."
            placeholder="Anyone in South Africa or elsewhere in EMEA"
            maxLength={lengths.whoCanApply.max}
          />
        </Group>
        <Group title="Pay and terms">
          <TextField
            {...line("salary")}
            label="Pay"
            hint="A figure or a range, its currency, and per month, year or hour."
            placeholder="$4,000 to $5,000 a month"
            maxLength={lengths.salary.max}
          />
          <Field label="They would work as" error={form.problemOf("engagement")}>
            {(control) => (
              <Select {...control} name="engagement" defaultValue={initial.engagement}>
                {engagementChoices.map((choice) => (
                  <option key={choice} value={choice}>
                    {choiceWords(choice)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <TextField
            {...line("hours")}
            label="Working hours"
            hint="From when until when and in whose time, or that hours are theirs to choose."
            placeholder="09:00 to 17:00 London time"
            maxLength={lengths.hours.max}
          />
        </Group>
        <Group title="Applying">
          <TextField
            {...line("apply")}
            label="Where to apply"
            hint="A page of yours, or a mail address at your company."
            placeholder="https://"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={lengths.apply.max}
          />
          <Area
            {...line("process")}
            label="How you hire"
            hint="How many talks, whether there is a test and whether it is paid, and when they hear back."
            rows={3}
          />
          <TextField
            {...line("closingDate")}
            label="Closing date"
            type="date"
            hint="If you have one. A posting comes down after 30 days at the latest."
            className="max-w-56"
          />
        </Group>
        {children}
      </FormBody>
    </div>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid gap-5 border-t border-line pt-6">
    <legend className="float-left w-full pb-1 font-display text-xl font-bold tracking-[-0.02em]">
      {title}
    </legend>
    {children}
  </fieldset>
);

interface AreaProps {
  readonly form: CheckedForm<TypedPosting>;
  readonly name: keyof PostingFields;
  readonly defaultValue: string;
  readonly autoComplete: string;
  readonly label: string;
  readonly hint: string;
  readonly rows: number;
}

const Area = ({ form, name, label, hint, ...area }: AreaProps) => (
  <Field label={label} hint={hint} error={form.problemOf(name)}>
    {(control) => <Textarea {...control} {...area} name={name} className="max-h-160" />}
  </Field>
);

const choiceWords = (choice: EngagementChoice): string =>
  choice === "" ? "I would rather not say" : engagementWords[choice].name;

export const ToReview = ({ form }: Pick<RoleFormProps, "form">) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
    <SubmitButton form={form} variant="primary" size="large">
      See what candidates see
    </SubmitButton>
    <output className="text-quiet">{form.isSending ? "Reading it…" : ""}</output>
  </div>
);
