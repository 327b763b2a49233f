import { isGivenUp } from "#domain/membership/settling.ts";
import { PaymentsUnavailable } from "#server/adapters/payments/port.ts";
import type { ScheduledTask } from "#server/work/port.ts";
import { sendReceipt } from "../mails/send-receipt.ts";
import { settleCharge } from "../settle/settle-charge.ts";
import { changeUnsettled, unsettled, withoutReceipt, type PaymentRow } from "../stores/payments.ts";
import { settle, type MembershipServices } from "../membership-services.ts";
import { forEach } from "./each.ts";

const mostAtOnce = 200;

/** Asks about payments of which nothing was heard: who paid becomes premium, even if they closed the tab and no webhook came. */
export function settlePaymentsTask(services: MembershipServices): ScheduledTask {
  const { database, clock } = services;
  // A process that has just started may have died between somebody's payment and its counting.
  let isFirst = true;
  return {
    name: "settle-payments",
    isDueAtStart: true,
    cron: "* * * * *",
    async run(signal) {
      const due = await unsettled(database.queries, isFirst ? "all" : clock.now(), mostAtOnce);
      isFirst = false;
      await forEach(services, due, (payment) => settleOne(services, payment), signal);
      // Of payments that had gone back and count again, or that were counted before receipts were part of it.
      const unsent = await withoutReceipt(database.queries, mostAtOnce);
      const send = ({ id }: PaymentRow) =>
        settle(services, (settling) => sendReceipt(settling, id));
      await forEach(services, unsent, send, signal);
    },
  };
}

export async function settleOne(
  services: MembershipServices,
  { id, reference, startedAt, checks }: PaymentRow,
): Promise<void> {
  const { database, clock, payments } = services;
  const now = clock.now();
  const look = (change: object) =>
    changeUnsettled(database.queries, id, { checkedAt: now, ...change });
  const charge = await payments.findCharge(reference).catch(async (error: unknown) => {
    // Asked again as soon as this time: it is not the customer who is slow.
    if (error instanceof PaymentsUnavailable) await look({});
    throw error;
  });
  const verdict =
    charge === null ? "unknown" : await settleCharge(services, charge, "reconciliation");
  if (verdict === "paid" || verdict === "returned" || verdict === "refused") return;
  const isOver = isGivenUp(startedAt, verdict === "under-way", now);
  const state = verdict === "failed" ? "failed" : "abandoned";
  await look({ checks: checks + 1, ...(isOver && { state }) });
}
