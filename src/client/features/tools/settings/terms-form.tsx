import { useState, type SyntheticEvent } from "react";
import {
  hoursProblem,
  invoiceCurrencies,
  memberEngagements,
  minuteOfClock,
  type MemberEngagement,
  type MemberTerms,
} from "#domain/tools/objection-line/member-terms.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { Checkbox } from "#client/ui/form/choices.tsx";
import { Field } from "#client/ui/form/field.tsx";
import { NeedsScripts } from "#client/ui/form/needs-scripts.tsx";
import { Input } from "#client/ui/form/text-input.tsx";
import { useSaveTerms } from "../queries.ts";

const engagementWords: Readonly<Record<MemberEngagement, string>> = {
  contractor: "As a contractor who sends invoices",
  "employer-of-record": "Employed through an employer of record (Deel, Remote and the like)",
  employee: "As an employee of the company itself",
};

/** Nothing here is required: what is empty is left out of every line. */
export function TermsForm({ terms }: { terms: MemberTerms }) {
  const save = useSaveTerms();
  const report = useFailureReport();
  const [from, setFrom] = useState(clockOf(terms.hours?.from));
  const [to, setTo] = useState(clockOf(terms.hours?.to));
  const [engagements, setEngagements] = useState(terms.engagements);
  const [currencies, setCurrencies] = useState(terms.currencies);
  const [problem, setProblem] = useState<string | undefined>();

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const hours = hoursIn(from, to);
    setProblem(hours.problem ?? undefined);
    if (hours.problem !== null) return;
    const body = { hours: hours.value, engagements: [...engagements], currencies: [...currencies] };
    save.mutate(body, {
      onSuccess: () => toast({ title: "Saved", description: "The tools use it from now on." }),
      onError: report("Your terms are unchanged"),
    });
  };

  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-148 gap-6">
      <NeedsScripts what="This form" />
      <fieldset className="grid grid-cols-2 gap-4">
        <legend className="pb-1 font-medium">Your working day, in South African time</legend>
        <Field label="Begins" error={problem}>
          {(control) => (
            <Input
              {...control}
              type="time"
              value={from}
              onChange={(event) => setFrom(event.currentTarget.value)}
            />
          )}
        </Field>
        <Field label="Ends">
          {(control) => (
            <Input
              {...control}
              type="time"
              value={to}
              onChange={(event) => setTo(event.currentTarget.value)}
            />
          )}
        </Field>
      </fieldset>
      <fieldset className="grid gap-2">
        <legend className="pb-1 font-medium">How you would be engaged</legend>
        {memberEngagements.map((engagement) => (
          <Checkbox
            key={engagement}
            checked={engagements.includes(engagement)}
            onChange={() => setEngagements(toggled(engagements, engagement))}
          >
            {engagementWords[engagement]}
          </Checkbox>
        ))}
      </fieldset>
      <fieldset className="grid gap-2">
        <legend className="pb-1 font-medium">Currencies you invoice in</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {invoiceCurrencies.map((currency) => (
            <Checkbox
              key={currency}
              checked={currencies.includes(currency)}
              onChange={() => setCurrencies(toggled(currencies, currency))}
            >
              {currency}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div>
        <Button type="submit" isLoading={save.isPending} className="needs-script">
          Save how I work
        </Button>
      </div>
    </form>
  );
}

/** What was chosen first comes first. */
const toggled = <Item,>(list: readonly Item[], item: Item): Item[] =>
  list.includes(item) ? list.filter((one) => one !== item) : [...list, item];

const clockOf = (minute: number | undefined): string =>
  minute === undefined
    ? ""
    : `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

function hoursIn(
  from: string,
  to: string,
): { readonly value: MemberTerms["hours"]; readonly problem: string | null } {
  if (from === "" && to === "") return { value: null, problem: null };
  const [start, end] = [minuteOfClock(from), minuteOfClock(to)];
  if (start === null || end === null)
    return { value: null, problem: "Give both times, or neither." };
  const value = { from: start, to: end };
  return { value, problem: hoursProblem(value) };
}
