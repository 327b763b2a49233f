import type { SecurityEventKind } from "#domain/accounts/security-events.ts";
import { paths } from "#domain/paths.ts";
import type { LinkPurpose } from "#domain/accounts/mail-links.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database } from "#server/adapters/database/port.ts";
import type { Mail } from "#server/adapters/email/port.ts";
import type { Logger } from "#server/adapters/log/port.ts";
import type { Passwords } from "#server/adapters/passwords/port.ts";
import type { DataOfUser } from "#server/feature.ts";
import type { Visit } from "#server/http/guards/session.ts";
import type { Limits } from "#server/work/letter-allowance.ts";
import type { Enqueue, InTransaction, Within } from "#server/work/port.ts";
import { mailTokenStore } from "./stores/mail-tokens.ts";
import { securityEventStore } from "./stores/security-events.ts";
import type { UserRow } from "./stores/users.ts";

/** What the account handlers need. */
export interface AccountServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly passwords: Passwords;
  readonly inTransaction: InTransaction;
  readonly enqueue: Enqueue;
  readonly limits: Limits;
  readonly appUrl: string;
  /** What the other features hold about a user. */
  readonly otherData: readonly DataOfUser[];
  /** Kinds of data that go and come with the accounts of those who put them there. */
  readonly topicsOfPeople: readonly string[];
}

/** Writes into the account's own record, and into the log for whoever watches over all of them. */
export const record = (
  { database, clock, log }: Pick<AccountServices, "database" | "clock" | "log">,
  userId: number,
  kind: SecurityEventKind,
  visit: Visit,
): Promise<void> => recordWithin({ tx: database.queries, clock, log }, userId, kind, visit);

/** The same as part of the change it tells of: with the change it is there, without it not. */
export async function recordWithin(
  { tx, clock, log }: Pick<Within, "tx" | "log"> & Pick<AccountServices, "clock">,
  userId: number,
  kind: SecurityEventKind,
  visit: Visit,
): Promise<void> {
  log.info("security event", { kind, userId, address: visit.address });
  await securityEventStore(tx).record(userId, kind, visit, clock.now());
}

const pages: Readonly<Record<LinkPurpose, string>> = {
  "verify-email": paths.confirmEmail,
  "change-email": paths.confirmEmail,
  "undo-email-change": paths.undoEmailChange,
  "reset-password": paths.resetPassword,
  "undo-deletion": paths.undoDeletion,
};

/** Sends a mail with a fresh link in it. The token is behind a `#`, so it reaches no server log and no referrer. */
export async function sendLink(
  { tx, mailer, clock, appUrl }: Within & Pick<AccountServices, "clock" | "appUrl">,
  { id }: Pick<UserRow, "id">,
  purpose: LinkPurpose,
  to: string,
  compose: (link: string) => Omit<Mail, "to">,
): Promise<void> {
  const token = await mailTokenStore(tx).issue({ userId: id, purpose, email: to }, clock.now());
  await mailer.send({ to, ...compose(`${appUrl}${pages[purpose]}#${token}`) });
}

/** What somebody put on public pages has gone with them, or is back: the word goes out with the change. */
export async function tellOfTheirs(
  { database, topicsOfPeople }: Pick<AccountServices, "database" | "topicsOfPeople">,
  tx: Within["tx"],
): Promise<void> {
  for (const topic of topicsOfPeople) await database.changes.announce(topic, tx);
}
