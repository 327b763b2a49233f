import type { Visit } from "#contract/members/visits.ts";
import { ago } from "#client/ui/figures/ago.ts";

/** What came in while somebody was away. */
export function saySince({ since, newListings }: Visit, now: number): string {
  if (since === null) return "From your next visit on, what came in meanwhile is marked.";
  const { total, totalIsCapped } = newListings;
  const count = total === 0 ? "Nothing" : `${total}${totalIsCapped ? "+" : ""}`;
  return `${count} new since your visit ${ago(since, now)}`;
}
