import { useQuery } from "@tanstack/react-query";
import { compareOffer, type BreakEven } from "#domain/break-even/compare-offer.ts";
import type { JobCard } from "#contract/jobs.ts";
import { useApp } from "#client/app-context.ts";
import { useUser } from "#client/session/viewer.ts";
import { packageQuery } from "./queries.ts";

/** What a listing is worth beside the member's own package. Null for everybody who has not set one, and where pay is unclear. */
export function useBreakEven({
  pay,
  payInRand,
  engagement,
}: Pick<JobCard, "pay" | "payInRand" | "engagement">): BreakEven | null {
  const user = useUser();
  const { data } = useQuery({
    ...packageQuery(useApp().api),
    enabled: user?.isPremium === true,
    // A listing stands well without this line.
    throwOnError: false,
  });
  if (data === undefined || data.package === null) return null;
  return compareOffer(data.package, { pay, engagement, randRate: payInRand?.rand ?? null });
}
