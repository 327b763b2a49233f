import { useEffect, useId } from "react";
import type { z } from "zod";
import type { WholeStrategy } from "#contract/admin/growth-strategies.ts";
import { strategyIcons } from "#domain/guides/strategy-rules.ts";
import { ChangedMeanwhile } from "#client/session/changed-meanwhile.tsx";
import { Button } from "#client/ui/button.tsx";
import { FormBody, SubmitButton, TextField } from "#client/ui/form/checked-fields.tsx";
import { Checkbox } from "#client/ui/form/choices.tsx";
import { Field } from "#client/ui/form/field.tsx";
import { Select } from "#client/ui/form/select.tsx";
import { Textarea } from "#client/ui/form/text-input.tsx";
import { ContentField } from "./content-field.tsx";
import type { Drafts } from "./drafts.ts";
import type { strategyForm } from "./schemas.ts";
import { useStrategyForm } from "./use-strategy-form.ts";

interface StrategyFormProps {
  /** Null for a new one. */
  readonly strategy: WholeStrategy | null;
  readonly categories: readonly string[];
  readonly drafts: Drafts;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export type StrategyTexts = z.input<typeof strategyForm>;

export function StrategyForm({
  strategy,
  categories,
  drafts,
  onDone,
  onCancel,
}: StrategyFormProps) {
  const { form, begin, error, discard } = useStrategyForm({ strategy, drafts, onDone });
  const listId = useId();
  const cancel = () => {
    discard();
    onCancel();
  };
  useEffect(() => form.element.current?.querySelector("input")?.focus(), [form.element]);
  return (
    <FormBody form={form}>
      <ChangedMeanwhile error={error}>
        {strategy !== null &&
          `It is called “${strategy.title}” now, and was last changed by somebody else. `}
        What you wrote is still here. Save again to put it in place of theirs, or cancel to keep
        theirs.
      </ChangedMeanwhile>
      <TextField form={form} name="title" label="Title" defaultValue={begin["title"]} />
      <TextField
        form={form}
        name="category"
        label="Category"
        hint="One of those there are, or a new one."
        list={listId}
        autoComplete="off"
        defaultValue={begin["category"]}
      >
        <datalist id={listId}>
          {categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </datalist>
      </TextField>
      <Field label="Description" hint="Stands on the card." error={form.problemOf("description")}>
        {(control) => (
          <Textarea
            {...control}
            name="description"
            rows={2}
            className="min-h-20"
            defaultValue={begin["description"]}
          />
        )}
      </Field>
      <ContentField form={form} begin={begin["content"] ?? ""} />
      <Field label="Steps" hint="One per line." isOptional error={form.problemOf("steps")}>
        {(control) => <Textarea {...control} name="steps" rows={4} defaultValue={begin["steps"]} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Icon" isOptional error={form.problemOf("icon")}>
          {(control) => (
            <Select {...control} name="icon" defaultValue={begin["icon"]}>
              <option value="">Stairs, as usual</option>
              {[...new Set([...strategyIcons, begin["icon"] ?? ""])].filter(Boolean).map((icon) => (
                <option key={icon} value={icon}>
                  {icon}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TextField
          form={form}
          name="position"
          label="Position"
          hint="Small numbers come first; without one it comes last."
          inputMode="numeric"
          autoComplete="off"
          defaultValue={begin["position"]}
        />
      </div>
      <Checkbox name="isActive" defaultChecked={begin["isActive"] !== undefined}>
        Active: members see it in the gallery
      </Checkbox>
      <div className="sticky bottom-0 -mx-4 -mb-4 flex flex-wrap justify-end gap-2 border-t border-line bg-raised px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6">
        <Button onClick={cancel}>Cancel</Button>
        <SubmitButton form={form} variant="primary">
          {strategy === null ? "Create strategy" : "Save changes"}
        </SubmitButton>
      </div>
    </FormBody>
  );
}
