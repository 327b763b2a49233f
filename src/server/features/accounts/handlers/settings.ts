import { eventReply, sessionReply, type accountEndpoints } from "#contract/accounts.ts";
import { deletionGraceMs } from "#domain/accounts/mail-links.ts";
import { fail } from "#server/app-error.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";
import { record, sendLink, type AccountServices } from "../account-services.ts";
import { deviceName } from "../device-name.ts";
import { exportOf } from "../export-data.ts";
import { deletionMail } from "../mails/deletion-mail.tsx";
import { changeEmailMail } from "../mails/email-mails.tsx";
import { passwordChangedMail } from "../mails/password-mails.tsx";
import { verifyMail } from "../mails/verify-mail.tsx";
import { loginGuardStore } from "../stores/login-guard.ts";
import { mailTokenStore } from "../stores/mail-tokens.ts";
import { securityEventStore } from "../stores/security-events.ts";
import { sessionStore } from "../stores/sessions.ts";
import { userStore, type UserRow } from "../stores/users.ts";

type SettingsRows = Omit<
  typeof accountEndpoints,
  | "readUser"
  | "login"
  | "register"
  | "logout"
  | "verifyEmail"
  | "forgotPassword"
  | "resetPassword"
  | "undoDeletion"
>;

const eventsShown = 100;

export function settingsHandlers(
  services: AccountServices & { readonly showRows: ShowRows },
): Handlers<SettingsRows> {
  const { database, together, clock, passwords, showRows } = services;
  const users = userStore(database.queries);
  const sessions = sessionStore(database.queries);
  const events = securityEventStore(database.queries);
  const guard = loginGuardStore(database);

  /** Guessing here is slowed down like guessing at the door: a borrowed session must not become a stolen account. */
  async function confirmPassword(
    userId: number,
    password: string,
    field: string,
  ): Promise<UserRow> {
    const user = await users.find(userId);
    const key = `confirm ${userId}`;
    await guard.attempt(key, clock.now());
    if (!(await passwords.verify(user.passwordHash, password))) {
      return fail("wrong_password", { fields: { [field]: "That is not your current password" } });
    }
    await guard.succeeded(key);
    return user;
  }

  return {
    async readAccount({ viewer }) {
      const { emailVerifiedAt, createdAt } = await users.find(viewer.id);
      return { isEmailVerified: emailVerifiedAt !== null, memberSince: createdAt.toISOString() };
    },

    async resendVerification({ viewer }) {
      const user = await users.find(viewer.id);
      if (user.emailVerifiedAt === null) {
        await together((within) =>
          sendLink({ ...services, ...within }, user, "verify-email", user.email, (link) =>
            verifyMail(user.username, link),
          ),
        );
      }
      return { ok: true };
    },

    async changePassword({ viewer, body, session, visit }) {
      const user = await confirmPassword(viewer.id, body.currentPassword, "currentPassword");
      const weakness = passwords.weakness(body.newPassword, user.username);
      if (weakness !== null) fail("invalid_input", { fields: { newPassword: weakness } });
      const passwordHash = await passwords.hash(body.newPassword);
      await together(async ({ tx, mailer }) => {
        await userStore(tx).setPassword(user.id, passwordHash);
        await mailTokenStore(tx).revoke(user.id, "reset-password");
        await sessionStore(tx).endAll(user.id, null);
        await mailer.send({ to: user.email, ...passwordChangedMail(user.username) });
      });
      await session.start(user.id);
      await record(services, user.id, "password-changed", visit);
      return { ok: true };
    },

    async changeEmail({ viewer, body, visit }) {
      const user = await confirmPassword(viewer.id, body.password, "password");
      await together((within) =>
        sendLink({ ...services, ...within }, user, "change-email", body.email, (link) =>
          changeEmailMail(user.username, link),
        ),
      );
      await record(services, user.id, "email-change-requested", visit);
      return { ok: true };
    },

    async listSessions({ viewer, session }) {
      const thisOne = await session.id();
      const rows = await sessions.listFor(viewer.id, clock.now());
      return showRows("sessions", rows, ({ id, userAgent, address, createdAt, lastSeenAt }) =>
        sessionReply.parse({
          id,
          isThisDevice: id === thisOne,
          device: deviceName(userAgent),
          address,
          startedAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
        }),
      );
    },

    async endSession({ viewer, params, visit }) {
      if (!(await sessions.endOne(params.id, viewer.id))) fail("not_found");
      await record(services, viewer.id, "session-ended", visit);
      return { ok: true };
    },

    async endOtherSessions({ viewer, session, visit }) {
      await sessions.endAll(viewer.id, await session.id());
      await record(services, viewer.id, "session-ended", visit);
      return { ok: true };
    },

    async listEvents({ viewer }) {
      const rows = await events.listFor(viewer.id, eventsShown);
      return showRows("events", rows, ({ kind, at, userAgent, address }) =>
        eventReply.parse({ kind, at: at.toISOString(), device: deviceName(userAgent), address }),
      );
    },

    async exportData({ viewer, visit }) {
      await record(services, viewer.id, "data-exported", visit);
      return exportOf(database.queries, viewer, clock.now(), services.otherData);
    },

    async deleteAccount({ viewer, body, session, visit }) {
      const user = await confirmPassword(viewer.id, body.password, "password");
      const dueAt = new Date(clock.now().getTime() + deletionGraceMs);
      // Without the link in the mail there would be no way back.
      await together(async (within) => {
        await userStore(within.tx).setDeletionDue(user.id, dueAt);
        await sessionStore(within.tx).endAll(user.id, null);
        await sendLink({ ...services, ...within }, user, "undo-deletion", user.email, (link) =>
          deletionMail(user.username, link, dueAt),
        );
      });
      await session.end();
      await record(services, user.id, "deletion-requested", visit);
      return { ok: true };
    },
  };
}
