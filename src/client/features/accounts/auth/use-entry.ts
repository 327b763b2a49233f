import { useLocation, useNavigate } from "react-router";
import type { User } from "#contract/accounts.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { failureMessage } from "#client/session/failure.ts";
import { safeNext } from "#domain/accounts/safe-next.ts";

interface EntryWords {
  readonly success: string;
  readonly greeting: string;
  readonly failure: string;
  /** When the server gives no reason. */
  readonly noReason: string;
}

/** What follows once somebody has been let in, or has not. */
export function useEntry({ success, greeting, failure, noReason }: EntryWords) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return {
    async enter({ username }: User): Promise<void> {
      toast({ title: success, description: `${greeting}, ${username}!` });
      // Replaced, because going back to the sign-in page would only lead here again.
      const next = new URLSearchParams(search).get("next");
      await navigate(safeNext(next), { replace: true });
    },
    refuse(error: unknown): void {
      toast({
        title: failure,
        description: failureMessage(error, noReason),
        variant: "destructive",
      });
    },
  };
}
