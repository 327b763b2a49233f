import type { ReactNode } from "react";
import type { CheckedJob } from "#contract/listings/check-a-job.ts";
import { EngagementLine } from "#client/ui/listing/engagement-line.tsx";
import { FactRow } from "#client/ui/listing/fact-row.tsx";
import { OverlapBar } from "#client/ui/listing/overlap-bar.tsx";
import { PayLine } from "#client/ui/listing/pay-line.tsx";
import { RiskNotes } from "#client/ui/listing/risk-notes.tsx";

/** Everything else the post says, each with its words. What the headline says already is left out. */
export function ResultFacts({ job: { facts, payInRand } }: { job: CheckedJob }) {
  const { pay, hours, engagement, risk } = facts;
  return (
    <Sheet>
      <FactRow heading="h3" title="Pay" evidence={pay.evidence}>
        <PayLine pay={pay.value} inRand={payInRand} isLarge />
      </FactRow>
      <FactRow heading="h3" title="Hours" evidence={hours.evidence}>
        <OverlapBar hours={hours.value} />
      </FactRow>
      <FactRow heading="h3" title="Engagement" evidence={engagement.evidence}>
        <EngagementLine engagement={engagement} />
      </FactRow>
      <FactRow heading="h3" title="Risk">
        <RiskNotes risk={risk} />
      </FactRow>
    </Sheet>
  );
}

/** Of a scam, what it promises is all there is to show, as small as it is. */
export function PromisedPay({ job: { facts } }: { job: CheckedJob }) {
  const { value, evidence } = facts.pay;
  if (value.amount === null) return null;
  return (
    <Sheet>
      <FactRow heading="h3" title="Pay they promise" evidence={evidence}>
        <PayLine pay={value} inRand={null} />
      </FactRow>
    </Sheet>
  );
}

const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="divide-y divide-line rounded-card border border-line bg-raised px-5 sm:px-6">
    {children}
  </div>
);
