import { z } from "zod";
import { willRenew } from "#domain/membership/subscription.ts";
import type { QueuedTask } from "#server/work/port.ts";
import { findSubscriptions, refreshSubscription } from "./ask-provider.ts";
import { settleLost } from "../settle/settle-lost.ts";
import { stopRenewal } from "../account/switch-renewal.ts";
import { notePart } from "../settle/money-back.ts";
import {
  findSubscription,
  subscriptionsOf,
  unlinkedOf,
  type SubscriptionRow,
} from "../stores/subscriptions.ts";
import { settle, type MembershipServices } from "../membership-services.ts";
import {
  findSubscriptionsName,
  refreshSubscriptionName,
  settleChargeName,
  stopRenewalsName,
} from "./names.ts";

const part = z.object({
  kind: z.enum(["refund", "dispute", "reversal"]),
  reference: z.string(),
  key: z.string(),
  cents: z.int().nullable(),
});
const settleData = z.object({ reference: z.string(), part: part.optional() });
const refreshData = z.object({ code: z.string() });
const learnData = z.object({ customerCode: z.string() });
const stopData = z.union([
  z.object({ userId: z.int() }),
  z.object({ code: z.string() }),
  z.object({ customerCode: z.string() }),
]);

/** Questions that some event gave rise to. If the provider does not answer, the queue asks again. */
export const membershipQueuedTasks = (services: MembershipServices): readonly QueuedTask[] => [
  {
    name: settleChargeName,
    async run(data) {
      const { reference, part } = settleData.parse(data);
      const charge = await services.payments.findCharge(reference);
      if (charge !== null) await settleLost(services, charge, "reconciliation");
      if (part !== undefined)
        await settle(services, (settling) => notePart(settling, part, "webhook"));
    },
  },
  {
    name: refreshSubscriptionName,
    async run(data) {
      await refreshSubscription(services, refreshData.parse(data).code);
    },
  },
  {
    name: findSubscriptionsName,
    run: (data) => findSubscriptions(services, learnData.parse(data).customerCode),
  },
  {
    name: stopRenewalsName,
    async run(data) {
      const rows = await rowsFor(services, stopData.parse(data));
      for (const row of rows.filter(({ state }) => willRenew(state)))
        await stopRenewal(services, row, "reconciliation");
    },
  },
];

async function rowsFor(
  { database }: MembershipServices,
  data: z.output<typeof stopData>,
): Promise<SubscriptionRow[]> {
  if ("userId" in data) return subscriptionsOf(database.queries, data.userId);
  if ("customerCode" in data) return unlinkedOf(database.queries, data.customerCode);
  const row = await findSubscription(database.queries, data.code);
  return row === null ? [] : [row];
}
