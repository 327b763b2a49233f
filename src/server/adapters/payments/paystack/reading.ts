import { z } from "zod";
import type { Card, Charge } from "#domain/membership/charge.ts";
import { subscriptionState } from "#domain/membership/subscription.ts";
import type { ProviderSubscription } from "../port.ts";

/** Text that a database takes: no NUL, and no novel. */
export const word = z
  .string()
  .min(1)
  .max(300)
  .regex(/^[^\0]*$/);
export const id = z.union([z.int(), word]).transform(String);
const maybeWord = word.nullish().catch(null);
/** A date that cannot be read is as good as none. */
export const moment = z
  .string()
  .nullish()
  .catch(null)
  .transform((text) => {
    const date = new Date(text ?? Number.NaN);
    return Number.isNaN(date.getTime()) ? null : date;
  });

const card = z
  .object({
    last4: z.string().regex(/^\d{4}$/),
    exp_month: z.coerce.number().int().min(1).max(12),
    exp_year: z.coerce.number().int().min(2000).max(2200),
    brand: maybeWord,
    card_type: maybeWord,
  })
  .transform(({ last4, exp_month, exp_year, brand, card_type }): Card => ({
    brand: (brand ?? card_type ?? "card").trim().slice(0, 30),
    last4,
    expires: `${String(exp_month).padStart(2, "0")}/${exp_year}`,
  }))
  // `{}` for a charge that was never paid; and a card is for showing, never a reason to fail.
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

/** A code where it is asked for by reference, an object (`{}` for none) everywhere else. */
const planCode = z
  .union([
    word,
    z.object({ plan_code: word }).transform(({ plan_code }) => plan_code),
    z.unknown().transform(() => null),
  ])
  .optional()
  .transform((code) => code ?? null);

const customer = z.object({ id, customer_code: word, email: word });

const accountId = z.coerce.number().int().positive().max(2_147_483_647);
const longWord = z.string().min(1).max(2_000);

/** What we sent along when the payment began, where it came back: `0`, "" and null are told too. */
const sentAlong = z
  .object({ userId: accountId.nullish().catch(null), proof: longWord.nullish().catch(null) })
  .nullish()
  .catch(null);

export const chargeData = z
  .object({
    id,
    domain: word,
    status: word,
    reference: word,
    amount: z.unknown().optional(),
    currency: z.unknown().optional(),
    plan: planCode,
    plan_object: planCode,
    paid_at: moment,
    paidAt: moment,
    customer,
    metadata: sentAlong,
    authorization: card,
  })
  .transform((data): Charge => ({
    reference: data.reference,
    status: data.status,
    amount: data.amount,
    currency: data.currency,
    planCode: data.plan ?? data.plan_object,
    mode: data.domain,
    paidAt: data.paid_at ?? data.paidAt,
    transactionId: data.id,
    customer: {
      id: data.customer.id,
      code: data.customer.customer_code,
      email: data.customer.email,
    },
    userId: data.metadata?.userId ?? null,
    proof: data.metadata?.proof ?? null,
    card: data.authorization,
  }));

/** The charge of an invoice: an object that may name it, a bare number, or `{}`. */
export const namedCharge = z
  .object({ reference: word })
  .transform(({ reference }) => reference)
  .nullish()
  .catch(null)
  .transform((reference) => reference ?? null);

export const invoice = z.object({
  status: maybeWord,
  paid: z.unknown().optional(),
  period_start: moment,
  created_at: moment,
  paid_at: moment,
  transaction: namedCharge,
});

export type Invoice = z.output<typeof invoice>;

export const isPaid = ({ paid, status }: Invoice): boolean =>
  paid === true || paid === 1 || status === "success";

/** When it fell due, or was made if that was later: the same for every telling of it. */
export function dueAt({ period_start, created_at }: Invoice): Date | null {
  if (period_start === null || created_at === null) return period_start ?? created_at;
  return period_start > created_at ? period_start : created_at;
}

export const subscriptionData = z
  .object({
    subscription_code: word,
    email_token: maybeWord,
    status: word,
    domain: maybeWord,
    plan: z.object({ plan_code: word }),
    customer: z.object({ id: id.nullish().catch(null), customer_code: word, email: word }),
    createdAt: moment,
    created_at: moment,
    next_payment_date: moment,
    authorization: card,
    most_recent_invoice: invoice.nullish().catch(null),
  })
  .transform((data): ProviderSubscription => {
    const newest = data.most_recent_invoice ?? null;
    return {
      code: data.subscription_code,
      token: data.email_token ?? null,
      state: subscriptionState(data.status),
      planCode: data.plan.plan_code,
      mode: data.domain ?? "",
      customer: {
        id: data.customer.id ?? null,
        code: data.customer.customer_code,
        email: data.customer.email,
      },
      createdAt: data.createdAt ?? data.created_at,
      nextPaymentAt: data.next_payment_date,
      card: data.authorization,
      failedAt: newest?.status === "failed" && !isPaid(newest) ? dueAt(newest) : null,
      lastReference: newest !== null && isPaid(newest) ? newest.transaction : null,
    };
  });
