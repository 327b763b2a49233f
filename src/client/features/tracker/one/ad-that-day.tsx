import type { AdThatDay as Ad } from "#contract/tracker/application.ts";
import { EngagementLine } from "#client/ui/listing/engagement-line.tsx";
import { FactRow } from "#client/ui/listing/fact-row.tsx";
import { PayLine } from "#client/ui/listing/pay-line.tsx";
import { VerdictBadge } from "#client/ui/listing/verdict-badge.tsx";
import { sayDay } from "../day-words.ts";

/** What the ad said on the day it was tracked. Employers change and delete theirs. */
export function AdThatDay({ ad: { takenOn, text, facts, payInRand } }: { ad: Ad }) {
  return (
    <section aria-labelledby="ad-title" className="grid gap-2">
      <h2 id="ad-title" className="text-xl">
        The ad on {sayDay(takenOn)}
      </h2>
      <div className="grid gap-x-8 divide-y divide-line sm:grid-cols-2 sm:divide-y-0">
        <FactRow title="Open to South Africa" heading="h3">
          <VerdictBadge facts={facts} />
        </FactRow>
        <FactRow title="Pay" heading="h3">
          <PayLine pay={facts.pay.value} inRand={payInRand} />
        </FactRow>
        <FactRow title="You would be" heading="h3">
          <EngagementLine engagement={facts.engagement} />
        </FactRow>
      </div>
      <details className="rounded-card border border-line bg-raised">
        <summary className="cursor-pointer p-4 font-semibold">Read the whole ad</summary>
        <p className="max-w-reading px-4 pb-4 wrap-anywhere whitespace-pre-wrap">{text}</p>
      </details>
    </section>
  );
}
