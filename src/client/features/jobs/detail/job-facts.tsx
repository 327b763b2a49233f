import type { ReactNode } from "react";
import type { Evidence } from "#domain/listing/posting.ts";
import type { JobDetail } from "#contract/jobs.ts";
import { EngagementLine } from "#client/ui/listing/engagement-line.tsx";
import { Quotes } from "#client/ui/listing/evidence.tsx";
import { OverlapBar } from "#client/ui/listing/overlap-bar.tsx";
import { PayLine } from "#client/ui/listing/pay-line.tsx";
import { RiskNotes } from "#client/ui/listing/risk-notes.tsx";
import { VerdictBadge } from "#client/ui/listing/verdict-badge.tsx";

/** What we found in the post, each with the words it stands on. */
export function JobFacts({ job: { facts, payInRand } }: { job: JobDetail }) {
  const { openToSouthAfrica, pay, hours, engagement, risk } = facts;
  return (
    <section
      aria-label="What the post says"
      className="divide-y divide-line rounded-card border border-line bg-raised px-5 sm:px-6"
    >
      <FactRow title="South Africa">
        <VerdictBadge fact={openToSouthAfrica} />
      </FactRow>
      <FactRow title="Pay" evidence={pay.evidence}>
        <PayLine pay={pay.value} inRand={payInRand} />
      </FactRow>
      <FactRow title="Hours" evidence={hours.evidence}>
        <OverlapBar hours={hours.value} />
      </FactRow>
      <FactRow title="Engagement" evidence={engagement.evidence}>
        <EngagementLine engagement={engagement.value} />
      </FactRow>
      <FactRow title="Risk">
        <RiskNotes risk={risk} />
      </FactRow>
    </section>
  );
}

interface FactRowProps {
  readonly title: string;
  readonly evidence?: readonly Evidence[];
  readonly children: ReactNode;
}

const FactRow = ({ title, evidence, children }: FactRowProps) => (
  <div className="grid gap-2 py-5">
    <h2 className="font-text text-sm font-medium tracking-normal text-quiet">{title}</h2>
    {children}
    {evidence && <Quotes evidence={evidence} />}
  </div>
);
