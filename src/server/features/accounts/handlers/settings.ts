import { eventReply, sessionReply, type accountEndpoints } from "#contract/accounts.ts";
import { linesPerKind } from "#domain/accounts/security-events.ts";
import { deletionGraceMs } from "#domain/accounts/mail-links.ts";
import { fail } from "#server/app-error.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";
import type { Asker } from "#server/fair-queue.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import { refuseLastAdmin } from "../admin/deeds.ts";
import {
  record,
  recordWithin,
  sendLink,
  tellOfTheirs,
  type AccountServices,
} from "../account-services.ts";
import { deviceName } from "../device-name.ts";
import { exportOf } from "../export-data.ts";
import { countLetter, mayWrite, ofAccount, ofInbox } from "#server/work/letter-allowance.ts";
import { deletionMail } from "../mails/deletion-mail.tsx";
import { changeEmailMail } from "../mails/email-mails.tsx";
import { passwordChangedMail } from "../mails/password-mails.tsx";
import { verifyMail } from "../mails/verify-mail.tsx";
import { loginGuardStore } from "../stores/login-guard.ts";
import { mailTokenStore } from "../stores/mail-tokens.ts";
import { securityEventStore } from "../stores/security-events.ts";
import { lockWhileSignedIn, sessionStore } from "../stores/sessions.ts";
import { userStore, type UserRow } from "../stores/users.ts";

type SettingsRows = Omit<
  typeof accountEndpoints,
  | "readUser"
  | "login"
  | "register"
  | "logout"
  | "verifyEmail"
  | "undoEmailChange"
  | "forgotPassword"
  | "resetPassword"
  | "undoDeletion"
>;

export function settingsHandlers(
  services: AccountServices & { readonly showRows: ShowRows },
): Handlers<SettingsRows> {
  const { database, inTransaction, clock, passwords, limits, showRows } = services;
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
    if (!(await passwords.verify(user.passwordHash, password, memberAs(userId)))) {
      return fail("wrong_password", { fields: { [field]: "That is not your current password" } });
    }
    await guard.succeeded(key);
    return user;
  }

  return {
    async readAccount({ viewer }) {
      const { emailVerifiedAt, createdAt } = await users.find(viewer.id);
      return {
        isEmailVerified: emailVerifiedAt !== null,
        isEmailRefused: (await users.refusedAt(viewer.id)) !== null,
        memberSince: createdAt.toISOString(),
      };
    },

    async resendVerification({ viewer }) {
      const user = await users.find(viewer.id);
      if (user.emailVerifiedAt === null || (await users.refusedAt(user.id)) !== null) {
        await countLetter(limits, ofInbox(user.email));
        await inTransaction((within) =>
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
      const passwordHash = await passwords.hash(body.newPassword, memberAs(user.id));
      const sessionId = await session.id();
      const isTold = await mayWrite(limits, ofAccount(user, "told"));
      await inTransaction(async (within) => {
        const { tx, mailer } = within;
        await lockWhileSignedIn(tx, user.id, sessionId);
        await userStore(tx).setPassword(user.id, passwordHash);
        await mailTokenStore(tx).end(user.id, "new-password");
        await sessionStore(tx).endAll(user.id, null);
        if (isTold) await mailer.send({ to: user.email, ...passwordChangedMail(user.username) });
        await recordWithin({ ...services, ...within }, user.id, "password-changed", visit);
      });
      await guard.rememberOnly(session.keepDevice(), user.id, clock.now());
      await session.start(user.id);
      // Whoever took the account back meanwhile ended every session there was, but could not end this one.
      if ((await users.find(user.id)).passwordHash !== passwordHash) {
        await sessions.endAll(user.id, null);
        fail("not_signed_in");
      }
      return { ok: true };
    },

    async changeEmail({ viewer, body, session, visit }) {
      const user = await confirmPassword(viewer.id, body.password, "password");
      const sessionId = await session.id();
      await countLetter(limits, ofInbox(body.email));
      await inTransaction(async (within) => {
        const all = { ...services, ...within };
        await lockWhileSignedIn(within.tx, user.id, sessionId);
        await mailTokenStore(within.tx).end(user.id, "change-request");
        await sendLink(all, user, "change-email", body.email, (link) =>
          changeEmailMail(user.username, link),
        );
        await recordWithin(all, user.id, "email-change-requested", visit);
      });
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
      await inTransaction(async (within) => {
        await lockUser(within.tx, viewer.id);
        if (!(await sessionStore(within.tx).endOne(params.id, viewer.id))) fail("not_found");
        await mailTokenStore(within.tx).end(viewer.id, "signing-out");
        await recordWithin({ ...services, ...within }, viewer.id, "session-ended", visit);
      });
      return { ok: true };
    },

    async endOtherSessions({ viewer, session, visit }) {
      const thisOne = await session.id();
      await inTransaction(async (within) => {
        await lockUser(within.tx, viewer.id);
        const ended = await sessionStore(within.tx).endAll(viewer.id, thisOne);
        await mailTokenStore(within.tx).end(viewer.id, "signing-out");
        if (ended > 0)
          await recordWithin({ ...services, ...within }, viewer.id, "session-ended", visit);
      });
      return { ok: true };
    },

    async listEvents({ viewer }) {
      const rows = await events.listFor(viewer.id, linesPerKind);
      return showRows("events", rows, ({ kind, at, firstAt, times, userAgent, address }) =>
        eventReply.parse({
          kind,
          at: at.toISOString(),
          firstAt: (firstAt ?? at).toISOString(),
          times,
          device: deviceName(userAgent),
          address,
        }),
      );
    },

    async exportData({ viewer, visit }) {
      await record(services, viewer.id, "data-exported", visit);
      return JSON.stringify(
        await exportOf(database.queries, viewer, clock.now(), services.otherData),
      );
    },

    async deleteAccount({ viewer, body, session, visit }) {
      const user = await confirmPassword(viewer.id, body.password, "password");
      const dueAt = new Date(clock.now().getTime() + deletionGraceMs);
      const sessionId = await session.id();
      // Without the link in the mail there would be no way back.
      await countLetter(limits, ofAccount(user, "told"));
      await inTransaction(async (within) => {
        const all = { ...services, ...within };
        if (user.isAdmin) await refuseLastAdmin(within.tx, user.id);
        await lockWhileSignedIn(within.tx, user.id, sessionId);
        await userStore(within.tx).setDeletionDue(user.id, dueAt);
        await mailTokenStore(within.tx).end(user.id, "deletion");
        await sessionStore(within.tx).endAll(user.id, null);
        await sendLink(all, user, "undo-deletion", user.email, (link) =>
          deletionMail(user.username, link, dueAt),
        );
        await recordWithin(all, user.id, "deletion-requested", visit);
        await tellOfTheirs(services, within.tx);
      });
      await session.end();
      return { ok: true };
    },
  };
}

const memberAs = (userId: number): Asker => ({ name: `user ${userId}`, isKnown: true });
