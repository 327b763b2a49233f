import { useState } from "react";
import type { BreakEvenReply } from "#contract/tracker/break-even.ts";
import { compareOffer, neededPerMonth, type Footing } from "#domain/break-even/compare-offer.ts";
import type { MemberPackage } from "#domain/break-even/member-package.ts";
import { sayDifference } from "#domain/break-even/say-break-even.ts";
import { grouped, shortDay } from "#domain/listing/pay/saying/figures.ts";
import { BreakEvenSum } from "#client/break-even/break-even-sum.tsx";
import { Field } from "#client/ui/form/field.tsx";
import { Select } from "#client/ui/form/select.tsx";
import { Input } from "#client/ui/form/text-input.tsx";

interface TryOfferProps {
  readonly today: MemberPackage;
  readonly rate: BreakEvenReply["rate"];
}

const footings = { contractor: "a contractor", employee: "an employee" } as const;

/** Where the member breaks even in dollars, and any offer they have in mind beside today's package. */
export function TryOffer({ today, rate }: TryOfferProps) {
  const [dollars, setDollars] = useState("");
  const [footing, setFooting] = useState<Footing>("contractor");
  const needed = (as: Footing): number => neededPerMonth(today, as) / rate.rand;
  const typed = Number(dollars.replaceAll(/[\s$,]/g, ""));
  const offered = dollars !== "" && typed > 0 && typed < 1e7 ? typed : needed(footing);
  const even = compareOffer(today, {
    pay: {
      value: {
        amount: {
          min: Math.round(offered),
          max: Math.round(offered),
          currency: "USD",
          period: "month",
          usdPerYear: { min: null, max: null },
        },
        terms: [],
      },
      confidence: "high",
    },
    engagement: footing,
    randRate: rate.rand,
  });
  return (
    <div className="grid content-start gap-5 rounded-card border border-line bg-raised p-5 sm:p-6">
      <div className="grid gap-4 sm:grid-cols-2">
        {(["contractor", "employee"] as const).map((as) => (
          <p key={as} className="grid gap-1">
            <span className="text-quiet">As {footings[as]} you break even at</span>
            <span className="font-display text-2xl font-bold tracking-[-0.02em] tabular-nums">
              ${grouped(Math.round(needed(as) / 10) * 10)}
              <span className="text-lg font-medium text-quiet">/month</span>
            </span>
          </p>
        ))}
      </div>
      <p className="text-sm text-quiet">
        Before tax, at R{rate.rand.toFixed(2)} for a dollar ({shortDay(rate.day)}).
      </p>
      <div className="needs-script grid gap-4 border-t border-line pt-5 sm:grid-cols-2">
        <Field label="Try an offer: dollars a month">
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              placeholder={String(Math.round(needed(footing)))}
              value={dollars}
              onChange={(event) => setDollars(event.currentTarget.value)}
            />
          )}
        </Field>
        <Field label="As">
          {(control) => (
            <Select
              {...control}
              value={footing}
              onChange={(event) =>
                setFooting(event.currentTarget.value === "employee" ? "employee" : "contractor")
              }
            >
              <option value="contractor">A contractor</option>
              <option value="employee">An employee</option>
            </Select>
          )}
        </Field>
      </div>
      {even !== null && (
        <div className="grid gap-2">
          <p aria-live="polite" className="font-semibold">
            ${grouped(Math.round(offered))} a month is {sayDifference(even.difference)}.
          </p>
          <BreakEvenSum even={even} />
        </div>
      )}
    </div>
  );
}
