import { useEffect } from "react";
import { applicationLimits as limits } from "#domain/tracker/application.ts";
import { FormBody, SubmitButton, TextField } from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";

export interface Names {
  readonly jobTitle: string;
  readonly company: string;
  readonly url: string | null;
}

interface NamesFormProps {
  readonly title: string;
  readonly company: string;
  readonly track: (names: Names) => Promise<unknown>;
}

const schema = async () => (await import("./schemas.ts")).namesOfAd;

/** Asks for what the ad does not say, and the tracker needs. */
export function NamesForm({ title, company, track }: NamesFormProps) {
  const form = useCheckedForm({
    schema,
    send: track,
    // It has been reported by then.
    onFailure: () => undefined,
  });
  const { element } = form;
  useEffect(() => {
    const fields = element.current?.querySelectorAll("input") ?? [];
    const first = [...fields].find(({ value }) => value === "");
    first?.focus();
  }, [element]);
  return (
    <FormBody
      form={form}
      aria-label="Track this job"
      className="gap-4 rounded-card border border-line bg-raised p-5"
    >
      <p className="text-quiet">
        The post does not name its title or company, and your tracker goes by them.
      </p>
      <TextField
        form={form}
        name="jobTitle"
        label="Job title"
        defaultValue={title}
        maxLength={limits.title}
        autoComplete="off"
      />
      <TextField
        form={form}
        name="company"
        label="Company"
        defaultValue={company}
        maxLength={limits.company}
        autoComplete="off"
      />
      <TextField
        form={form}
        name="url"
        label="Link (optional)"
        type="url"
        inputMode="url"
        defaultValue=""
        autoComplete="off"
      />
      <SubmitButton form={form} className="justify-self-start">
        Track as applied today
      </SubmitButton>
    </FormBody>
  );
}
