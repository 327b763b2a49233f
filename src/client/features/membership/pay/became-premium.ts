import type { User } from "#contract/accounts.ts";
import type { AppContext } from "#client/app-context.ts";
import { userKey } from "#client/session/viewer.ts";

/**
 * The viewer may open more than before: what was fetched for less is fetched again when it is next shown. What is under
 * way right now, such as the question that led here, is answered for the new viewer as it is.
 */
export async function becamePremium({ queryClient }: AppContext, user: User): Promise<void> {
  queryClient.setQueryData<User | null>(userKey, user);
  await queryClient.invalidateQueries({
    predicate: ({ queryKey, state }) => queryKey[0] !== userKey[0] && state.fetchStatus === "idle",
  });
}
