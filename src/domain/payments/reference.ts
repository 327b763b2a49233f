/** Our own name for a payment. Only these characters ever reach the provider's address. */
export const referencePattern = /^[A-Za-z0-9.=-]{1,100}$/;

export const referenceFor = (userId: number, random: string): string => `sub-${userId}-${random}`;

/** As printed on a receipt: the year and a number that is never used twice. */
export const receiptNumber = (paymentId: number, paidAt: Date): string =>
  `KW-${paidAt.getUTCFullYear()}-${String(paymentId).padStart(6, "0")}`;
