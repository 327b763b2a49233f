import type { JobDetail } from "#contract/jobs.ts";
import { EngagementLine } from "#client/ui/listing/engagement-line.tsx";
import { FactRow } from "#client/ui/listing/fact-row.tsx";
import { OverlapBar } from "#client/ui/listing/overlap-bar.tsx";
import { PayLine } from "#client/ui/listing/pay-line.tsx";
import { RiskNotes } from "#client/ui/listing/risk-notes.tsx";
import { VerdictBadge } from "#client/ui/listing/verdict-badge.tsx";

/** What we found in the post, each with the words it stands on. */
export function JobFacts({ job: { facts, payInRand } }: { job: JobDetail }) {
  const { pay, hours, engagement, risk } = facts;
  return (
    <section
      aria-label="What the post says"
      className="divide-y divide-line rounded-card border border-line bg-raised px-5 sm:px-6"
    >
      <FactRow heading="h2" title="South Africa">
        <VerdictBadge facts={facts} />
      </FactRow>
      <FactRow heading="h2" title="Pay" evidence={pay.evidence}>
        <PayLine pay={pay.value} inRand={payInRand} isLarge />
      </FactRow>
      <FactRow heading="h2" title="Hours" evidence={hours.evidence}>
        <OverlapBar hours={hours.value} />
      </FactRow>
      <FactRow
        heading="h2"
        title="Engagement"
        evidence={engagement.evidence}
        checked={engagement.checked}
      >
        <EngagementLine engagement={engagement} />
      </FactRow>
      <FactRow heading="h2" title="Risk" checked={risk.checked}>
        <RiskNotes risk={risk} />
      </FactRow>
    </section>
  );
}
