import "#client/ui/form/zod-under-policy.ts";
import { z } from "zod";
import { accountMessages } from "#domain/accounts/account-rules.ts";
import { registerBody } from "#contract/accounts.ts";

export {
  changeEmailBody,
  changePasswordBody,
  confirmWithPasswordBody,
  forgotPasswordBody,
  loginBody,
  newPasswordBody,
} from "#contract/accounts.ts";

/** What the register form asks for. The repetition is there against slips and goes nowhere. */
export const registerForm = registerBody
  .extend({ confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ["confirmPassword"],
    message: accountMessages.passwordsDiffer,
  });
