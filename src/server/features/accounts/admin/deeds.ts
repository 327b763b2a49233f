import { asc, eq, or } from "drizzle-orm";
import { isLastAdmin, type AccountDeed, type Standing } from "#domain/accounts/desk/desk-rules.ts";
import type { SecurityEventKind } from "#domain/accounts/security-events.ts";
import { changesBetween, type Deed } from "#domain/desk/audit-deeds.ts";
import type { Queries } from "#server/adapters/database/port.ts";
import { recordDeed, users } from "#server/adapters/database/schema.ts";
import { fail } from "#server/app-error.ts";
import type { Visit } from "#server/http/guards/session.ts";
import { mailTokenStore } from "../stores/mail-tokens.ts";
import { securityEventStore } from "../stores/security-events.ts";
import { sessionStore } from "../stores/sessions.ts";
import type { UserRow } from "../stores/users.ts";

type Change = Partial<Pick<UserRow, "isAdmin" | "isEmployer" | "suspendedAt">>;

interface Kind {
  readonly change: (now: Date) => Change;
  readonly deed: Deed;
  readonly event: SecurityEventKind;
}

const rights = (change: Change): Kind => ({
  change: () => change,
  deed: "user-rights-changed",
  event: "rights-changed",
});

const kinds: Readonly<Record<AccountDeed, Kind>> = {
  suspend: {
    change: (now) => ({ suspendedAt: now }),
    deed: "user-suspended",
    event: "suspended",
  },
  reinstate: {
    change: () => ({ suspendedAt: null }),
    deed: "user-reinstated",
    event: "reinstated",
  },
  "make-admin": rights({ isAdmin: true }),
  "unmake-admin": rights({ isAdmin: false }),
  "make-employer": rights({ isEmployer: true }),
  "unmake-employer": rights({ isEmployer: false }),
};

export interface DeskDeed {
  readonly deed: AccountDeed;
  readonly to: UserRow;
  /** The administrator; null for whoever sits at the server itself. */
  readonly byUserId: number | null;
  readonly reason: string | null;
  readonly visit: Visit;
  readonly now: Date;
}

/** The change with what follows from it and both records, the account's own and the desk's. Whether it may be done was asked before. */
export async function doToAccount(tx: Queries, given: DeskDeed): Promise<void> {
  const { deed, to, byUserId, reason, visit, now } = given;
  const kind = kinds[deed];
  const change = kind.change(now);
  await tx.update(users).set(change).where(eq(users.id, to.id));
  if (kind.event !== "rights-changed") await signOut(tx, to.id);
  await securityEventStore(tx).record(to.id, kind.event, visit, now);
  await recordDeed(tx, {
    at: now,
    byUserId,
    deed: kind.deed,
    subject: "user",
    subjectId: to.id,
    subjectName: to.username,
    reason,
    changes: changesBetween<Change>(to, change),
  });
}

/** Everywhere, and no link that was sent before leads back in. Returns how many devices that were. */
export async function signOut(tx: Queries, userId: number): Promise<number> {
  await mailTokenStore(tx).end(userId, "signing-out");
  return sessionStore(tx).endAll(userId, null);
}

/** Whoever leaves must not leave a desk behind at which nobody can work. */
export async function refuseLastAdmin(tx: Queries, userId: number): Promise<void> {
  const { admins, user } = await lockDesk(tx, userId);
  if (user !== null && isLastAdmin(user, admins)) fail("last_admin");
}

/** Everybody who might be the last administrator, and one more, so that no two deeds are weighed against the same picture. */
export async function lockDesk(
  tx: Queries,
  userId: number,
): Promise<{ readonly admins: readonly Standing[]; readonly user: UserRow | null }> {
  const rows = await tx
    .select()
    .from(users)
    .where(or(users.isAdmin, eq(users.id, userId)))
    .orderBy(asc(users.id))
    .for("update");
  return {
    admins: rows.filter(({ isAdmin }) => isAdmin),
    user: rows.find(({ id }) => id === userId) ?? null,
  };
}
