import type { Clock } from "#server/adapters/clock/port.ts";
import type { Database } from "#server/adapters/database/port.ts";
import type { SessionKeeper } from "#server/http/guards/session.ts";
import { presentUser } from "./present.ts";
import { findSession, sessionLookUp, sessionStore, type LookedUp } from "./stores/sessions.ts";

/** Sessions as the HTTP layer needs them. */
export function sessionKeeper(database: Database, clock: Clock): SessionKeeper {
  const store = sessionStore(database.queries);
  const lookUp = database.prepareLookUp<LookedUp>("session_look_up", sessionLookUp);
  return {
    start: (userId, visit) => store.start(userId, visit, clock.now()),
    async find(token) {
      const now = clock.now();
      const found = await findSession(lookUp, token, now);
      if (found === null) return null;
      // With the disk full, being seen goes unrecorded rather than being refused.
      if (found.isTouchDue && database.storage.hasRoom()) await store.touch(token, now);
      const { user, sessionId, ownChanges } = found;
      return { user: presentUser(user, now), sessionId, ownChanges };
    },
    end: (token) => store.end(token),
  };
}
