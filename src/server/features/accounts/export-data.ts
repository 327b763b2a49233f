import { eq } from "drizzle-orm";
import type { Queries } from "#server/adapters/database/port.ts";
import { knownDevices } from "#server/adapters/database/schema.ts";
import type { DataOfUser } from "#server/feature.ts";
import { deviceName } from "./device-name.ts";
import { mailTokenStore } from "./stores/mail-tokens.ts";
import { securityEventStore } from "./stores/security-events.ts";
import { sessionStore } from "./stores/sessions.ts";
import { userStore } from "./stores/users.ts";

/** Everything we hold about a user, in words. Of secrets it says that they exist, not what they are. */
export async function exportOf(
  db: Queries,
  viewer: { readonly id: number; readonly isPremium: boolean },
  now: Date,
  otherData: readonly DataOfUser[],
): Promise<Record<string, unknown>> {
  const userId = viewer.id;
  const user = await userStore(db).find(userId);
  const sessions = await sessionStore(db).listFor(userId, now);
  const events = await securityEventStore(db).listFor(userId, 100_000);
  const devices = await db
    .select({ seenAt: knownDevices.seenAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
  const others = await Promise.all(otherData.map((dataOf) => dataOf(db, viewer)));
  return {
    exportedAt: now.toISOString(),
    account: {
      id: user.id,
      username: user.username,
      email: user.email,
      emailVerifiedAt: user.emailVerifiedAt,
      hasPassword: user.passwordHash !== null,
      isAdmin: user.isAdmin,
      isEmployer: user.isEmployer,
      premiumUntil: user.premiumUntil,
      createdAt: user.createdAt,
    },
    sessions: sessions.map(({ id, createdAt, lastSeenAt, userAgent, address }) => ({
      id,
      startedAt: createdAt,
      lastSeenAt,
      device: deviceName(userAgent),
      userAgent,
      address,
    })),
    rememberedDevices: devices,
    openMailLinks: await mailTokenStore(db).listFor(userId),
    securityEvents: events.map(({ kind, at, firstAt, times, userAgent, address }) => ({
      kind,
      at,
      firstAt: firstAt ?? at,
      times,
      userAgent,
      address,
    })),
    ...Object.assign({}, ...others),
  };
}
