import { loginGuardStore } from "#server/features/accounts/stores/login-guard.ts";
import { mailTokenStore } from "#server/features/accounts/stores/mail-tokens.ts";
import { securityEventStore } from "#server/features/accounts/stores/security-events.ts";
import { sessionStore } from "#server/features/accounts/stores/sessions.ts";
import { userStore } from "#server/features/accounts/stores/users.ts";
import { requestResetTask } from "#server/features/accounts/tasks.ts";
import { workOutPayNightly, workOutPayTask } from "#server/features/jobs/work-out-pay.ts";
import { newestTable } from "#server/features/rates/store.ts";
import { findLostName, findLostTask } from "#server/features/membership/tasks/find-lost.ts";
import { remindersTask } from "#server/features/membership/tasks/reminders.ts";
import { membershipQueuedTasks } from "#server/features/membership/tasks/queued.ts";
import { reconcileTask, renewalsTask } from "#server/features/membership/tasks/renewals.ts";
import {
  settlePaymentsName,
  settlePaymentsTask,
} from "#server/features/membership/tasks/settle-payments.ts";
import { rateLimiter } from "#server/http/limits/rate-limit.ts";
import type { Services } from "#server/services.ts";
import { savedJobs } from "#server/adapters/database/schema.ts";
import { deleteForGood } from "#server/undoable-deletion.ts";
import { housekeeping } from "./housekeeping.ts";
import { sendMailTask } from "./mail-task.ts";
import type { QueuedTask, ScheduledTask } from "./port.ts";

/** Everything that happens by itself. */
export function scheduledTasks(services: Services): readonly ScheduledTask[] {
  const { database, clock } = services;
  const { queries } = database;
  const paying = payingServices(services);
  return [
    settlePaymentsTask(paying),
    findLostTask(paying),
    renewalsTask(paying),
    reconcileTask(paying),
    remindersTask(paying),
    housekeeping({
      database,
      clock,
      sweepers: [
        sessionStore(queries).removeExpired,
        mailTokenStore(queries).removeExpired,
        loginGuardStore(database).removeOld,
        securityEventStore(queries).removeOld,
        userStore(queries).removeDue,
        deleteForGood(queries, savedJobs),
      ],
    }),
    workOutPayNightly(database, newestTable),
  ];
}

/** Everything that happens because somebody asked. */
export function queuedTasks(services: Services): readonly QueuedTask[] {
  const { config, database, clock, mailTransport, secrets } = services;
  const limits = rateLimiter(database, clock);
  return [
    sendMailTask(mailTransport, secrets),
    requestResetTask({ ...services, limits, appUrl: config.appUrl }),
    workOutPayTask(database, newestTable),
    ...membershipQueuedTasks(payingServices(services)),
  ];
}

/** What cannot wait for its turn: money may have come in while nobody was here. */
export const dueAtStart: readonly string[] = [settlePaymentsName, findLostName];

const payingServices = (services: Services) => ({ ...services, appUrl: services.config.appUrl });
