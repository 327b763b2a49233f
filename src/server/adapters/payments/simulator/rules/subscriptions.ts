import {
  customerOf,
  invoicesOf,
  type Invoice,
  type SimulatorState,
  type Subscription,
  type Transaction,
} from "../state.ts";
import { newId, type Book } from "./book.ts";
import { open, succeed } from "./transactions.ts";

/** A card payment with a plan subscribes, unless there is an active subscription to it already. */
export function subscribe(book: Book, transaction: Transaction, at: Date): Subscription | null {
  const { planCode, customerId, authorization } = transaction;
  if (planCode === null || authorization === null) return null;
  const state = book.state();
  const isThere = state.subscriptions.some(
    (one) => one.customerId === customerId && one.status === "active",
  );
  if (isThere) return null;
  const subscription: Subscription = {
    id: newId(state),
    code: `SUB_${book.random(15)}`,
    token: book.random(15),
    customerId,
    planCode,
    amount: book.plan.cents,
    status: "active",
    authorization,
    nextPaymentAt: yearAfter(at).toISOString(),
    createdAt: at.toISOString(),
    cancelledAt: null,
    manageToken: book.random(32),
  };
  state.subscriptions.push(subscription);
  return subscription;
}

/** Midnight of the same day next year; what began on the 29th to 31st is due on the 28th. */
function yearAfter(date: Date): Date {
  const day = Math.min(date.getUTCDate(), 28);
  return new Date(Date.UTC(date.getUTCFullYear() + 1, date.getUTCMonth(), day));
}

export function openInvoice(book: Book, subscription: Subscription, at: Date): Invoice {
  const state = book.state();
  const open = invoicesOf(state, subscription).find(({ status }) => status === "pending");
  if (open !== undefined) return open;
  const invoice: Invoice = {
    id: newId(state),
    code: `INV_${book.random(15)}`,
    subscriptionId: subscription.id,
    amount: subscription.amount,
    periodStart: subscription.nextPaymentAt,
    periodEnd: yearAfter(new Date(subscription.nextPaymentAt)).toISOString(),
    status: "pending",
    paidAt: null,
    transactionId: null,
    description: null,
    createdAt: at.toISOString(),
  };
  state.invoices.push(invoice);
  return invoice;
}

/** Charges the card again. What fails is not tried again before the next date, a year later. */
export async function renew(
  book: Book,
  subscription: Subscription,
  at: Date,
  isRefused = isDeclined(book.state(), subscription, at),
): Promise<Transaction> {
  const invoice = openInvoice(book, subscription, at);
  const due = new Date(subscription.nextPaymentAt);
  const transaction = open(
    book,
    {
      email: customerOf(book.state(), subscription).email,
      amount: subscription.amount,
      currency: book.plan.currency,
      reference: uuidLike(book.random),
      planCode: subscription.planCode,
      callbackUrl: null,
      metadata: { invoice_action: "create" },
      channels: ["card"],
    },
    at,
  );
  invoice.transactionId = transaction.id;
  subscription.nextPaymentAt = yearAfter(due).toISOString();
  if (isRefused) {
    transaction.status = "failed";
    transaction.gatewayResponse = "Insufficient Funds";
    invoice.status = "failed";
    invoice.description = "Insufficient Funds";
    subscription.status = "attention";
    await book.announce("invoice.payment_failed", book.wire.invoice(invoice, subscription), at);
  } else {
    succeed(transaction, subscription.authorization, at);
    invoice.status = "success";
    invoice.paidAt = at.toISOString();
    subscription.status = "active";
    await book.announce("charge.success", book.wire.transaction(transaction, "otherwise"), at);
  }
  await book.announce("invoice.update", book.wire.invoice(invoice, subscription), at);
  return transaction;
}

function isDeclined(state: SimulatorState, subscription: Subscription, at: Date): boolean {
  const { expMonth, expYear } = subscription.authorization;
  // The month after the one on the card.
  const isExpired = at.getTime() >= Date.UTC(Number(expYear), Number(expMonth));
  return isExpired || customerOf(state, subscription).isDeclining;
}

function uuidLike(random: Book["random"]): string {
  return [8, 4, 4, 4, 12].map((length) => random(length)).join("-");
}

export async function stop(book: Book, subscription: Subscription, at: Date): Promise<void> {
  subscription.status = "non-renewing";
  subscription.cancelledAt = at.toISOString();
  await book.announce("subscription.not_renew", book.wire.subscription(subscription), at);
}

export async function end(book: Book, subscription: Subscription, at: Date): Promise<void> {
  subscription.status = "cancelled";
  const data = { ...book.wire.subscription(subscription), status: "complete" };
  await book.announce("subscription.disable", data, at);
}
