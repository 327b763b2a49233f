import { useState } from "react";
import { useApp } from "#client/app-context.ts";
import { sharing } from "#client/copy/sharing.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { forgetToken, tokenOf } from "./shared-tokens.ts";

/** Ends a shared result for good, from the browser or the account it was shared from. */
export function TakeBack({ id, onDone }: { id: string; onDone: () => void }) {
  const { api } = useApp();
  const report = useFailureReport();
  const [isSending, setIsSending] = useState(false);
  const takeBack = async () => {
    setIsSending(true);
    try {
      const token = tokenOf(id);
      await api.post("/api/checked/:id/take-back", {
        params: { id },
        body: token === undefined ? {} : { token },
      });
      forgetToken(id);
      toast({ title: "Taken back", description: "The link leads nowhere now." });
      onDone();
    } catch (error) {
      report("It was not taken back")(error);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Button variant="quiet" isLoading={isSending} onClick={() => void takeBack()}>
      {sharing.takeBack}
    </Button>
  );
}
