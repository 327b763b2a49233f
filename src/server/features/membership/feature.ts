import type { adminMembershipEndpoints } from "#contract/admin/membership.ts";
import type { membershipEndpoints } from "#contract/membership.ts";
import type { Feature } from "#server/feature.ts";
import { exportMembership } from "./account/export-data.ts";
import { membershipHandlers } from "./account/handlers.ts";
import { memberHandlers } from "./admin/handlers.ts";
import { payingHandlers } from "./pay/handlers.ts";
import { webhookHandlers } from "./settle/webhook-handlers.ts";
import { findLostTask } from "./tasks/find-lost.ts";
import { membershipQueuedTasks } from "./tasks/queued.ts";
import { remindersTask } from "./tasks/reminders.ts";
import { reconcileTask, renewalsTask } from "./tasks/renewals.ts";
import { settlePaymentsTask } from "./tasks/settle-payments.ts";

export const membership: Feature<typeof adminMembershipEndpoints & typeof membershipEndpoints> = {
  handlers: (services) => ({
    ...memberHandlers(services),
    ...membershipHandlers(services),
    ...payingHandlers(services),
    ...webhookHandlers(services),
  }),
  tasks: (services) => ({
    scheduled: [
      settlePaymentsTask(services),
      findLostTask(services),
      renewalsTask(services),
      reconcileTask(services),
      remindersTask(services),
    ],
    queued: membershipQueuedTasks(services),
  }),
  dataOfUser: exportMembership,
};
