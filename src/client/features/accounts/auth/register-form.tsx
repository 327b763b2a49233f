import {
  FormBody,
  PasswordField,
  SubmitButton,
  TextField,
} from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { NewPasswordField } from "../new-password-field.tsx";
import { NextField } from "./next-field.tsx";
import { useRegister } from "./queries.ts";
import { useEntry } from "./use-entry.ts";

const schema = async () => (await import("../schemas.ts")).registerForm;

export function RegisterForm() {
  const register = useRegister();
  const { enter, refuse } = useEntry({
    success: "Registration successful",
    greeting: "Welcome",
    failure: "Registration failed",
    noReason: "Failed to create account",
  });
  const form = useCheckedForm({
    action: "/api/register",
    schema,
    send: async ({ username, email, password }) =>
      enter(await register({ username, email, password })),
    onFailure: refuse,
  });

  return (
    <FormBody form={form}>
      <NextField />
      <TextField
        form={form}
        name="username"
        label="Username"
        hint="3 to 50 characters. You can sign in with it."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField form={form} name="email" label="Email" type="email" autoComplete="email" />
      <NewPasswordField form={form} name="password" label="Password" />
      <PasswordField
        form={form}
        name="confirmPassword"
        label="Confirm password"
        autoComplete="new-password"
      />
      <SubmitButton form={form} variant="primary" size="large">
        Create account
      </SubmitButton>
      <p className="text-sm text-quiet">
        Free, and no card asked for. We send you one mail, to confirm the address.
      </p>
    </FormBody>
  );
}
