import type { accountEndpoints } from "#contract/accounts.ts";
import { fail } from "#server/app-error.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { record, type AccountServices } from "../account-services.ts";
import { emailChangedMail } from "../mails/email-mails.tsx";
import { passwordChangedMail } from "../mails/password-mails.tsx";
import { loginGuardStore } from "../stores/login-guard.ts";
import { mailTokenStore } from "../stores/mail-tokens.ts";
import { sessionStore } from "../stores/sessions.ts";
import { userStore } from "../stores/users.ts";
import { requestReset } from "../tasks.ts";

type RecoveryRows = Pick<
  typeof accountEndpoints,
  "verifyEmail" | "forgotPassword" | "resetPassword" | "undoDeletion"
>;

/** What works with a link from a mail instead of a session. */
export function recoveryHandlers(services: AccountServices): Handlers<RecoveryRows> {
  const { database, together, clock, passwords, enqueue } = services;

  return {
    async verifyEmail({ body, visit }) {
      const { userId, isChange } = await together(async ({ tx, mailer }) => {
        const link = await mailTokenStore(tx).use(
          body.token,
          ["verify-email", "change-email"],
          clock.now(),
        );
        if (link === null) return fail("link_expired");
        const before = await userStore(tx).find(link.userId);
        // A link to an address that has been changed since confirms nothing.
        if (link.purpose === "verify-email" && link.email !== before.email)
          return fail("link_expired");
        await userStore(tx).setVerifiedEmail(link.userId, link.email, clock.now());
        const isChange = link.purpose === "change-email";
        if (isChange)
          await mailer.send({ to: before.email, ...emailChangedMail(before.username, link.email) });
        return { userId: before.id, isChange };
      });
      await record(services, userId, isChange ? "email-changed" : "email-verified", visit);
      return { ok: true };
    },

    /** Who exists is found out later, in the background: here nothing depends on it, not even the time it takes. */
    async forgotPassword({ body, visit }) {
      await enqueue(requestReset, { email: body.email, ...visit });
      return { ok: true };
    },

    async resetPassword({ body, session, visit }) {
      const asker = { name: visit.address, isKnown: false };
      const passwordHash = await passwords.hash(body.newPassword, asker);
      const userId = await together(async ({ tx, mailer }) => {
        const link = await mailTokenStore(tx).use(body.token, ["reset-password"], clock.now());
        if (link === null) return fail("link_expired");
        const found = await userStore(tx).find(link.userId);
        const weakness = passwords.weakness(body.newPassword, found.username);
        if (weakness !== null) return fail("invalid_input", { fields: { newPassword: weakness } });
        await userStore(tx).setPassword(found.id, passwordHash);
        await sessionStore(tx).endAll(found.id, null);
        await mailer.send({ to: found.email, ...passwordChangedMail(found.username) });
        return found.id;
      });
      // Whoever opened the link has the mailbox; of the other browsers nobody knows whose they are.
      await loginGuardStore(database).rememberOnly(session.keepDevice(), userId, clock.now());
      await record(services, userId, "password-reset", visit);
      return { ok: true };
    },

    async undoDeletion({ body, visit }) {
      const link = await database.transaction(async (tx) => {
        const used = await mailTokenStore(tx).use(body.token, ["undo-deletion"], clock.now());
        if (used === null) return fail("link_expired");
        await userStore(tx).setDeletionDue(used.userId, null);
        return used;
      });
      await record(services, link.userId, "deletion-undone", visit);
      return { ok: true };
    },
  };
}
