/** Test money and real money never mix. */
export type PaymentMode = "test" | "live";

/** What the payment provider says of one charge. Nothing here has been judged yet. */
export interface Charge {
  readonly reference: string;
  readonly status: string;
  /** In cents; whatever was sent, since a wrong kind of value must be refused and not mended. */
  readonly amount: unknown;
  readonly currency: unknown;
  readonly planCode: string | null;
  readonly mode: string;
  readonly paidAt: Date | null;
  readonly transactionId: string;
  readonly customer: { readonly id: string; readonly code: string; readonly email: string };
  /** The account that we named when it began; null where nothing of it came back. */
  readonly userId: number | null;
  /** What we sent along when it began, as a sign that it was us; null where nothing of it came back. */
  readonly proof: string | null;
  readonly card: Card | null;
}

export interface Card {
  readonly brand: string;
  readonly last4: string;
  /** As `12/2030`. */
  readonly expires: string;
}

/** What we asked for when the payment began. A price that changes later changes nothing here. */
export interface Order {
  readonly cents: number;
  readonly currency: string;
  readonly planCode: string;
  readonly mode: PaymentMode;
}

/** Where a charge stands, in our words. */
export type ChargeState = "paid" | "under-way" | "failed" | "abandoned" | "returned";

const states: ReadonlyMap<string, ChargeState> = new Map([
  ["success", "paid"],
  ["ongoing", "under-way"],
  ["pending", "under-way"],
  ["processing", "under-way"],
  ["queued", "under-way"],
  ["failed", "failed"],
  ["abandoned", "abandoned"],
  ["reversed", "returned"],
]);

/** A word we do not know is no reason to believe that money came in. */
export const chargeState = ({ status }: Pick<Charge, "status">): ChargeState =>
  states.get(status) ?? "failed";

export const mismatches = ["amount", "currency", "plan", "mode", "owner"] as const;
export type Mismatch = (typeof mismatches)[number];

/** The first thing in which a charge is not what was ordered; null if it is. Whose it is takes more than the two of them. */
export function mismatchOf(charge: Charge, order: Order): Mismatch | null {
  if (charge.amount !== order.cents) return "amount";
  if (charge.currency !== order.currency) return "currency";
  if (charge.planCode !== order.planCode) return "plan";
  if (charge.mode !== order.mode) return "mode";
  return null;
}
