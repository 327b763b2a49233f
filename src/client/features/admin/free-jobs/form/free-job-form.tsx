import { useQuery } from "@tanstack/react-query";
import type { FreeJob } from "#contract/admin/free-jobs.ts";
import { useApp } from "#client/app-context.ts";
import { ChangedMeanwhile } from "#client/session/changed-meanwhile.tsx";
import { Fetched } from "#client/session/fetched.tsx";
import { Button } from "#client/ui/button.tsx";
import { FormBody, SubmitButton } from "#client/ui/form/checked-fields.tsx";
import { freeJobQuery } from "../queries.ts";
import { FreeJobFields } from "./fields.tsx";
import { useSaving } from "./use-saving.ts";

interface FreeJobFormProps {
  /** Null for a new one. */
  readonly id: number | null;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export const FreeJobForm = ({ id, ...rest }: FreeJobFormProps) =>
  id === null ? <Form job={null} {...rest} /> : <Existing id={id} {...rest} />;

/** Looked at afresh before it is changed: the list may be older. */
function Existing({ id, ...rest }: FreeJobFormProps & { id: number }) {
  const query = useQuery(freeJobQuery(useApp().api, id));
  return <Fetched query={query}>{(job) => <Form job={job} {...rest} />}</Fetched>;
}

interface FormProps extends Omit<FreeJobFormProps, "id"> {
  readonly job: FreeJob | null;
}

function Form({ job, onDone, onCancel }: FormProps) {
  const { form, error, theirs } = useSaving(job, onDone);
  return (
    <FormBody form={form}>
      <FreeJobFields form={form} job={job} />
      <ChangedMeanwhile error={error}>
        {job !== null && theirs !== null && <TheirChanges begun={job} theirs={theirs} />}
        What you typed is still here, and not saved. Save again to put it in place of theirs, or
        cancel to keep theirs.
      </ChangedMeanwhile>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton form={form} variant="primary">
          {job === null ? "Add job" : "Save changes"}
        </SubmitButton>
      </div>
    </FormBody>
  );
}

const named = {
  title: "Title",
  company: "Company",
  location: "Location",
  salary: "Salary",
  applyLink: "Apply link",
  logoUrl: "Logo address",
  externalJobId: "Id at its source",
  description: "Description",
} as const;

/** What they made of it since this form was opened. */
function TheirChanges({ begun, theirs }: { begun: FreeJob; theirs: FreeJob }) {
  const changed = (Object.keys(named) as (keyof typeof named)[]).filter(
    (field) => begun[field] !== theirs[field],
  );
  return (
    <ul className="mb-2 list-disc pl-5">
      {changed.map((field) => (
        <li key={field} className="wrap-anywhere">
          {named[field]}
          {field === "description" ? " is another" : `: ${theirs[field] ?? "nothing"}`}
        </li>
      ))}
      {begun.isActive !== theirs.isActive && (
        <li>{theirs.isActive ? "It is on the board" : "It is hidden"}</li>
      )}
    </ul>
  );
}
