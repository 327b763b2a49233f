import { createHash } from "node:crypto";
import type { accountEndpoints } from "#contract/accounts.ts";
import { failuresPerAddress } from "#domain/accounts/login-throttle.ts";
import { fail } from "#server/app-error.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { record, recordWithin, sendLink, type AccountServices } from "../account-services.ts";
import { mayWrite, ofInbox } from "../letter-allowance.ts";
import { verifyMail } from "../mails/verify-mail.tsx";
import { presentUser } from "../present.ts";
import { loginGuardStore } from "../stores/login-guard.ts";
import { refuseIfKept } from "../stores/mail-tokens.ts";
import { userStore, type UserRow } from "../stores/users.ts";

type SignInRows = Pick<typeof accountEndpoints, "readUser" | "login" | "register" | "logout">;

export function signInHandlers(services: AccountServices): Handlers<SignInRows> {
  const { database, together, clock, passwords, limits } = services;
  const users = userStore(database.queries);
  const guard = loginGuardStore(database);

  /** A browser that has been here before is judged by its own mistakes, not by a stranger's guesses at the account. */
  async function guardKey(
    user: UserRow | null,
    name: string,
    device: string | null,
  ): Promise<string> {
    if (user === null) return `nobody ${digest(name.toLowerCase())}`;
    const isKnown = device !== null && (await guard.isKnownDevice(device, user.id));
    return isKnown ? `account ${user.id} device ${digest(device)}` : `account ${user.id}`;
  }

  return {
    readUser: ({ viewer }) => viewer,

    async login({ body, session, visit }) {
      const fromHere = `failed logins ${visit.address}`;
      await limits.check(fromHere, failuresPerAddress);
      const user = await users.findByName(body.username);
      const key = await guardKey(user, body.username, session.device());
      await guard.attempt(key, clock.now());
      if (!(await passwords.verify(user?.passwordHash ?? null, body.password)) || user === null) {
        await limits.take(fromHere, failuresPerAddress);
        if (user !== null) await record(services, user.id, "sign-in-failed", visit);
        return fail("invalid_credentials");
      }
      refuseIfGone(user);
      await guard.succeeded(key);
      await guard.rememberDevice(session.keepDevice(), user.id, clock.now());
      await session.start(user.id);
      await record(services, user.id, "signed-in", visit);
      return presentUser(user, clock.now());
    },

    async register({ body, session, visit }) {
      const { username, email, password } = body;
      const weakness = passwords.weakness(password, username);
      if (weakness !== null) fail("invalid_input", { fields: { password: weakness } });
      const passwordHash = await passwords.hash(password);
      // Beforehand, so that a letter is counted only where one is written.
      if (await users.isTaken(username, email)) fail("account_taken");
      const isLetterDue = await mayWrite(limits, ofInbox(email));
      const user = await together(async (within) => {
        const all = { ...services, ...within };
        const created = await userStore(within.tx).create(
          { username, email, passwordHash },
          clock.now(),
        );
        await refuseIfKept(within.tx, created, email, clock.now());
        if (isLetterDue)
          await sendLink(all, created, "verify-email", email, (link) => verifyMail(username, link));
        await recordWithin(all, created.id, "registered", visit);
        return created;
      });
      await guard.rememberDevice(session.keepDevice(), user.id, clock.now());
      await session.start(user.id);
      return presentUser(user, clock.now());
    },

    async logout({ viewer, session, visit }) {
      if (viewer !== null) await record(services, viewer.id, "signed-out", visit);
      await session.end();
      return { ok: true };
    },
  };
}

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Said only to somebody who knows the password. */
function refuseIfGone({ suspendedAt, deletionDueAt }: UserRow): void {
  if (suspendedAt !== null) fail("account_suspended");
  if (deletionDueAt !== null) fail("account_leaving");
}
