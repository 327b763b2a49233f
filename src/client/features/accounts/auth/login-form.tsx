import { paths } from "#domain/paths.ts";
import {
  FormBody,
  PasswordField,
  SubmitButton,
  TextField,
} from "#client/ui/form/checked-fields.tsx";
import { useCheckedForm } from "#client/ui/form/checked-form.ts";
import { Link } from "#client/ui/link.tsx";
import { NextField } from "./next-field.tsx";
import { useLogin } from "./queries.ts";
import { useEntry } from "./use-entry.ts";

const schema = async () => (await import("../schemas.ts")).loginBody;

export function LoginForm() {
  const login = useLogin();
  const { enter, refuse } = useEntry({
    success: "Login successful",
    greeting: "Welcome back",
    failure: "Login failed",
    noReason: "Invalid credentials",
  });
  const form = useCheckedForm({
    action: "/api/login",
    schema,
    send: async (values) => enter(await login(values)),
    onFailure: refuse,
  });

  return (
    <FormBody form={form}>
      <NextField />
      <TextField
        form={form}
        name="username"
        label="Username or email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
      <SubmitButton form={form} variant="primary" size="large">
        Log in
      </SubmitButton>
      <p>
        <Link to={paths.forgotPassword} className="text-link">
          Forgot your password?
        </Link>
      </p>
    </FormBody>
  );
}
