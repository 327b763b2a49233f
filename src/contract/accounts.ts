import { z } from "zod";
import {
  accountMessages as say,
  accountRules as rules,
  isShowableName,
  mixesAlphabets,
} from "#domain/accounts/account-rules.ts";
import { securityEvents, type SecurityEventKind } from "#domain/accounts/security-events.ts";
import { defineEndpoints } from "./endpoint.ts";
import { file } from "./rows/reply.ts";
import { paths } from "#domain/paths.ts";

export const userReply = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  isPremium: z.boolean(),
  isAdmin: z.boolean(),
  isEmployer: z.literal(true).optional(),
  premiumUntil: z.iso.datetime().nullable(),
});

export type User = z.infer<typeof userReply>;

const done = z.object({ ok: z.literal(true) });

const email = z
  .string(say.emailInvalid)
  .trim()
  .max(rules.email.max, say.emailInvalid)
  .pipe(z.email(say.emailInvalid));

const newPassword = z
  .string(say.passwordRequired)
  .min(rules.password.min, say.passwordTooShort)
  .max(rules.password.max, say.passwordTooLong);

/** A password to be compared: only its length is looked at, so that no giant reaches the hash. */
const givenPassword = z
  .string(say.passwordRequired)
  .min(1, say.passwordRequired)
  .max(rules.password.max, say.passwordTooLong);

const mailToken = z
  .string()
  .regex(/^[\w-]{43}$/, "This link is not complete. Open it from the mail again.");

export const loginBody = z.object({
  username: z
    .string(say.usernameRequired)
    .trim()
    .min(1, say.usernameRequired)
    .max(rules.email.max, say.usernameTooLong),
  password: givenPassword,
});

export const registerBody = z.object({
  username: z
    .string(say.usernameRequired)
    .trim()
    .min(rules.username.min, say.usernameTooShort)
    .max(rules.username.max, say.usernameTooLong)
    .refine(isShowableName, say.usernameCharacters)
    .refine((name) => !mixesAlphabets(name), say.usernameAlphabets),
  email,
  password: newPassword,
});

export const forgotPasswordBody = z.object({ email });
export const newPasswordBody = z.object({ newPassword });
export const changePasswordBody = z.object({ currentPassword: givenPassword, newPassword });
export const changeEmailBody = z.object({ email, password: givenPassword });
export const confirmWithPasswordBody = z.object({ password: givenPassword });

const accountReply = z.object({
  isEmailVerified: z.boolean(),
  /** Its mail server said that there is no such address: letters wait until it is confirmed once more. */
  isEmailRefused: z.boolean(),
  memberSince: z.iso.datetime(),
});

export const sessionReply = z.object({
  id: z.int(),
  isThisDevice: z.boolean(),
  device: z.string(),
  address: z.string(),
  startedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});

export type AccountSession = z.infer<typeof sessionReply>;

export const eventReply = z.object({
  kind: z.enum(Object.keys(securityEvents) as [SecurityEventKind, ...SecurityEventKind[]]),
  /** When it happened last, and how often since `firstAt`. */
  at: z.iso.datetime(),
  firstAt: z.iso.datetime(),
  times: z.int(),
  device: z.string(),
  address: z.string(),
});

export type AccountEvent = z.infer<typeof eventReply>;

const minute = 60;

export const accountEndpoints = defineEndpoints({
  readUser: {
    method: "GET",
    path: "/api/user",
    access: "signed-in",
    summary: "The signed-in user. 401 means nobody is signed in.",
    reply: userReply,
    tellsViewer: true,
  },
  login: {
    method: "POST",
    path: "/api/login",
    access: "public",
    summary: "Signs in with a username or an e-mail address. Takes JSON or a form.",
    body: loginBody,
    form: { onSuccess: paths.jobs, onFailure: paths.auth, keeps: ["username"], signsIn: true },
    reply: userReply,
    limit: { calls: 30, windowSeconds: 15 * minute },
    keepsRoomForDevices: true,
  },
  register: {
    method: "POST",
    path: "/api/register",
    access: "public",
    summary: "Creates an account and signs in. Takes JSON or a form.",
    body: registerBody,
    form: {
      onSuccess: paths.jobs,
      onFailure: `${paths.auth}?tab=register`,
      keeps: ["username", "email"],
      repeats: { field: "confirmPassword", of: "password", message: say.passwordsDiffer },
      signsIn: true,
    },
    reply: userReply,
    limit: { calls: 10, windowSeconds: 60 * minute },
  },
  logout: {
    method: "POST",
    path: "/api/logout",
    access: "public",
    summary: "Ends this session. Being signed out already is a success too.",
    form: { onSuccess: "/", onFailure: "/" },
    reply: done,
  },
  readAccount: {
    method: "GET",
    path: "/api/account",
    access: "signed-in",
    summary: "What the account page shows besides the user.",
    reply: accountReply,
  },
  verifyEmail: {
    method: "POST",
    path: "/api/account/verify-email",
    access: "public",
    summary: "Confirms an e-mail address, or a change to it, with the link from the mail.",
    body: z.object({ token: mailToken }),
    reply: done,
  },
  resendVerification: {
    method: "POST",
    path: "/api/account/resend-verification",
    access: "signed-in",
    summary: "Sends the link that confirms the e-mail address again.",
    reply: done,
    limit: { calls: 5, windowSeconds: 60 * minute },
  },
  forgotPassword: {
    method: "POST",
    path: "/api/account/forgot-password",
    access: "public",
    summary:
      "Sends a link to choose a new password, if there is such an account. The answer is the same either way.",
    body: forgotPasswordBody,
    form: {
      onSuccess: `${paths.forgotPassword}?sent=true`,
      onFailure: paths.forgotPassword,
      keeps: ["email"],
    },
    reply: done,
    limit: { calls: 5, windowSeconds: 60 * minute },
  },
  resetPassword: {
    method: "POST",
    path: "/api/account/reset-password",
    access: "public",
    summary: "Chooses a new password with the link from the mail. Ends every session.",
    body: newPasswordBody.extend({ token: mailToken }),
    reply: done,
    limit: { calls: 20, windowSeconds: 60 * minute },
  },
  changePassword: {
    method: "POST",
    path: "/api/account/password",
    access: "signed-in",
    summary: "Changes the password. Every other device is signed out.",
    body: changePasswordBody,
    reply: done,
    limit: { calls: 10, windowSeconds: 15 * minute },
  },
  changeEmail: {
    method: "POST",
    path: "/api/account/email",
    access: "signed-in",
    summary: "Sends a link to the new address; the change happens when it is opened.",
    body: changeEmailBody,
    reply: done,
    limit: { calls: 10, windowSeconds: 60 * minute },
  },
  undoEmailChange: {
    method: "POST",
    path: "/api/account/undo-email-change",
    access: "public",
    summary:
      "Gives the account its old address back, with the link that address got. Ends every session and the password.",
    body: z.object({ token: mailToken }),
    reply: done,
  },
  listSessions: {
    method: "GET",
    path: "/api/account/sessions",
    access: "signed-in",
    summary: "Where this account is signed in.",
    reply: z.array(sessionReply),
  },
  endSession: {
    method: "DELETE",
    path: "/api/account/sessions/:id",
    access: "signed-in",
    summary: "Signs one device out.",
    params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
    reply: done,
  },
  endOtherSessions: {
    method: "DELETE",
    path: "/api/account/sessions",
    access: "signed-in",
    summary: "Signs every other device out.",
    reply: done,
  },
  listEvents: {
    method: "GET",
    path: "/api/account/events",
    access: "signed-in",
    summary:
      "The account's security record, newest first. What repeats is one entry; each kind has at most twenty.",
    reply: z.array(eventReply),
  },
  exportData: {
    method: "GET",
    path: "/api/account/export",
    access: "signed-in",
    summary: "Everything we hold about you, as one JSON file.",
    reply: file({ name: "kwela-data.json" }),
    limit: { calls: 10, windowSeconds: 60 * minute },
  },
  deleteAccount: {
    method: "POST",
    path: "/api/account/delete",
    access: "signed-in",
    summary: "Deletes the account in seven days. A link to undo it goes out by mail.",
    body: confirmWithPasswordBody,
    reply: done,
    limit: { calls: 10, windowSeconds: 15 * minute },
  },
  undoDeletion: {
    method: "POST",
    path: "/api/account/undo-deletion",
    access: "public",
    summary: "Keeps the account after all, with the link from the mail.",
    body: z.object({ token: mailToken }),
    reply: done,
  },
});
