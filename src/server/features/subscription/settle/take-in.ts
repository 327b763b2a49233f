import type { Queries } from "#server/adapters/database/port.ts";
import type { Delivery, PaymentNews } from "#server/adapters/payments/port.ts";
import { lockUser, refreshPremium } from "#server/premium/facts.ts";
import { changePayment, findPayment } from "../stores/payments.ts";
import { changeSubscription, findSubscription } from "../stores/subscriptions.ts";
import type { SubscriptionServices } from "../subscription-services.ts";
import { refreshSubscriptionName, settleChargeName, task } from "../tasks/names.ts";
import type { After } from "./aftermath.ts";
import { lockCustomer, settleIn } from "./settle-charge.ts";
import { later, noteSubscription } from "./subscription-news.ts";
import { notePart } from "./take-back.ts";
import { noteFailure } from "./turns.ts";

export interface TakenIn {
  readonly outcome: string;
  readonly userId: number | null;
  readonly after: readonly After[];
}

type News<Kind extends PaymentNews["kind"]> = Extract<PaymentNews, { kind: Kind }>;
type Reader<Kind extends PaymentNews["kind"]> = (
  tx: Queries,
  services: SubscriptionServices,
  news: News<Kind>,
) => Promise<TakenIn>;

const nothing = (outcome: string): TakenIn => ({ outcome, userId: null, after: [] });

const takeCharge: Reader<"charge"> = async (tx, services, { charge }) => {
  const { verdict, userId, after } = await settleIn(tx, services, charge, "webhook");
  return { outcome: verdict, userId, after };
};

const takeSubscription: Reader<"subscription"> = async (tx, services, { subscription }) => {
  const told = { subscription, hasLastWord: false, source: "webhook" } as const;
  const noted = await noteSubscription(tx, services, told);
  return noted === null ? nothing("another plan") : { ...noted, outcome: subscription.state };
};

const takeInvoice: Reader<"invoice"> = async (tx, services, news) => {
  const row = await findSubscription(tx, news.subscriptionCode);
  const outcome = news.isPaid ? "paid" : news.hasFailed ? "failed" : "announced";
  if (row === null) return nothing(`${outcome}, of an unknown subscription`);
  await lockCustomer(tx, row.customerCode);
  if (row.userId !== null) await lockUser(tx, row.userId);
  const fresh = (await findSubscription(tx, news.subscriptionCode)) ?? row;
  await changeSubscription(tx, row.id, {
    nextPaymentAt: later(fresh.nextPaymentAt, news.nextPaymentAt),
    ...(news.hasFailed && { failedAt: later(fresh.failedAt, news.at) }),
    updatedAt: services.clock.now(),
  });
  if (fresh.userId === null || !news.hasFailed) return { outcome, userId: fresh.userId, after: [] };
  await refreshPremium(tx, fresh.userId);
  const after = await noteFailure(tx, services, fresh.userId, "webhook");
  return { outcome, userId: fresh.userId, after };
};

const takeRefund: Reader<"refund"> = async (tx, services, { reference, isDone, cents, key }) => {
  if (!isDone) return nothing("not done yet");
  return notePart(tx, services, { kind: "refund", reference, key, cents }, "webhook");
};

const takeDispute: Reader<"dispute"> = async (tx, services, { reference, isResolved, isLost }) => {
  if (isLost)
    return notePart(
      tx,
      services,
      { kind: "dispute", reference, key: reference, cents: null },
      "webhook",
    );
  const payment = await findPayment(tx, reference);
  if (payment === null) return nothing("unknown");
  const disputedAt = isResolved ? null : (payment.disputedAt ?? services.clock.now());
  await changePayment(tx, payment.id, { disputedAt });
  const facts = { alert: "payment-disputed", reference, userId: payment.userId };
  const message = "A payment is disputed: answer the bank";
  return {
    outcome: isResolved ? "won" : "disputed",
    userId: payment.userId,
    after: isResolved ? [] : [{ kind: "log", level: "warn", message, facts }],
  };
};

/** Takes one piece of news in, inside the transaction that also remembers having heard it. */
export function takeIn(
  tx: Queries,
  services: SubscriptionServices,
  news: PaymentNews,
): Promise<TakenIn> {
  switch (news.kind) {
    case "charge":
      return takeCharge(tx, services, news);
    case "subscription":
      return takeSubscription(tx, services, news);
    case "invoice":
      return takeInvoice(tx, services, news);
    case "refund":
      return takeRefund(tx, services, news);
    case "dispute":
      return takeDispute(tx, services, news);
    case "expiring-cards":
      return Promise.resolve(nothing("noted"));
    case "other":
      return Promise.resolve(nothing("ignored"));
  }
}

/** What to ask the provider afterwards, however often the news is told: its answer has the last word. */
export function questionsAfter({ news }: Delivery): readonly After[] {
  if (news.kind === "subscription")
    return [task(refreshSubscriptionName, { code: news.subscription.code })];
  if (news.kind === "invoice")
    return [
      task(refreshSubscriptionName, { code: news.subscriptionCode }),
      ...(news.isPaid && news.reference !== null
        ? [task(settleChargeName, { reference: news.reference })]
        : []),
    ];
  if (news.kind === "dispute") return [task(settleChargeName, { reference: news.reference })];
  return [];
}

/** What an event is about, for whoever looks it up later. */
export const subjectOf = (
  news: PaymentNews,
): { reference: string | null; subscriptionCode: string | null } => ({
  reference:
    news.kind === "charge" ? news.charge.reference : "reference" in news ? news.reference : null,
  subscriptionCode:
    news.kind === "subscription"
      ? news.subscription.code
      : news.kind === "invoice"
        ? news.subscriptionCode
        : null,
});
