import type { PaymentNews } from "#server/adapters/payments/port.ts";
import { lockUser } from "#server/adapters/database/tables/lock-user.ts";
import { refreshPremium } from "../stores/member-facts.ts";
import { changePayment, findPayment } from "../stores/payments.ts";
import { changeSubscription, findSubscription } from "../stores/subscriptions.ts";
import type { Settling } from "../membership-services.ts";
import { refreshSubscriptionName, settleChargeName } from "../tasks/names.ts";
import { concernsUs } from "./lost-payment.ts";
import { lockCustomer, settleIn } from "./settle-charge.ts";
import { later, noteSubscription } from "./subscription-news.ts";
import { notePart, type NamedPart } from "./money-back.ts";
import { noteFailure } from "./renewal-records.ts";

export interface Applied {
  readonly outcome: string;
  readonly userId: number | null;
}

type News<Kind extends PaymentNews["kind"]> = Extract<PaymentNews, { kind: Kind }>;
type Reader<Kind extends PaymentNews["kind"]> = (
  settling: Settling,
  news: News<Kind>,
) => Promise<Applied>;

const nothing = (outcome: string): Applied => ({ outcome, userId: null });

const takeCharge: Reader<"charge"> = async (settling, { charge }) => {
  const { verdict, userId } = await settleIn(settling, charge, "webhook");
  // The provider is asked about it, and about what its customer paid before.
  if (verdict === "unknown" && concernsUs(settling.payments, charge))
    await settling.enqueue(settleChargeName, { reference: charge.reference });
  return { outcome: verdict, userId };
};

const takeSubscription: Reader<"subscription"> = async (settling, { subscription }) => {
  const told = { subscription, hasLastWord: false, source: "webhook" } as const;
  const noted = await noteSubscription(settling, told);
  return noted === null ? nothing("another plan") : { ...noted, outcome: subscription.state };
};

const takeInvoice: Reader<"invoice"> = async (settling, news) => {
  const { tx, clock } = settling;
  const row = await findSubscription(tx, news.subscriptionCode);
  const outcome = news.isPaid ? "paid" : news.hasFailed ? "failed" : "announced";
  if (row === null) return nothing(`${outcome}, of an unknown subscription`);
  await lockCustomer(tx, row.customerCode);
  if (row.userId !== null) await lockUser(tx, row.userId);
  const fresh = (await findSubscription(tx, news.subscriptionCode)) ?? row;
  await changeSubscription(tx, row.id, {
    nextPaymentAt: later(fresh.nextPaymentAt, news.nextPaymentAt),
    ...(news.hasFailed && { failedAt: later(fresh.failedAt, news.at) }),
    updatedAt: clock.now(),
  });
  if (fresh.userId !== null && news.hasFailed) {
    await refreshPremium(tx, fresh.userId);
    await noteFailure(settling, fresh.userId, "webhook");
  }
  return { outcome, userId: fresh.userId };
};

const takeRefund: Reader<"refund"> = async (settling, { reference, isDone, cents, key }) => {
  if (!isDone) return nothing("not done yet");
  // A sum that cannot be read is no reason to take a whole year away: the charge itself tells if all of it went back.
  if (cents === null) {
    await settling.enqueue(settleChargeName, { reference });
    return nothing("of an unknown sum");
  }
  return takePart(settling, { kind: "refund", reference, key, cents });
};

const takeDispute: Reader<"dispute"> = async (settling, { reference, isResolved, isLost }) => {
  if (isLost)
    return takePart(settling, { kind: "dispute", reference, key: reference, cents: null });
  const { tx, clock, log } = settling;
  const payment = await findPayment(tx, reference);
  if (payment === null) return nothing("unknown");
  const disputedAt = isResolved ? null : (payment.disputedAt ?? clock.now());
  await changePayment(tx, payment.id, { disputedAt });
  const facts = { alert: "payment-disputed", reference, userId: payment.userId };
  if (!isResolved) log.warn("A payment is disputed: answer the bank", facts);
  return { outcome: isResolved ? "won" : "disputed", userId: payment.userId };
};

/** Money that went back before anybody knew that it came is looked at again with its charge. */
async function takePart(settling: Settling, part: NamedPart): Promise<Applied> {
  const noted = await notePart(settling, part, "webhook");
  if (noted.outcome === "waiting for the charge")
    await settling.enqueue(settleChargeName, { reference: part.reference, part });
  return noted;
}

/** Takes one piece of news in, inside the transaction that also remembers having heard it. */
export function applyNews(settling: Settling, news: PaymentNews): Promise<Applied> {
  switch (news.kind) {
    case "charge":
      return takeCharge(settling, news);
    case "subscription":
      return takeSubscription(settling, news);
    case "invoice":
      return takeInvoice(settling, news);
    case "refund":
      return takeRefund(settling, news);
    case "dispute":
      return takeDispute(settling, news);
    case "expiring-cards":
      return Promise.resolve(nothing("noted"));
    case "other":
      return Promise.resolve(nothing("ignored"));
  }
}

/** Has the provider asked afterwards, however often the news is told: its answer has the last word. */
export async function askAfter({ enqueue }: Settling, news: PaymentNews): Promise<void> {
  const { subscriptionCode, reference } = subjectOf(news);
  if (subscriptionCode !== null) await enqueue(refreshSubscriptionName, { code: subscriptionCode });
  const isCharged = news.kind === "dispute" || (news.kind === "invoice" && news.isPaid);
  if (isCharged && reference !== null) await enqueue(settleChargeName, { reference });
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
