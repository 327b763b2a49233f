import { useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "#domain/paths.ts";
import { Button } from "#client/ui/button.tsx";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { FormBody, PasswordField, SubmitButton } from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { Dialog } from "#client/ui/overlay/dialog.tsx";
import { useFailureReport } from "#client/session/failure.ts";
import { useDeleteAccount } from "./queries.ts";
import { Section } from "#client/ui/section.tsx";

const schema = async () => (await import("../schemas.ts")).confirmWithPasswordBody;

export function DeleteSection() {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <Section
      id="delete"
      title="Delete account"
      note="Everything goes but invoices, which the law makes us keep."
    >
      <div className="grid justify-items-start gap-4">
        <p className="max-w-[56ch]">
          Your account closes at once and you are signed out everywhere. Seven days later it is
          deleted for good. Until then a link in the mail we send you undoes it.
        </p>
        <Button variant="destructive" onClick={() => setIsAsking(true)}>
          Delete my account
        </Button>
      </div>
      <Dialog isOpen={isAsking} onClose={close} title="Delete your account?">
        {isAsking && <ConfirmDeletion onCancel={close} />}
      </Dialog>
    </Section>
  );
}

function ConfirmDeletion({ onCancel }: { onCancel: () => void }) {
  const remove = useDeleteAccount();
  const navigate = useNavigate();
  const report = useFailureReport();
  const form = useCheckedForm({
    schema,
    send: async (values) => {
      await remove.mutateAsync(values);
      toast({
        title: "Your account is closed",
        description: "We delete it in seven days. The link in our mail undoes it.",
      });
      await navigate(paths.home);
    },
    onFailure: report("Your account was not deleted"),
  });
  return (
    <FormBody form={form}>
      <p>
        We delete it in seven days. Change your mind before that, and the link in our mail brings
        everything back.
      </p>
      <PasswordField
        form={form}
        name="password"
        label="Your password"
        autoComplete="current-password"
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Keep it</Button>
        <SubmitButton form={form} variant="destructive">
          Delete my account
        </SubmitButton>
      </div>
    </FormBody>
  );
}
