import type { SecurityEventKind } from "#domain/accounts/security-events.ts";
import type { LinkPurpose } from "#domain/accounts/mail-links.ts";
import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database, Queries } from "#server/adapters/database/port.ts";
import type { Mail } from "#server/adapters/email/port.ts";
import type { Logger } from "#server/adapters/log/port.ts";
import type { Passwords } from "#server/adapters/passwords/port.ts";
import type { Visit } from "#server/http/guards/session.ts";
import type { Enqueue, Together, Within } from "#server/work/port.ts";
import { mailTokenStore } from "./stores/mail-tokens.ts";
import { securityEventStore } from "./stores/security-events.ts";
import type { UserRow } from "./stores/users.ts";

/** What the account handlers need. */
export interface AccountServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly passwords: Passwords;
  readonly together: Together;
  readonly enqueue: Enqueue;
  readonly appUrl: string;
  /** What the other features hold about a user. */
  readonly otherData: readonly DataOfUser[];
}

/** Everything one feature holds about a user, in words, under names of its own. */
export type DataOfUser = (
  db: Queries,
  user: { readonly id: number; readonly isPremium: boolean },
) => Promise<Record<string, unknown>>;

/** Writes into the account's own record, and into the log for whoever watches over all of them. */
export async function record(
  { database, clock, log }: Pick<AccountServices, "database" | "clock" | "log">,
  userId: number,
  kind: SecurityEventKind,
  visit: Visit,
): Promise<void> {
  log.info("security event", { kind, userId, address: visit.address });
  await securityEventStore(database.queries).record(userId, kind, visit, clock.now());
}

const pages: Readonly<Record<LinkPurpose, string>> = {
  "verify-email": "/account/confirm-email",
  "change-email": "/account/confirm-email",
  "reset-password": "/auth/reset-password",
  "undo-deletion": "/account/undo-deletion",
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
