/** Our own name for a payment. Only these characters ever reach the provider's address. */
export const referencePattern = /^[A-Za-z0-9.=-]{1,100}$/;

const ourReference = /^sub-([1-9]\d{0,9})-[0-9a-f]{24}$/;

/** Whose payment a name of ours says it is; null for a name that is none of ours. */
export function userIdIn(reference: string): number | null {
  const id = ourReference.exec(reference)?.[1];
  return id === undefined ? null : Number(id);
}

export const referenceFor = (userId: number, random: string): string => `sub-${userId}-${random}`;

/** As printed on a receipt: the year and a number that is never used twice. */
export const receiptNumber = (paymentId: number, paidAt: Date): string =>
  `KW-${paidAt.getUTCFullYear()}-${String(paymentId).padStart(6, "0")}`;
