import { useState } from "react";
import { flushSync } from "react-dom";
import type { z } from "zod";
import type { AccountDeed } from "#domain/accounts/desk/desk-rules.ts";
import { deeds as deedNames } from "#domain/desk/audit-deeds.ts";
import type { deedBody, UserDetail } from "#contract/admin/users.ts";
import { ChangedMeanwhile } from "#client/session/changed-meanwhile.tsx";
import { hasChangedMeanwhile, useFailureReport } from "#client/session/failure.ts";
import { useUser } from "#client/session/viewer.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { FormBody, SubmitButton } from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { Field } from "#client/ui/form/field.tsx";
import { Textarea } from "#client/ui/form/text-input.tsx";
import { focusSection } from "#client/ui/section.tsx";
import { Dialog } from "#client/ui/overlay/dialog.tsx";
import { useDeed } from "./queries.ts";
import { deedsFor, deedWords } from "./say-deed.ts";

/** What an administrator may do to an account. Each asks for a reason, and the reason is kept. */
export function Deeds({ user }: { user: UserDetail }) {
  const [asking, setAsking] = useState<AccountDeed | null>(null);
  const isOwn = useUser()?.id === user.userId;
  const close = () => setAsking(null);
  const done = () => {
    // First the dialog has to be closed, then the record of it can take the focus: the button that led here is gone.
    flushSync(close);
    focusSection("done");
  };
  return (
    <div className="grid gap-2">
      <div className="needs-script flex flex-wrap gap-3">
        {deedsFor(user, isOwn).map((deed) => (
          <Button
            key={deed}
            variant={deedWords[deed].isHarsh ? "destructive" : "secondary"}
            onClick={() => setAsking(deed)}
          >
            {deedWords[deed].button}
          </Button>
        ))}
      </div>
      {isOwn && (
        <p className="text-sm text-quiet">
          This is your own account: suspending it or taking its rights is another administrator’s to
          do.
        </p>
      )}
      <Dialog
        isOpen={asking !== null}
        onClose={close}
        title={asking === null ? "" : deedWords[asking].title(user.username)}
      >
        {asking !== null && <DeedForm deed={asking} user={user} onCancel={close} onDone={done} />}
      </Dialog>
    </div>
  );
}

interface DeedFormProps {
  readonly deed: AccountDeed;
  readonly user: UserDetail;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

type Reason = Pick<z.output<typeof deedBody>, "reason">;

const reasonSchema = async () => (await import("./schemas.ts")).reasonForm;

function DeedForm({ deed, user, onCancel, onDone }: DeedFormProps) {
  const act = useDeed(user);
  const report = useFailureReport();
  const words = deedWords[deed];
  const form = useCheckedForm<Reason, Reason>({
    schema: reasonSchema,
    send: async ({ reason }) => {
      await act.mutateAsync({ deed, reason });
      toast({ title: "Done", description: words.done(user.username) });
      onDone();
    },
    onFailure: (error) => hasChangedMeanwhile(error) || report("Nothing was done")(error),
  });
  const [newest] = user.deeds;
  return (
    <FormBody form={form}>
      <p>{words.explains(user)}</p>
      <ChangedMeanwhile error={act.error}>
        {newest !== undefined &&
          `${newest.by ?? "Somebody"} ${deedNames[newest.deed]} ${user.username}. `}
        The page shows how they stand now. Decide again with that in mind.
      </ChangedMeanwhile>
      <Field
        label="Reason"
        hint="Kept in the record, with your name."
        error={form.problemOf("reason")}
      >
        {(control) => <Textarea {...control} name="reason" rows={3} />}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Back</Button>
        <SubmitButton form={form} variant={words.isHarsh ? "destructive" : "primary"}>
          {words.button}
        </SubmitButton>
      </div>
    </FormBody>
  );
}
