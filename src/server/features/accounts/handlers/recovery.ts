import type { accountEndpoints } from "#contract/accounts.ts";
import { fail } from "#server/app-error.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import type { SessionOfRequest } from "#server/http/guards/session.ts";
import { recordWithin, sendLink, tellOfTheirs, type AccountServices } from "../account-services.ts";
import { countLetter, mayWrite, ofAccount, ofInbox } from "#server/work/letter-allowance.ts";
import { emailChangedMail, emailChangeUndoneMail } from "../mails/email-mails.tsx";
import { passwordChangedMail, resetMail } from "../mails/password-mails.tsx";
import { loginGuardStore } from "../stores/login-guard.ts";
import { mailTokenStore, refuseIfKept } from "../stores/mail-tokens.ts";
import { sessionStore } from "../stores/sessions.ts";
import { hashOf } from "../stores/tokens.ts";
import { userStore } from "../stores/users.ts";
import { requestReset } from "../tasks.ts";

type RecoveryRows = Pick<
  typeof accountEndpoints,
  "verifyEmail" | "undoEmailChange" | "forgotPassword" | "resetPassword" | "undoDeletion"
>;

/** What works with a link from a mail instead of a session. */
export function recoveryHandlers(services: AccountServices): Handlers<RecoveryRows> {
  const { database, inTransaction, clock, passwords, enqueue, limits } = services;

  /** The account behind a link that has not been used yet. */
  async function ownerOf(token: string, purpose: "change-email" | "reset-password") {
    const link = await mailTokenStore(database.queries).find(token, [purpose], clock.now());
    return link === null ? null : userStore(database.queries).find(link.userId);
  }

  /** Whoever opened the link has the mailbox; of the other browsers nobody knows whose they are. */
  const knowOnlyThisBrowser = (tx: Queries, userId: number, session: SessionOfRequest) =>
    loginGuardStore({ ...database, queries: tx }).rememberOnly(
      session.keepDevice(),
      userId,
      clock.now(),
    );

  return {
    async verifyEmail({ body, visit }) {
      const changing = await ownerOf(body.token, "change-email");
      // No address is left without the letter that leads back to it: where that may not be written, the change waits.
      if (changing !== null && changing.emailVerifiedAt === null)
        await countLetter(limits, ofInbox(changing.email));
      await inTransaction(async (within) => {
        const all = { ...services, ...within };
        const links = mailTokenStore(within.tx);
        const link = await links.use(body.token, ["verify-email", "change-email"], clock.now());
        if (link === null) return fail("link_expired");
        const before = await userStore(within.tx).find(link.userId);
        // A link to an address that has been changed since confirms nothing.
        if (link.purpose === "verify-email" && link.email !== before.email)
          return fail("link_expired");
        if (before.suspendedAt !== null) return fail("account_suspended");
        await userStore(within.tx).setVerifiedEmail(before.id, link.email, clock.now());
        if (link.purpose === "verify-email")
          return recordWithin(all, before.id, "email-verified", visit);
        await refuseIfKept(within.tx, before, link.email, clock.now());
        await links.end(before.id, "new-address");
        await sendLink(all, before, "undo-email-change", before.email, (undo) =>
          emailChangedMail(before.username, undo),
        );
        await recordWithin(all, before.id, "email-changed", visit);
      });
      return { ok: true };
    },

    /**
     * For an owner who was robbed, so it takes everything from whoever is inside: sessions, links, remembered browsers, and
     * the password, which the thief may know. A deletion can only have been asked for after the change, and ends too.
     */
    async undoEmailChange({ body, session, visit }) {
      await inTransaction(async (within) => {
        const all = { ...services, ...within };
        const { tx, mailer } = within;
        const links = mailTokenStore(tx);
        const link = await links.use(body.token, ["undo-email-change"], clock.now());
        if (link === null) return fail("link_expired");
        const before = await userStore(tx).find(link.userId);
        await userStore(tx).setVerifiedEmail(before.id, link.email, clock.now(), "address_taken");
        await userStore(tx).setPassword(before.id, null);
        await userStore(tx).setDeletionDue(before.id, null);
        await links.end(before.id, "old-address-back");
        await links.endLaterWaysBack(link);
        await sessionStore(tx).endAll(before.id, null);
        await knowOnlyThisBrowser(tx, before.id, session);
        if (before.email !== link.email)
          await mailer.send({ to: before.email, ...emailChangeUndoneMail(before.username) });
        await sendLink(all, before, "reset-password", link.email, (reset) =>
          resetMail(before.username, reset),
        );
        await recordWithin(all, before.id, "email-change-undone", visit);
      });
      return { ok: true };
    },

    /** Who exists is found out later, in the background: here nothing depends on it, not even the time it takes. */
    async forgotPassword({ body, session, visit }) {
      const device = session.device();
      await enqueue(requestReset, {
        email: body.email,
        device: device === null ? null : Buffer.from(hashOf(device)).toString("hex"),
        ...visit,
      });
      return { ok: true };
    },

    async resetPassword({ body, session, visit }) {
      const owner = await ownerOf(body.token, "reset-password");
      if (owner === null) return fail("link_expired");
      const weakness = passwords.weakness(body.newPassword, owner.username);
      if (weakness !== null) return fail("invalid_input", { fields: { newPassword: weakness } });
      const asker = { name: visit.address, isKnown: false };
      const passwordHash = await passwords.hash(body.newPassword, asker);
      const isTold = await mayWrite(limits, ofAccount(owner, "told"));
      await inTransaction(async (within) => {
        const { tx, mailer } = within;
        const link = await mailTokenStore(tx).use(body.token, ["reset-password"], clock.now());
        if (link === null) return fail("link_expired");
        const { id, username, email } = await userStore(tx).find(link.userId);
        if (link.email !== email) return fail("link_expired");
        await userStore(tx).setPassword(id, passwordHash);
        // Whoever opened this link reads the mail to this address.
        await userStore(tx).setVerifiedEmail(id, email, clock.now());
        await mailTokenStore(tx).end(id, "new-password");
        await sessionStore(tx).endAll(id, null);
        await knowOnlyThisBrowser(tx, id, session);
        if (isTold) await mailer.send({ to: email, ...passwordChangedMail(username) });
        await recordWithin({ ...services, ...within }, id, "password-reset", visit);
      });
      return { ok: true };
    },

    async undoDeletion({ body, visit }) {
      await inTransaction(async (within) => {
        const { tx } = within;
        const used = await mailTokenStore(tx).use(body.token, ["undo-deletion"], clock.now());
        if (used === null) return fail("link_expired");
        await userStore(tx).setDeletionDue(used.userId, null);
        await recordWithin({ ...services, ...within }, used.userId, "deletion-undone", visit);
        await tellOfTheirs(services, tx);
      });
      return { ok: true };
    },
  };
}
