import { invoicesOf, type SimulatorState } from "../state.ts";

/** Moves everything of one customer into the past: to them it is as if that much time had gone by. */
export function moveBack(state: SimulatorState, customerId: number, milliseconds: number): void {
  const isTheirs = (one: { readonly customerId: number }) => one.customerId === customerId;
  const back = (moment: string) => new Date(Date.parse(moment) - milliseconds).toISOString();
  for (const one of state.transactions.filter(isTheirs)) {
    one.createdAt = back(one.createdAt);
    if (one.paidAt !== null) one.paidAt = back(one.paidAt);
  }
  for (const one of state.subscriptions.filter(isTheirs)) {
    one.createdAt = back(one.createdAt);
    one.nextPaymentAt = back(one.nextPaymentAt);
    if (one.cancelledAt !== null) one.cancelledAt = back(one.cancelledAt);
    for (const invoice of invoicesOf(state, one)) {
      invoice.createdAt = back(invoice.createdAt);
      invoice.periodStart = back(invoice.periodStart);
      invoice.periodEnd = back(invoice.periodEnd);
      if (invoice.paidAt !== null) invoice.paidAt = back(invoice.paidAt);
    }
  }
}
