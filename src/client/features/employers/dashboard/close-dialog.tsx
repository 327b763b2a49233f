import { useState } from "react";
import { flushSync } from "react-dom";
import { ownCloseReasons, type OwnCloseReason } from "#domain/employers/posting-states.ts";
import type { OwnPosting } from "#contract/employers/postings.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { Field } from "#client/ui/form/field.tsx";
import { Select } from "#client/ui/form/select.tsx";
import { Dialog } from "#client/ui/overlay/dialog.tsx";
import { useClose } from "../queries.ts";
import { closeNames } from "../say-posting.ts";

interface CloseDialogProps {
  readonly posting: OwnPosting;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const sayClosing = ({ path }: OwnPosting): string =>
  path === null
    ? "It goes no further, and we stop checking it."
    : "It comes off the board at once, and its page says that it has closed.";

/** Asks why: it is what we learn from, and what stands in the posting's record. */
export function CloseDialog({ posting, isOpen, onClose }: CloseDialogProps) {
  const [reason, setReason] = useState<OwnCloseReason>("filled");
  const close = useClose(posting);
  const report = useFailureReport();
  const send = async () => {
    try {
      await close.mutateAsync(reason);
    } catch (error) {
      return report("It is not closed")(error);
    }
    // The button that led here is gone with it.
    flushSync(onClose);
    document.getElementById(`posting-${posting.id}`)?.focus();
    toast({ title: "Closed" });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Close “${posting.title}”?`}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="primary" isLoading={close.isPending} onClick={() => void send()}>
            Close it
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{sayClosing(posting)} You can hand it in once more later.</p>
        <Field label="Why">
          {(control) => (
            <Select
              {...control}
              value={reason}
              onChange={({ target }) => setReason(target.value as OwnCloseReason)}
            >
              {ownCloseReasons.map((name) => (
                <option key={name} value={name}>
                  {closeNames[name]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </Dialog>
  );
}
