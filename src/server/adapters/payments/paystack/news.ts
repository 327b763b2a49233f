import { z } from "zod";
import { furtherOf, type SubscriptionState } from "#domain/membership/subscription.ts";
import type { Delivery, PaymentNews } from "../port.ts";
import {
  chargeData,
  dueAt,
  id,
  invoice,
  isPaid,
  moment,
  namedCharge,
  subscriptionData,
  word,
} from "./reading.ts";

type News = z.ZodType<PaymentNews>;

/** What the name of the event says by itself, should the status lag behind. */
const subscriptionNews = (atLeast: SubscriptionState): News =>
  subscriptionData.transform((subscription) => ({
    kind: "subscription" as const,
    subscription: { ...subscription, state: furtherOf(subscription.state, atLeast) },
  }));

const invoiceNews = (hasFailed: boolean): News =>
  invoice
    .extend({
      subscription: z.object({ subscription_code: word, next_payment_date: moment }),
    })
    .transform((data, context) => {
      const at = isPaid(data) ? (data.paid_at ?? dueAt(data)) : dueAt(data);
      if (at === null) {
        context.addIssue("An invoice without a date");
        return z.NEVER;
      }
      return {
        kind: "invoice" as const,
        subscriptionCode: data.subscription.subscription_code,
        isPaid: isPaid(data),
        hasFailed: !isPaid(data) && (hasFailed || data.status === "failed"),
        at,
        reference: data.transaction,
        nextPaymentAt: data.subscription.next_payment_date,
      };
    });

/** Some refunds are told in numbers, some in text. */
const cents = z
  .union([z.int().positive(), z.stringFormat("cents", /^[1-9]\d{0,14}$/).transform(Number)])
  .nullable()
  .catch(null);

const refundNews = (isDone: boolean): News =>
  z
    .object({
      id: id.nullish().catch(null),
      refund_reference: word.nullish().catch(null),
      transaction_reference: word.nullish().catch(null),
      transaction: namedCharge,
      amount: cents,
    })
    .transform((data, context) => {
      const reference = data.transaction_reference ?? data.transaction;
      if (reference === null) {
        context.addIssue("A refund of nothing");
        return z.NEVER;
      }
      const key = data.id ?? data.refund_reference ?? `${reference}:${data.amount ?? "all"}`;
      return { kind: "refund" as const, reference, isDone, cents: data.amount, key };
    });

const disputeNews: News = z
  .object({
    status: word.nullish().catch(null),
    resolution: word.nullish().catch(null),
    transaction: z.object({ reference: word }),
  })
  .transform(({ status, resolution, transaction }) => ({
    kind: "dispute" as const,
    reference: transaction.reference,
    isResolved: status === "resolved",
    isLost: status === "resolved" && resolution === "merchant-accepted",
  }));

const expiringCard = z
  .object({
    expiry_date: word,
    subscription: z.object({ subscription_code: word }),
  })
  .transform(({ expiry_date, subscription }) => ({
    subscriptionCode: subscription.subscription_code,
    expires: expiry_date,
  }));

const readers: ReadonlyMap<string, News> = new Map<string, News>([
  ["charge.success", chargeData.transform((charge) => ({ kind: "charge" as const, charge }))],
  ["subscription.create", subscriptionNews("active")],
  ["subscription.not_renew", subscriptionNews("non-renewing")],
  ["subscription.disable", subscriptionNews("cancelled")],
  [
    "subscription.expiring_cards",
    z.array(expiringCard).transform((cards) => ({ kind: "expiring-cards" as const, cards })),
  ],
  ["invoice.create", invoiceNews(false)],
  ["invoice.update", invoiceNews(false)],
  ["invoice.payment_failed", invoiceNews(true)],
  ["refund.pending", refundNews(false)],
  ["refund.processing", refundNews(false)],
  ["refund.failed", refundNews(false)],
  ["refund.needs-attention", refundNews(false)],
  ["refund.processed", refundNews(true)],
  ["charge.dispute.create", disputeNews],
  ["charge.dispute.remind", disputeNews],
  ["charge.dispute.resolve", disputeNews],
]);

const envelope = z.object({
  event: z.stringFormat("event", /^[A-Za-z0-9._-]{1,60}$/).catch("unknown"),
  data: z.unknown().optional(),
});

const named = z.object({
  id: id.optional().catch(undefined),
  invoice_code: word.optional().catch(undefined),
  refund_reference: word.optional().catch(undefined),
  reference: word.optional().catch(undefined),
  subscription_code: word.optional().catch(undefined),
});

/** These things change, and change back, under the same name: only the same words are the same news. */
const changing = new Set(["charge", "subscription", "invoice"]);

export function deliveryOf(body: unknown, digest: () => string): Delivery {
  const read = envelope.safeParse(body);
  const { event, data } = read.success ? read.data : { event: "unknown", data: undefined };
  const news = readers.get(event)?.safeParse(data);
  return {
    event,
    key: `${event}:${keyOf(event, data, digest)}`,
    news: news?.success === true ? news.data : { kind: "other" },
  };
}

function keyOf(event: string, data: unknown, digest: () => string): string {
  const names = named.safeParse(data);
  const { id, invoice_code, refund_reference, reference, subscription_code } = names.data ?? {};
  const name = id ?? invoice_code ?? refund_reference ?? reference ?? subscription_code;
  if (name === undefined) return digest();
  return changing.has(event.split(".")[0] ?? "") ? `${name}:${digest().slice(0, 16)}` : name;
}
