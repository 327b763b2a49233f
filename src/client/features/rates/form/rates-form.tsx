import { useState, type SyntheticEvent } from "react";
import type { ExchangeRates } from "#contract/admin/rates.ts";
import { ApiError } from "#client/api.ts";
import { hasChangedMeanwhile, hasCode, useFailureReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { Alert } from "#client/ui/feedback/alert.tsx";
import { ChangedMeanwhile } from "#client/session/changed-meanwhile.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { Field } from "#client/ui/form/field.tsx";
import { NeedsScripts } from "#client/ui/form/needs-scripts.tsx";
import { Input } from "#client/ui/form/text-input.tsx";
import { useSaveRates } from "../queries.ts";
import { savedBy, sayDay } from "../say-rates.ts";
import { LargeChanges } from "./large-changes.tsx";
import { fieldOf, RatesTable } from "./rates-table.tsx";
import { useRatesForm } from "./use-rates-form.ts";

export function RatesForm({ rates }: { rates: ExchangeRates }) {
  const form = useRatesForm(rates);
  const save = useSaveRates();
  const report = useFailureReport();
  const [areErrorsShown, showErrors] = useState(false);
  const [isAsking, ask] = useState(false);
  const { day: refusedDay, ...refused } = save.error instanceof ApiError ? save.error.fields : {};

  const send = (isConfirmed: boolean) =>
    save.mutate(form.toSend(isConfirmed), {
      onSuccess: ({ day }) => {
        form.clear();
        showErrors(false);
        const description = `Rand figures now follow the rates of ${sayDay(day)}.`;
        toast({ title: "Rates saved", description });
      },
      onError: (error) => {
        if (hasCode(error, "large_rate_change")) ask(true);
        else if (!hasChangedMeanwhile(error)) report("The rates are unchanged")(error);
      },
    });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    showErrors(true);
    if (form.firstWrong !== null) document.getElementById(fieldOf(form.firstWrong.code))?.focus();
    else if (form.large.length > 0) ask(true);
    else send(false);
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <NeedsScripts what="Saving rates" />
      <RatesTable form={form} areErrorsShown={areErrorsShown} />
      <div className="grid gap-5 lg:sticky lg:top-24">
        <Field label="Day of these rates" hint="Saving a day again replaces it." error={refusedDay}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={rates.days.from}
              max={rates.days.to}
              value={form.day}
              onChange={(event) => form.setDay(event.target.value)}
            />
          )}
        </Field>
        <p aria-live="polite" className="text-quiet">
          {summaryOf(form.changed.length, form.large.length)}
        </p>
        <ChangedMeanwhile error={save.error}>
          The rates of {sayDay(rates.day)} are in use now, {savedBy(rates)}. What you typed is still
          here. Check it against theirs, then save again.
        </ChangedMeanwhile>
        {hasCode(save.error, "invalid_input") && Object.keys(refused).length > 0 && (
          <Alert tone="failure" title="The rates are unchanged" isAnnounced>
            These cannot be right: {codesIn(refused).join(", ")}.
          </Alert>
        )}
        <div className="needs-script flex flex-wrap gap-3">
          <Button type="submit" variant="primary" isLoading={save.isPending}>
            Save rates
          </Button>
          {form.changed.length > 0 && (
            <Button variant="quiet" onClick={form.clear}>
              Undo changes
            </Button>
          )}
        </div>
      </div>
      <LargeChanges
        rates={form.large}
        isOpen={isAsking}
        onClose={() => ask(false)}
        onConfirm={() => {
          ask(false);
          send(true);
        }}
      />
    </form>
  );
}

const codesIn = (fields: Readonly<Record<string, string>>): string[] =>
  Object.keys(fields).map((field) => field.replace(/^rates\./, ""));

function summaryOf(changed: number, large: number): string {
  if (changed === 0) return "No rate is changed.";
  const rates = changed === 1 ? "1 rate is changed" : `${changed} rates are changed`;
  return large === 0 ? `${rates}.` : `${rates}, ${large} by more than a quarter.`;
}
