import { useQuery } from "@tanstack/react-query";
import { useApp } from "#client/app-context.ts";
import { Fetched } from "#client/session/fetched.tsx";
import { AnalyticsCard } from "./analytics-card.tsx";
import { analyticsQuery } from "./queries.ts";

/** The card below the applications. Fetched once the page stands: nobody waits for figures to see their list. */
export function AnalyticsInShort() {
  const query = useQuery(analyticsQuery(useApp().api));
  return (
    <section aria-labelledby="analytics" className="grid gap-4 pt-6">
      <h2 id="analytics" className="text-xl">
        Analytics
      </h2>
      <Fetched query={query}>{(figures) => <AnalyticsCard figures={figures} />}</Fetched>
    </section>
  );
}
