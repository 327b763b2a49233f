import { engagementSaid } from "#domain/listing/advice/fact-names.ts";
import type { ListingFacts } from "#domain/listing/facts.ts";

/** What one would be to them, and what that means at home. */
export function EngagementLine({ engagement }: Pick<ListingFacts, "engagement">) {
  const { name, meaning } = engagementSaid(engagement);
  return (
    <div>
      <p className="text-lg font-semibold">{name}</p>
      <p className="text-sm text-quiet">{meaning}</p>
    </div>
  );
}
