import type { User } from "#contract/accounts.ts";
import type { AppContext } from "#client/app-context.ts";
import { userKey } from "#client/features/accounts/queries.ts";
import { premiumSensitiveKeys } from "#client/features/jobs/queries.ts";
import { membershipQuery, paymentsQuery } from "#client/features/membership/queries.ts";

/** The viewer may open more than before: what was fetched for less is fetched again when it is next shown. */
export async function becamePremium({ api, queryClient }: AppContext, user: User): Promise<void> {
  queryClient.setQueryData<User | null>(userKey, user);
  const changed = [
    ...premiumSensitiveKeys,
    membershipQuery(api).queryKey,
    paymentsQuery(api).queryKey,
  ];
  await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
