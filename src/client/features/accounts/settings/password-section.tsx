import type { User } from "#contract/accounts.ts";
import { toast } from "#client/ui/feedback/toast-store.ts";
import { FormBody, PasswordField, SubmitButton } from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { useFailureReport } from "#client/session/failure.ts";
import { NewPasswordField } from "../new-password-field.tsx";
import { useChangePassword } from "./queries.ts";
import { Section } from "#client/ui/section.tsx";

const schema = async () => (await import("../schemas.ts")).changePasswordBody;

export function PasswordSection({ user }: { user: User }) {
  const change = useChangePassword();
  const report = useFailureReport();
  const form = useCheckedForm({
    schema,
    send: async (values) => {
      await change.mutateAsync(values);
      form.clear();
      toast({ title: "Password changed", description: "Every other device was signed out." });
    },
    onFailure: report("Your password is unchanged"),
  });
  return (
    <Section
      id="change-password"
      title="Change password"
      note="Every other device is signed out. We tell you by mail."
    >
      <FormBody form={form} className="max-w-112">
        {/* So that a password manager knows whose password it is about to update. */}
        <input hidden readOnly type="text" autoComplete="username" value={user.username} />
        <PasswordField
          form={form}
          name="currentPassword"
          label="Current password"
          autoComplete="current-password"
        />
        <NewPasswordField form={form} name="newPassword" label="New password" />
        <div>
          <SubmitButton form={form}>Change password</SubmitButton>
        </div>
      </FormBody>
    </Section>
  );
}
