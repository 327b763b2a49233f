/** One part of the money that went back. */
export interface ReturnedPart {
  /** `refund`: a sum the provider named. `dispute` and `reversal`: all of it, without a sum. */
  readonly kind: "refund" | "dispute" | "reversal";
  readonly cents: number;
}

/**
 * How much of a payment went back. A lost dispute takes all of it. Refunds are added up. That the provider calls a
 * charge reversed means all of it too, unless we know the sums: it may say so of a refund in part.
 */
export function returnedOf(parts: readonly ReturnedPart[], paidCents: number): number {
  if (parts.some(({ kind }) => kind === "dispute")) return paidCents;
  const refunds = parts.filter(({ kind }) => kind === "refund");
  if (refunds.length === 0) return parts.length > 0 ? paidCents : 0;
  return Math.min(
    paidCents,
    refunds.reduce((sum, { cents }) => sum + cents, 0),
  );
}
