import { useState } from "react";
import type { z } from "zod";
import type { ListingDetail } from "#contract/admin/listings.ts";
import { longestReason } from "#domain/desk/limits.ts";
import { ChangedMeanwhile } from "#client/session/changed-meanwhile.tsx";
import { hasChangedMeanwhile, useFailureReport } from "#client/session/failure.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { FormBody, SubmitButton } from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { Field } from "#client/ui/form/field.tsx";
import { Textarea } from "#client/ui/form/text-input.tsx";
import { Dialog } from "#client/ui/overlay/dialog.tsx";
import { statusNames } from "./address.ts";
import { useListingChange } from "./queries.ts";
import type { statusFields } from "./schemas.ts";

/** Takes a listing off the board, or puts it back. */
export function StatusDesk({ listing }: { listing: ListingDetail }) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { status } = listing;
  if (status !== "open" && status !== "closed") return null;
  const deed = sayDeed(listing);
  return (
    <div className="needs-script">
      <Button
        variant={status === "open" ? "destructive" : "primary"}
        onClick={() => setAsking(true)}
      >
        {deed}
      </Button>
      <Dialog isOpen={isAsking} onClose={close} title={`${deed}?`}>
        {isAsking && <StatusForm listing={listing} deed={deed} onClose={close} />}
      </Dialog>
    </div>
  );
}

/** What is kept off the board as it stands can still be closed, so that nobody has to look at it again. */
function sayDeed({ status, isListed }: ListingDetail): string {
  if (status === "closed") return "Put it back on the board";
  return isListed ? "Take it off the board" : "Close it";
}

type Fields = z.output<typeof statusFields>;

const schema = async () => (await import("./schemas.ts")).statusFields;

interface StatusFormProps {
  readonly listing: ListingDetail;
  readonly deed: string;
  readonly onClose: () => void;
}

function StatusForm({ listing: { id, status, version }, deed, onClose }: StatusFormProps) {
  const report = useFailureReport();
  const isOpen = status === "closed";
  const change = useListingChange((api, { why }: Fields) =>
    api.post("/api/admin/listings/:id/status", { params: { id }, body: { isOpen, why, version } }),
  );
  const form = useCheckedForm<Fields, Fields>({
    schema,
    send: async (fields) => {
      await change.mutateAsync(fields);
      toast({ title: isOpen ? "Back on the board" : "Closed" });
      onClose();
    },
    onFailure: (error) => hasChangedMeanwhile(error) || report("Nothing was changed")(error),
  });
  return (
    <FormBody form={form}>
      <ChangedMeanwhile error={change.error}>
        It is “{statusNames[status]}” now. Send again if you still want to.
      </ChangedMeanwhile>
      <Field label="Why" hint="Kept in the record, with your name." error={form.problemOf("why")}>
        {(control) => <Textarea {...control} name="why" rows={3} maxLength={longestReason} />}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button type="button" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton form={form} variant={isOpen ? "primary" : "destructive"}>
          {deed}
        </SubmitButton>
      </div>
    </FormBody>
  );
}
