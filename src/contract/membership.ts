import { z } from "zod";
import { referencePattern } from "#domain/membership/reference.ts";
import { userReply } from "./accounts.ts";
import { defineEndpoints } from "./endpoint.ts";

const moment = z.iso.datetime();

const card = z.object({ brand: z.string(), last4: z.string(), expires: z.string() });

/**
 * How somebody's membership stands: `none`, `renewing`, `ending` (cancelled, still running), `overdue` (the
 * renewal failed, within the days of grace), `given` (by us, nothing was paid) or `ended`.
 */
export const membershipStates = [
  "none",
  "renewing",
  "ending",
  "overdue",
  "given",
  "ended",
] as const;

const membership = z.object({
  state: z.enum(membershipStates),
  /** The end of what is paid for or given. */
  paidUntil: moment.nullable(),
  /** The end of access: later than `paidUntil` only while a renewal is overdue. */
  premiumUntil: moment.nullable(),
  /** When the card is charged next; null when it is not. */
  renewsAt: moment.nullable(),
  card: card.nullable(),
  canCancel: z.boolean(),
  canResume: z.boolean(),
  canChangeCard: z.boolean(),
});

export type Membership = z.infer<typeof membership>;

export const paymentStates = [
  "started",
  "paid",
  "refused",
  "failed",
  "abandoned",
  "returned",
] as const;

export const payment = z.object({
  reference: z.string(),
  state: z.enum(paymentStates),
  cents: z.int(),
  currency: z.string(),
  startedAt: moment,
  paidAt: moment.nullable(),
  returnedCents: z.int(),
  card: card.nullable(),
  /** Only of what was paid. */
  receiptNumber: z.string().nullable(),
});

export type Payment = z.infer<typeof payment>;

const receipt = z.object({
  number: z.string(),
  reference: z.string(),
  paidAt: moment,
  cents: z.int(),
  currency: z.string(),
  returnedCents: z.int(),
  periodStart: moment,
  periodEnd: moment,
  seller: z.object({ name: z.string(), vatNumber: z.string().nullable() }),
  /** Within what was paid; null where the seller charges none. */
  vatCents: z.int().nullable(),
  member: z.object({ username: z.string(), email: z.string() }),
  card: card.nullable(),
});

export type Receipt = z.infer<typeof receipt>;

const referenceField = z
  .string("Payment reference not found in URL")
  .regex(referencePattern, "That is not a payment reference.");

const providerLimit = { calls: 20, windowSeconds: 60 } as const;

export const membershipEndpoints = defineEndpoints({
  initializeSubscription: {
    method: "POST",
    path: "/api/subscription/initialize",
    access: "signed-in",
    summary:
      "Begins a payment for a year of premium. Price, plan and address are the server's; a payment begun a moment ago is returned again.",
    body: z.object({ email: z.string().max(254).optional() }),
    reply: z.object({
      data: z.object({
        reference: z.string(),
        access_code: z.string(),
        authorization_url: z.string(),
      }),
    }),
    limit: providerLimit,
  },
  verifySubscription: {
    method: "POST",
    path: "/api/subscription/verify",
    access: "signed-in",
    summary:
      "Asks the payment provider about one of the caller's own payments, and counts it if it holds.",
    body: z.object({ reference: referenceField }),
    reply: z.object({ success: z.boolean(), message: z.string() }),
    limit: { calls: 60, windowSeconds: 60 },
  },
  upgrade: {
    method: "POST",
    path: "/api/upgrade",
    access: "signed-in",
    summary: "Confirms premium that has been paid for; it grants nothing by itself.",
    reply: userReply,
  },
  readMembership: {
    method: "GET",
    path: "/api/subscription",
    access: "signed-in",
    summary: "How the caller's membership stands.",
    reply: membership,
  },
  cancelSubscription: {
    method: "POST",
    path: "/api/subscription/cancel",
    access: "signed-in",
    summary: "No further charge. Access stays to the end of what is paid for.",
    reply: membership,
    limit: providerLimit,
  },
  resumeSubscription: {
    method: "POST",
    path: "/api/subscription/resume",
    access: "signed-in",
    summary: "Takes a cancellation back while the paid year still runs.",
    reply: membership,
    limit: providerLimit,
  },
  changeCardLink: {
    method: "POST",
    path: "/api/subscription/card-link",
    access: "signed-in",
    summary: "A fresh link to the provider's own page for changing the card.",
    reply: z.object({ link: z.string() }),
    limit: providerLimit,
  },
  listPayments: {
    method: "GET",
    path: "/api/subscription/payments",
    access: "signed-in",
    summary: "The caller's payments, newest first.",
    reply: z.array(payment),
  },
  readReceipt: {
    method: "GET",
    path: "/api/subscription/receipts/:number",
    access: "signed-in",
    summary: "One of the caller's own receipts.",
    params: z.object({ number: z.string().regex(/^KW-\d{4}-\d{6,9}$/) }),
    reply: receipt,
  },
  receivePaystackEvent: {
    method: "POST",
    path: "/api/webhooks/paystack",
    access: "public",
    summary: "News from Paystack, signed over the raw body (`x-paystack-signature`).",
    takesRaw: true,
    reply: z.object({ received: z.literal(true) }),
    limit: { calls: 1200, windowSeconds: 60 },
  },
});
