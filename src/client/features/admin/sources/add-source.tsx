import type { z } from "zod";
import type { addableKinds, sourceBody } from "#contract/admin/sources.ts";
import { useApp } from "#client/app-context.ts";
import { kindNames } from "#client/copy/sources.ts";
import { DeskForm } from "#client/layout/desk/desk-form.tsx";
import { useFailureReport } from "#client/session/failure.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { TextField } from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { Field } from "#client/ui/form/field.tsx";
import { Select } from "#client/ui/form/select.tsx";
import { sourcesQuery } from "./queries.ts";

const schema = async () => (await import("./schema.ts")).sourceBody;

const kinds: readonly (typeof addableKinds)[number][] = ["greenhouse", "lever", "ashby", "rss"];

export function AddSource() {
  const { api, queryClient } = useApp();
  const report = useFailureReport();
  const form = useCheckedForm<z.input<typeof sourceBody>, z.output<typeof sourceBody>>({
    schema,
    send: async (body) => {
      const { source } = await api.post("/api/admin/sources", { body });
      await queryClient.invalidateQueries({ queryKey: sourcesQuery(api).queryKey });
      toast({
        title: "Source added",
        description: source.isPaused
          ? `${source.name} waits until you have read its terms.`
          : `${source.name} is being read.`,
      });
      form.clear();
    },
    onFailure: report("Nothing was added"),
  });
  return (
    <DeskForm id="add" title="Add a company or a feed" form={form} action="Add it">
      <Field label="Published at" error={form.problemOf("kind")}>
        {(control) => (
          <Select {...control} name="kind" defaultValue="greenhouse">
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindNames[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField form={form} name="name" label="Name" autoComplete="off" />
      <TextField
        form={form}
        name="place"
        label="Board or address"
        hint="For a company its name in the address of its board, such as gitlab; at jobs.eu.lever.co with eu: before it. For RSS the whole address."
        autoComplete="off"
      />
    </DeskForm>
  );
}
