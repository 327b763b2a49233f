import { useState, type SyntheticEvent } from "react";
import { capCentsIn, capFault } from "#domain/tools/ai/spending.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { Field } from "#client/ui/form/field.tsx";
import { NeedsScripts } from "#client/ui/form/needs-scripts.tsx";
import { Input } from "#client/ui/form/text-input.tsx";
import { useSaveCap } from "../queries.ts";

/** A limit of the member's own making. OpenAI has one too, for the whole account. */
export function CapForm({ capCents }: { capCents: number | null }) {
  const save = useSaveCap();
  const report = useFailureReport();
  const [typed, setTyped] = useState(capCents === null ? "" : (capCents / 100).toFixed(2));
  const [problem, setProblem] = useState<string | undefined>();

  const set = (cents: number | null) =>
    save.mutate(cents, {
      onSuccess: () => {
        if (cents === null) setTyped("");
        toast({
          title: cents === null ? "Limit lifted" : "Limit saved",
          description:
            cents === null
              ? "Only OpenAI's own limits hold now."
              : "At the limit the next call is refused, and you are told so.",
        });
      },
      onError: report("Your limit is unchanged"),
    });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const fault = capFault(typed);
    setProblem(fault ?? undefined);
    if (fault === null) set(capCentsIn(typed));
  };

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <NeedsScripts what="This form" />
      <Field
        label="The most you want to spend in a month, in dollars"
        hint="Optional. Leave it empty for no limit of ours."
        error={problem}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            placeholder="5.00"
            className="max-w-40"
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isLoading={save.isPending} className="needs-script">
          Save limit
        </Button>
        {capCents !== null && (
          <Button variant="quiet" isLoading={save.isPending} onClick={() => set(null)}>
            Lift the limit
          </Button>
        )}
      </div>
    </form>
  );
}
