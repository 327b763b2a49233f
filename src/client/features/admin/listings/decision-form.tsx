import type { z } from "zod";
import type { Decision, ListingDetail } from "#contract/admin/listings.ts";
import type { OverriddenFact } from "#domain/listing/overrides.ts";
import { longestReason } from "#domain/desk/limits.ts";
import { ChangedMeanwhile } from "#client/session/changed-meanwhile.tsx";
import { hasChangedMeanwhile, useFailureReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { FormBody, SubmitButton } from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { Field } from "#client/ui/form/field.tsx";
import { Select } from "#client/ui/form/select.tsx";
import { Textarea } from "#client/ui/form/text-input.tsx";
import { factNames, sayFact } from "./fact-names.ts";
import { useListingChange } from "./queries.ts";
import type { decisionFields } from "./schemas.ts";

type Fields = z.output<typeof decisionFields>;

const schema = async () => (await import("./schemas.ts")).decisionFields;

/** The form offers only what this fact can have; whatever else arrives is refused by the server. */
const decisionOf = (fact: OverriddenFact, value: string): Decision => {
  const chosen: { readonly fact: string; readonly value: string } = { fact, value };
  return chosen as Decision;
};

interface DecisionFormProps {
  readonly fact: OverriddenFact;
  readonly listing: ListingDetail;
  readonly onClose: () => void;
}

/** One fact, decided by hand. Readers see the reason, so it is written for them. */
export function DecisionForm({ fact, listing, onClose }: DecisionFormProps) {
  const { id, version, facts } = listing;
  const report = useFailureReport();
  const decide = useListingChange((api, { value, why }: Fields) =>
    api.post("/api/admin/listings/:id/overrides", {
      params: { id },
      body: { decision: decisionOf(fact, value), why, version },
    }),
  );
  const form = useCheckedForm<Fields, Fields>({
    schema,
    send: async (fields) => {
      await decide.mutateAsync(fields);
      toast({ title: "Decided", description: "Readers see it as checked by us." });
      onClose();
    },
    onFailure: (error) => hasChangedMeanwhile(error) || report("Nothing was decided")(error),
  });
  const now = fact === "risk" ? facts.risk.verdict : facts[fact].value;
  return (
    <FormBody form={form}>
      <ChangedMeanwhile error={decide.error}>
        It says “{sayFact(fact, facts)}” now. Send again if you still want to decide it.
      </ChangedMeanwhile>
      <Field label={factNames[fact].title} error={form.problemOf("value")}>
        {(control) => (
          <Select {...control} name="value" defaultValue={now ?? ""}>
            {Object.entries(factNames[fact].values).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Why"
        hint="Readers see this sentence. Name no person."
        error={form.problemOf("why")}
      >
        {(control) => (
          <Textarea
            {...control}
            name="why"
            rows={3}
            maxLength={longestReason}
            placeholder="The recruiter confirmed it by mail."
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button type="button" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton form={form} variant="primary">
          Decide
        </SubmitButton>
      </div>
    </FormBody>
  );
}
