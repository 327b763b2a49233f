import { useEffect } from "react";
import { useApp } from "#client/app-context.ts";
import { startGuideKey } from "#client/session/queries/query-keys.ts";
import { useUser } from "#client/session/viewer.ts";

/** A member who looks at the board has done what a step of the start guide asks for, and need not tick it off. */
export function useBoardOpened(): void {
  const { api, queryClient } = useApp();
  const isMember = useUser()?.isPremium === true;
  useEffect(() => {
    if (!isMember) return;
    void queryClient
      .fetchQuery({
        // Once per tab is enough.
        queryKey: ["board-opened"],
        queryFn: () =>
          api.put("/api/premium/start-guide/:step", {
            params: { step: "daily-jobs" },
            body: { isDone: true },
          }),
        gcTime: Infinity,
      })
      .then((progress) => queryClient.setQueryData(startGuideKey, progress))
      .catch(() => undefined);
  }, [api, queryClient, isMember]);
}
