import type { MemberDetail, PremiumRecord } from "#contract/admin/membership.ts";
import { sayRand } from "#client/ui/figures/rand.ts";

type Payment = MemberDetail["paymentList"][number];

export const recordNames: Readonly<Record<PremiumRecord["kind"], string>> = {
  "payment-counted": "Payment counted",
  "payment-refused": "Payment refused",
  "payment-returned": "Payment returned",
  "payment-recovered": "Payment found again",
  "payment-unmatched": "Payment of nobody we know",
  "renewal-failed": "Renewal failed",
  cancelled: "Cancelled",
  resumed: "Resumed",
  "given-by-hand": "Premium given",
  "ended-by-hand": "Premium ended",
};

const sourceNames: Readonly<Record<PremiumRecord["source"], string>> = {
  verify: "Check after paying",
  webhook: "Webhook",
  reconciliation: "Reconciliation",
  member: "The member",
  admin: "An administrator",
};

/** Who or what did it: a name where there is one. */
export const sayWho = ({ by, source }: PremiumRecord): string => by ?? sourceNames[source];

export const paymentNames: Readonly<Record<Payment["state"], string>> = {
  started: "Started",
  paid: "Paid",
  refused: "Refused",
  failed: "Failed",
  abandoned: "Abandoned",
  returned: "Returned",
};

export const kindNames: Readonly<Record<Payment["kind"], string>> = {
  first: "First payment",
  renewal: "Renewal",
};

export const subscriptionNames: Readonly<
  Record<MemberDetail["subscriptions"][number]["state"], string>
> = {
  active: "Active",
  attention: "Needs attention",
  "non-renewing": "Not renewing",
  cancelled: "Cancelled",
};

/** What came in beside what was asked for, where the two differ, and what went back. */
export function sayAmounts({ cents, paidCents, returnedCents }: Payment): string {
  const parts = [sayRand(cents)];
  if (paidCents !== null && paidCents !== cents) parts.push(`${sayRand(paidCents)} came in`);
  if (returnedCents > 0) parts.push(`${sayRand(returnedCents)} returned`);
  return parts.join(", ");
}

export const sayMismatch = (mismatch: Payment["mismatch"]): string | null =>
  mismatch === null ? null : `Wrong ${mismatch}`;
