import { useQuery } from "@tanstack/react-query";
import type { MemberPackage } from "#domain/break-even/member-package.ts";
import { useApp } from "#client/app-context.ts";
import { useUser } from "#client/session/viewer.ts";
import { packageQuery } from "./queries.ts";

/** What this member earns today; null for everybody who has not said so. A listing stands well without it, so a failure is silence. */
export function usePackage(): MemberPackage | null {
  const user = useUser();
  const { data } = useQuery({
    ...packageQuery(useApp().api),
    enabled: user?.isPremium === true,
    throwOnError: false,
  });
  return data?.package ?? null;
}
