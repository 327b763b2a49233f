import type { accountEndpoints } from "#contract/accounts.ts";
import type { adminUserEndpoints } from "#contract/admin/users.ts";
import type { Feature } from "#server/feature.ts";
import { adminUserHandlers } from "./admin/handlers.ts";
import { recoveryHandlers } from "./handlers/recovery.ts";
import { settingsHandlers } from "./handlers/settings.ts";
import { signInHandlers } from "./handlers/sign-in.ts";
import { loginGuardStore } from "./stores/login-guard.ts";
import { mailTokenStore } from "./stores/mail-tokens.ts";
import { securityEventStore } from "./stores/security-events.ts";
import { sessionStore } from "./stores/sessions.ts";
import { userStore } from "./stores/users.ts";
import { requestResetTask } from "./tasks.ts";

export const accounts: Feature<typeof accountEndpoints & typeof adminUserEndpoints> = {
  handlers(given) {
    const services = { ...given, enqueue: given.queue.enqueue };
    return {
      ...signInHandlers(services),
      ...recoveryHandlers(services),
      ...settingsHandlers(services),
      ...adminUserHandlers(services),
    };
  },
  tasks(services) {
    const { database } = services;
    const { queries } = database;
    return {
      queued: [requestResetTask(services)],
      sweepers: [
        sessionStore(queries).removeExpired,
        mailTokenStore(queries).removeExpired,
        loginGuardStore(database).removeOld,
        securityEventStore(queries).removeOld,
        userStore(queries).removeDue,
      ],
    };
  },
};
