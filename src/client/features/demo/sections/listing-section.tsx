import { Card } from "#client/ui/card.tsx";
import { CardPay } from "#client/ui/listing/card-pay.tsx";
import { EngagementLine } from "#client/ui/listing/engagement-line.tsx";
import { OverlapBar } from "#client/ui/listing/overlap-bar.tsx";
import { PayLine } from "#client/ui/listing/pay-line.tsx";
import { RiskNotes } from "#client/ui/listing/risk-notes.tsx";
import { VerdictBadge } from "#client/ui/listing/verdict-badge.tsx";
import { engagements, hoursStates, payStates, risks, verdicts } from "./listing-states.ts";
import { Specimen } from "./specimen.tsx";

export function ListingSection() {
  return (
    <>
      <Specimen
        title="Verdict with its evidence"
        note="The quoted words stand without the mark-up they came in. Where they are only a hint, that is said."
      >
        <div className="grid gap-3 sm:grid-cols-2">
          {verdicts.map(({ state, facts }) => (
            <Card key={state}>
              <State>{state}</State>
              <VerdictBadge facts={facts} />
            </Card>
          ))}
        </div>
      </Specimen>
      <Specimen
        title="Pay line"
        note="As offered, then in rand with the rate and its day. Without a figure there is none."
      >
        <div className="grid gap-3 sm:grid-cols-2">
          {payStates.map(({ state, ...line }) => (
            <Card key={state}>
              <State>{state}</State>
              <PayLine {...line} />
            </Card>
          ))}
        </div>
      </Specimen>
      <Specimen
        title="Pay on a card"
        note="The first figure one sees. Terms are named, not explained."
      >
        <div className="grid gap-3 sm:grid-cols-2">
          {payStates.map(({ state, ...line }) => (
            <Card key={state}>
              <State>{state}</State>
              <CardPay {...line} />
            </Card>
          ))}
        </div>
      </Specimen>
      <Specimen
        title="Overlap bar"
        note="January and July where their clocks change and ours do not. A late shift is told in words."
      >
        <div className="grid gap-3 sm:grid-cols-2">
          {hoursStates.map(({ state, hours }) => (
            <Card key={state}>
              <State>{state}</State>
              <OverlapBar hours={hours} />
            </Card>
          ))}
        </div>
      </Specimen>
      <Specimen title="Engagement">
        <div className="grid gap-3 sm:grid-cols-2">
          {engagements.map((engagement) => (
            <Card key={engagement.value + engagement.rules.join()}>
              <EngagementLine engagement={engagement} />
            </Card>
          ))}
        </div>
      </Specimen>
      <Specimen
        title="Risk notes"
        note="Each reason with the words that show it and what to do about it."
      >
        <div className="grid items-start gap-3 sm:grid-cols-2">
          {risks.map((risk) => (
            <Card key={risk.verdict}>
              <RiskNotes risk={risk} />
            </Card>
          ))}
        </div>
      </Specimen>
    </>
  );
}

const State = ({ children }: { children: string }) => (
  <p className="pb-2 text-sm text-quiet">{children}</p>
);
