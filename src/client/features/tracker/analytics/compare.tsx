import { useState } from "react";
import type { Analytics } from "#domain/tracker/analytics/analysis.ts";
import { compare, sayComparison } from "#domain/tracker/analytics/comparison.ts";
import { Card } from "#client/ui/card.tsx";
import { Field } from "#client/ui/form/field.tsx";
import { Select } from "#client/ui/form/select.tsx";
import { Band } from "./rate-chart.tsx";
import { sayCount, sayRange, sayRate } from "./say-figures.ts";

type NamedRate = Analytics["byStrategy"][number];

/** Two strategies side by side, and what their numbers allow to be said. */
export function CompareStrategies({ strategies }: { strategies: readonly NamedRate[] }) {
  const [first, second] = strategies;
  const [names, setNames] = useState([first?.name ?? "", second?.name ?? ""]);
  if (first === undefined || second === undefined) return null;
  const one = strategies.find(({ name }) => name === names[0]) ?? first;
  const other = strategies.find(({ name }) => name === names[1]) ?? second;
  const choose = (place: 0 | 1) => (name: string) =>
    setNames(place === 0 ? [name, other.name] : [one.name, name]);
  return (
    <Card className="grid content-start gap-5">
      <h3 className="font-display text-lg font-bold">Compare two strategies</h3>
      <div className="needs-script grid gap-4 sm:grid-cols-2">
        <Choice label="This one" rate={one} strategies={strategies} onChange={choose(0)} />
        <Choice label="With this one" rate={other} strategies={strategies} onChange={choose(1)} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {[one, other].map((rate, place) => (
          <div key={place === 0 ? "one" : "other"} className="grid content-start gap-1">
            <p className="wrap-anywhere">{rate.name}</p>
            <p className="text-2xl font-bold tabular-nums">{sayRate(rate)}</p>
            <div aria-hidden="true">
              <Band rate={rate} />
            </div>
            <p className="text-sm text-quiet tabular-nums">
              {sayCount(rate)}
              {rate.isTooFew ? ", too few to judge" : `, likely ${sayRange(rate)}`}
            </p>
          </div>
        ))}
      </div>
      <p aria-live="polite" className="rounded-control bg-ink/6 p-4 font-medium">
        {one.name === other.name
          ? "Choose two different strategies."
          : sayComparison(compare(one, other))}
      </p>
      <p className="text-sm text-quiet">
        Worked out from the answers alone: before the first one, every rate is taken to be as likely
        as any other. “Better” is said from 19 in 20 on.
      </p>
    </Card>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly rate: NamedRate;
  readonly strategies: readonly NamedRate[];
  readonly onChange: (name: string) => void;
}

const Choice = ({ label, rate, strategies, onChange }: ChoiceProps) => (
  <Field label={label}>
    {(control) => (
      <Select
        {...control}
        value={rate.name}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {strategies.map(({ name, of }) => (
          <option key={name} value={name}>
            {name} ({of})
          </option>
        ))}
      </Select>
    )}
  </Field>
);
