import { eq } from "drizzle-orm";
import { receiptNumber } from "#domain/membership/reference.ts";
import { periodOf } from "#domain/membership/term.ts";
import { payments, users } from "#server/adapters/database/schema.ts";
import { factsOfOne } from "../stores/member-facts.ts";
import { claimReceipt } from "../stores/payments.ts";
import type { Settling } from "../membership-services.ts";
import { receiptMail } from "./receipt-mail.tsx";

/** Sends the receipt of a payment, unless somebody has. */
export async function sendReceipt(
  { tx, clock, mailer, appUrl, config }: Settling,
  paymentId: number,
): Promise<void> {
  const [found] = await tx
    .select({ payment: payments, user: users })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(eq(payments.id, paymentId));
  const paidAt = found?.payment.paidAt ?? null;
  if (found === undefined || paidAt === null) return;
  if (!(await claimReceipt(tx, paymentId, clock.now()))) return;
  const { payment, user } = found;
  const { payments: all } = await factsOfOne(tx, user.id);
  const receipt = {
    number: receiptNumber(paymentId, paidAt),
    reference: payment.reference,
    cents: payment.paidCents ?? payment.cents,
    paidAt,
    seller: config.seller,
    period: periodOf({ paidAt, isReturned: false }, all),
  };
  await mailer.send({ to: user.email, ...receiptMail(user.username, receipt, appUrl) });
}
