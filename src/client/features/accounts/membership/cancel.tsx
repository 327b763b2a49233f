import { refundDays, refundPromise } from "#domain/plans.ts";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { Membership } from "#contract/membership.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { dayOf } from "#client/ui/figures/moment.ts";
import { Dialog } from "#client/ui/overlay/dialog.tsx";
import { useChange, type Around } from "./use-change.ts";

interface CancelProps extends Around {
  readonly membership: Membership;
  readonly now: number;
}

/** Two clicks: one to ask, one to confirm. */
export function Cancel({ membership, now, onStart, onDone, onFailure }: CancelProps) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useChange((api) => api.post("/api/subscription/cancel"));
  const close = () => setIsAsking(false);
  const confirm = async () => {
    try {
      await cancel.mutateAsync();
      // What lies behind an open dialog cannot take the focus.
      flushSync(close);
      toast({ title: "Your subscription is cancelled", description: "Nothing more is charged." });
      onDone();
    } catch (error) {
      close();
      onFailure(error);
    }
  };
  const ask = () => {
    onStart();
    setIsAsking(true);
  };
  return (
    <>
      <Button onClick={ask}>Cancel subscription</Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title="Cancel your subscription?"
        actions={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button
              variant="destructive"
              isLoading={cancel.isPending}
              onClick={() => void confirm()}
            >
              Cancel subscription
            </Button>
          </>
        }
      >
        <p>{whatHappens(membership, now)}</p>
        <p className="mt-3 text-quiet">
          {refundPromise} If you paid less than {refundDays} days ago, write to us for all of it
          back instead.
        </p>
      </Dialog>
    </>
  );
}

function whatHappens({ paidUntil, premiumUntil }: Membership, now: number): string {
  if (paidUntil === null || premiumUntil === null) return "Your card is not charged again.";
  // The days of grace wait for a renewal; without one there is nothing to wait for.
  if (Date.parse(paidUntil) <= now)
    return `What you paid for ended on ${dayOf(paidUntil)}, and the extra days since then end with it. Your card is not charged again.`;
  return `You keep premium until ${dayOf(premiumUntil)}. On that day it ends, and your card is not charged again. Until then you can resume.`;
}
