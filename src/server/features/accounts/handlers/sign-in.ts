import { createHash } from "node:crypto";
import type { accountEndpoints } from "#contract/accounts.ts";
import { wrongPasswords } from "#domain/accounts/login-throttle.ts";
import { fail } from "#server/app-error.ts";
import type { Call, Handlers } from "#server/http/api/handler.ts";
import type { Visit } from "#server/http/guards/session.ts";
import type { Asker } from "#server/fair-queue.ts";
import { record, recordWithin, sendLink, type AccountServices } from "../account-services.ts";
import { mayWrite, ofInbox } from "#server/work/letter-allowance.ts";
import { verifyMail } from "../mails/verify-mail.tsx";
import { presentUser } from "../present.ts";
import { loginGuardStore } from "../stores/login-guard.ts";
import { refuseIfKept } from "../stores/mail-tokens.ts";
import { userStore, type UserRow } from "../stores/users.ts";

type LoginRow = (typeof accountEndpoints)["login"];
type SignInRows = Pick<typeof accountEndpoints, "readUser" | "login" | "register" | "logout">;

export function signInHandlers(services: AccountServices): Handlers<SignInRows> {
  const { database, inTransaction, clock, passwords, limits } = services;
  const users = userStore(database.queries);
  const guard = loginGuardStore(database);

  /** A browser that has been here before is judged by its own mistakes, not by what strangers do from its address or at its account. */
  async function knownAttempt(device: string, userId: number): Promise<Attempt> {
    const key = `known ${userId} ${digest(device)}`;
    await guard.attempt(key, clock.now());
    return {
      asker: { name: key, isKnown: true },
      giveBack: () => guard.giveBack(key),
      succeeded: () => guard.succeeded(key),
    };
  }

  /** A stranger is judged by what was typed, whether there is such an account or not: to wait must tell nothing about it. */
  async function strangersAttempt({ body, visit, count }: Call<LoginRow>): Promise<Attempt> {
    const key = `typed ${digest(plainly(body.username))}`;
    const counted = await count("wrong passwords", wrongPasswords);
    await guard.attempt(key, clock.now()).catch((error: unknown) => {
      counted.giveBack();
      throw error;
    });
    const giveBack = async () => {
      counted.giveBack();
      await guard.giveBack(key);
    };
    return { asker: strangerAt(visit), giveBack, succeeded: giveBack };
  }

  /** Counts an attempt before the password is compared, so that many at once do not slip through together. */
  async function attemptOf(call: Call<LoginRow>): Promise<Attempt> {
    const device = call.session.device();
    if (device === null) return strangersAttempt(call);
    const userId = await guard.accountKnowing(device, call.body.username, clock.now());
    return userId === null ? strangersAttempt(call) : knownAttempt(device, userId);
  }

  return {
    readUser: ({ viewer }) => viewer,

    async login(call) {
      const { body, session, visit } = call;
      const attempt = await attemptOf(call);
      const user = await users.findByName(body.username);
      const isRight = await passwords
        .verify(user?.passwordHash ?? null, body.password, attempt.asker)
        .catch(async (error: unknown) => {
          // Nothing was compared, so nothing was guessed.
          await attempt.giveBack();
          throw error;
        });
      if (!isRight || user === null) {
        if (user !== null) await record(services, user.id, "sign-in-failed", visit);
        return fail("invalid_credentials");
      }
      await attempt.succeeded();
      refuseIfGone(user);
      await session.start(user.id);
      // A new password that came in between ended every session there was, but could not end this one.
      if ((await users.find(user.id)).passwordHash !== user.passwordHash) {
        await session.end();
        return fail("invalid_credentials");
      }
      await guard.rememberDevice(session.keepDevice(), user.id, clock.now());
      await record(services, user.id, "signed-in", visit);
      return presentUser(user, clock.now());
    },

    async register({ body, session, visit }) {
      const { username, email, password } = body;
      const weakness = passwords.weakness(password, username);
      if (weakness !== null) fail("invalid_input", { fields: { password: weakness } });
      const passwordHash = await passwords.hash(password, strangerAt(visit));
      // Beforehand, so that a letter is counted only where one is written.
      if (await users.isTaken(username, email)) fail("account_taken");
      const isLetterDue = await mayWrite(limits, ofInbox(email));
      const user = await inTransaction(async (within) => {
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

/** Somebody's try at a password, which has been counted. */
interface Attempt {
  readonly asker: Asker;
  giveBack(): Promise<void>;
  succeeded(): Promise<void>;
}

const strangerAt = ({ address }: Visit): Asker => ({ name: address, isKnown: false });

/** The same for every way to write what the database takes for the same name. */
const plainly = (name: string): string => name.normalize("NFKC").toUpperCase().toLowerCase();

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Said only to somebody who knows the password. */
function refuseIfGone({ suspendedAt, deletionDueAt }: UserRow): void {
  if (suspendedAt !== null) fail("account_suspended");
  if (deletionDueAt !== null) fail("account_leaving");
}
