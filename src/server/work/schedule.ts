import { sessionStore } from "#server/features/accounts/store.ts";
import type { Services } from "#server/services.ts";
import { housekeeping } from "./housekeeping.ts";
import type { ScheduledTask } from "./port.ts";

/** Everything that happens by itself. */
export function schedule({ database, clock }: Services): readonly ScheduledTask[] {
  const { removeExpired } = sessionStore(database.queries);
  return [housekeeping({ database, clock, removeExpiredSessions: removeExpired })];
}
