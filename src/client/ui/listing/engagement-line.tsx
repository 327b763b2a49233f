import { engagementWords } from "#domain/listing/advice/fact-names.ts";
import type { Engagement } from "#domain/listing/facts.ts";

/** What one would be to them, and what that means at home. */
export function EngagementLine({ engagement }: { engagement: Engagement }) {
  const { name, meaning } = engagementWords[engagement];
  return (
    <div>
      <p className="text-lg font-semibold">{name}</p>
      <p className="text-sm text-quiet">{meaning}</p>
    </div>
  );
}
