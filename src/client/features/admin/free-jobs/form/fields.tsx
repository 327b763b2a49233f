import { freeJobDefaults, freeJobLimits as limits } from "#domain/desk/free-job.ts";
import { sastDay } from "#domain/days.ts";
import type { FreeJob } from "#contract/admin/free-jobs.ts";
import type { CheckedForm } from "#client/ui/form/checked-form.ts";
import { TextField } from "#client/ui/form/checked-fields.tsx";
import { Checkbox } from "#client/ui/form/choices.tsx";
import { Field } from "#client/ui/form/field.tsx";
import { Input, Textarea } from "#client/ui/form/text-input.tsx";
import type { FreeJobFormInput } from "./schema.ts";

interface FieldsProps {
  readonly form: CheckedForm<FreeJobFormInput>;
  readonly job: FreeJob | null;
}

/** The day its field shows; empty for a new one, which is published now. */
export const dayShown = (job: FreeJob | null): string =>
  job === null ? "" : sastDay(new Date(job.publishedDate));

export const FreeJobFields = ({ form, job }: FieldsProps) => (
  <>
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        form={form}
        name="title"
        label="Title"
        defaultValue={job?.title}
        maxLength={limits.title}
      />
      <TextField
        form={form}
        name="company"
        label="Company"
        defaultValue={job?.company}
        maxLength={limits.company}
      />
    </div>
    <Field
      label="Description"
      hint="As the employer wrote it. Whether it takes South Africans, what it pays and its hours are read from this."
      error={form.problemOf("description")}
    >
      {(control) => (
        <Textarea
          {...control}
          name="description"
          rows={8}
          defaultValue={job?.description}
          className="max-h-80 min-h-40"
        />
      )}
    </Field>
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        form={form}
        name="applyLink"
        label="Apply link"
        defaultValue={job?.applyLink}
        inputMode="url"
        placeholder="https://"
        maxLength={limits.url}
      />
      <TextField
        form={form}
        name="location"
        label="Location"
        defaultValue={job?.location ?? freeJobDefaults.location}
        maxLength={limits.location}
      />
      <OptionalField
        form={form}
        name="salary"
        label="Salary"
        hint="As written, like $4,000 a month."
        value={job?.salary}
      />
      <TextField
        form={form}
        name="tags"
        label="Tags"
        hint="Divided by commas. The role comes first by itself."
        defaultValue={(job?.tags ?? freeJobDefaults.tags).join(", ")}
      />
      <OptionalField form={form} name="logoUrl" label="Logo address" value={job?.logoUrl} />
      <OptionalField
        form={form}
        name="externalJobId"
        label="Id at its source"
        value={job?.externalJobId}
      />
      <Field
        label="Published"
        hint={job === null ? "Today, unless you say otherwise." : "Newer jobs stand further up."}
        isOptional
        error={form.problemOf("publishedDate")}
      >
        {(control) => (
          <Input {...control} type="date" name="publishedDate" defaultValue={dayShown(job)} />
        )}
      </Field>
      <div className="self-end pb-1.5">
        <Checkbox name="isActive" defaultChecked={job?.isActive ?? true}>
          Active: on the board for everybody
        </Checkbox>
      </div>
    </div>
  </>
);

interface OptionalFieldProps extends Pick<FieldsProps, "form"> {
  readonly name: "salary" | "logoUrl" | "externalJobId";
  readonly label: string;
  readonly hint?: string;
  readonly value: string | null | undefined;
}

const OptionalField = ({ form, name, label, hint, value }: OptionalFieldProps) => (
  <Field label={label} hint={hint} isOptional error={form.problemOf(name)}>
    {(control) => <Input {...control} name={name} defaultValue={value ?? ""} autoComplete="off" />}
  </Field>
);
