import { useState } from "react";
import type { WholeApplication } from "#contract/tracker/application.ts";
import {
  applicationDefaults,
  applicationLimits as limits,
  jobTypes,
  platforms,
  results,
} from "#domain/tracker/application.ts";
import { ChangedMeanwhile } from "#client/session/changed-meanwhile.tsx";
import { Button } from "#client/ui/button.tsx";
import { FormBody, SubmitButton, TextField } from "#client/ui/form/checked-fields.tsx";
import { AlikeWarning } from "./alike-warning.tsx";
import { ChoiceInForm, LongTextInForm } from "./form-fields.tsx";
import { TagField } from "./tag-field.tsx";
import { useApplicationForm } from "./use-application-form.ts";

interface ApplicationFormProps {
  /** Null for a new one. */
  readonly application: WholeApplication | null;
  readonly today: string;
  /** When to ask again after a new one, as the usual pause has it. */
  readonly followUpDate: string;
  readonly onDone: (application: WholeApplication) => void;
  readonly onCancel: () => void;
}

/** Adds an application, or changes one. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { application, today, followUpDate, onCancel } = props;
  const { form, change } = useApplicationForm(props);
  const [typed, setTyped] = useState({ jobTitle: "", company: "" });
  const noteNames = () =>
    setTyped({ jobTitle: form.textOf("jobTitle"), company: form.textOf("company") });
  const was = application;
  return (
    <FormBody form={form} className="gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          form={form}
          name="jobTitle"
          label="Job title"
          defaultValue={was?.jobTitle}
          maxLength={limits.title}
          autoComplete="off"
          onBlur={noteNames}
        />
        <TextField
          form={form}
          name="company"
          label="Company"
          defaultValue={was?.company}
          maxLength={limits.company}
          autoComplete="off"
          onBlur={noteNames}
        />
      </div>
      {was === null && <AlikeWarning {...typed} />}
      <div className="grid grid-cols-2 gap-4">
        <ChoiceInForm
          form={form}
          name="jobType"
          label="Job type"
          options={jobTypes}
          defaultValue={was?.jobType ?? applicationDefaults.jobType}
        />
        <ChoiceInForm
          form={form}
          name="platform"
          label="Platform"
          options={platforms}
          defaultValue={was?.platform ?? applicationDefaults.platform}
        />
        <TextField
          form={form}
          name="dateApplied"
          label="Date applied"
          type="date"
          defaultValue={was?.dateApplied ?? today}
        />
        <ChoiceInForm
          form={form}
          name="result"
          label="Result"
          options={results}
          defaultValue={was?.result ?? applicationDefaults.result}
        />
      </div>
      <TextField
        form={form}
        name="url"
        label="Link (optional)"
        type="url"
        inputMode="url"
        defaultValue={was?.url ?? ""}
        maxLength={limits.url}
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TagField form={form} defaultValue={was?.strategyTag ?? ""} />
        <TextField
          form={form}
          name="salary"
          label="Pay (optional)"
          defaultValue={was?.salary ?? ""}
          maxLength={limits.salary}
          autoComplete="off"
        />
      </div>
      <TextField
        form={form}
        name="followUpDate"
        label="Follow up on (optional)"
        type="date"
        defaultValue={was === null ? followUpDate : (was.followUpDate ?? "")}
      />
      <LongTextInForm
        form={form}
        name="notes"
        label="Notes"
        rows={3}
        defaultValue={was?.notes ?? ""}
        maxLength={limits.notes}
      />
      <LongTextInForm
        form={form}
        name="coverLetterTemplate"
        label="Cover letter used"
        rows={2}
        defaultValue={was?.coverLetterTemplate ?? ""}
        maxLength={limits.coverLetterTemplate}
      />
      <ChangedMeanwhile error={change.error}>
        What you typed is still here. Save again to put it in place of what is there now.
      </ChangedMeanwhile>
      <div className="flex flex-wrap gap-2 pt-1">
        <SubmitButton form={form} variant="primary">
          {was === null ? "Add application" : "Save changes"}
        </SubmitButton>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </FormBody>
  );
}
