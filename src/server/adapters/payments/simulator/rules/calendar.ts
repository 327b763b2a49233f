import type { Book } from "./book.ts";
import { end, openInvoice, renew } from "./subscriptions.ts";
import { invoicesOf, type SimulatorState, type Subscription } from "../state.ts";

const dayMs = 24 * 60 * 60 * 1000;
const noticeMs = 3 * dayMs;

interface Due {
  readonly at: Date;
  run(): Promise<void>;
}

/**
 * Does everything that has fallen due since the last time, in the order in which it fell due, each as of its
 * own moment.
 */
export async function catchUp(book: Book, now: Date): Promise<void> {
  for (;;) {
    const state = book.state();
    const next = nextDue(book, new Date(state.caughtUpTo));
    if (next === null || next.at > now) break;
    if (next.at > new Date(state.caughtUpTo)) state.caughtUpTo = next.at.toISOString();
    await next.run();
  }
  const state = book.state();
  if (now > new Date(state.caughtUpTo)) state.caughtUpTo = now.toISOString();
}

function nextDue(book: Book, since: Date): Due | null {
  const all = [
    ...book.state().subscriptions.flatMap((one) => dueOf(book, one)),
    cards(book, since),
  ];
  return all.reduce<Due | null>(
    (first, due) => (first === null || due.at < first.at ? due : first),
    null,
  );
}

function dueOf(book: Book, subscription: Subscription): Due[] {
  const at = new Date(subscription.nextPaymentAt);
  if (subscription.status === "cancelled") return [];
  if (subscription.status === "non-renewing") {
    return [{ at, run: () => end(book, subscription, at) }];
  }
  const hasOpen = invoicesOf(book.state(), subscription).some(({ status }) => status === "pending");
  if (hasOpen) return [{ at, run: () => renew(book, subscription, at).then(() => undefined) }];
  const noticeAt = new Date(at.getTime() - noticeMs);
  return [{ at: noticeAt, run: () => announceInvoice(book, subscription, noticeAt) }];
}

async function announceInvoice(book: Book, subscription: Subscription, at: Date): Promise<void> {
  const invoice = openInvoice(book, subscription, at);
  await book.announce("invoice.create", book.wire.invoice(invoice, subscription), at);
}

/** On the first of a month: the cards that run out in it. */
function cards(book: Book, since: Date): Due {
  const at = new Date(Date.UTC(since.getUTCFullYear(), since.getUTCMonth() + 1, 1));
  return {
    at,
    async run() {
      const expiring = expiringIn(book.state(), at);
      if (expiring.length === 0) return;
      const data = expiring.map((one) => book.wire.expiringCard(one));
      await book.announce("subscription.expiring_cards", data, at);
    },
  };
}

const expiringIn = (state: SimulatorState, month: Date): Subscription[] =>
  state.subscriptions.filter(
    ({ status, authorization }) =>
      (status === "active" || status === "attention") &&
      Number(authorization.expYear) === month.getUTCFullYear() &&
      Number(authorization.expMonth) === month.getUTCMonth() + 1,
  );
