import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PageHead } from "#contract/page.ts";
import { useApp } from "#client/app-context.ts";
import { useUser } from "#client/session/viewer.ts";
import { membershipQuery } from "#client/membership/queries.ts";
import { planFiguresQuery } from "#client/membership/plans/figures.ts";
import type { LoadArguments } from "#client/page.tsx";
import { AlreadyPremium } from "./pay/already-premium.tsx";
import { Order } from "./pay/order.tsx";

export const head = (): PageHead => ({
  title: "Subscribe",
  description: "A year of Premium: what it costs, what it opens and what happens next.",
  canonical: null,
});

/** A renewal may have failed since the last visit. The page stands without knowing, too. */
export async function load({ app: { api, queryClient } }: LoadArguments): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery({ ...membershipQuery(api), staleTime: 0 }),
    queryClient.prefetchQuery(planFiguresQuery(api)),
  ]);
}

export function Page() {
  const user = useUser();
  const [wasPremium] = useState(user?.isPremium === true);
  const { data: membership = null } = useQuery(membershipQuery(useApp().api));
  // Signing out empties the page a moment before it leads away.
  if (user === null) return null;
  const isOverdue = membership?.state === "overdue";
  return user.isPremium && !isOverdue ? (
    <AlreadyPremium user={user} membership={membership} isNews={!wasPremium} />
  ) : (
    <Order membership={membership} />
  );
}
