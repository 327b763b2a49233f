import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { z } from "zod";
import type { applicationBody } from "#contract/tracker/fields.ts";
import { applicationLimits } from "#domain/tracker/application.ts";
import { useApp } from "#client/app-context.ts";
import { TextField } from "#client/ui/form/checked-fields.tsx";
import type { CheckedForm } from "#client/ui/form/checked-form.ts";
import { tagsQuery } from "../queries.ts";

interface TagFieldProps {
  readonly form: CheckedForm<z.input<typeof applicationBody>>;
  readonly defaultValue: string;
}

/** Which strategy it was made with. Those in use, and those taken over from the gallery, are offered. */
export function TagField({ form, defaultValue }: TagFieldProps) {
  const { data: tags = [] } = useQuery(tagsQuery(useApp().api));
  const listId = useId();
  return (
    <TextField
      form={form}
      name="strategyTag"
      label="Strategy tag (optional)"
      defaultValue={defaultValue}
      maxLength={applicationLimits.tag}
      list={listId}
      autoComplete="off"
    >
      <datalist id={listId}>
        {tags.map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </datalist>
    </TextField>
  );
}
