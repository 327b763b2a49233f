/** Everything the simulator remembers, as plain JSON, so that it can be kept between two starts. */
export interface SimulatorState {
  version: 1;
  lastId: number;
  /** Everything due up to here has been done. */
  caughtUpTo: string;
  customers: Customer[];
  transactions: Transaction[];
  subscriptions: Subscription[];
  invoices: Invoice[];
  refunds: Refund[];
  disputes: Dispute[];
  webhooks: Webhook[];
}

export interface Customer {
  id: number;
  code: string;
  email: string;
  createdAt: string;
  /** Every charge without the customer's presence is declined from now on. */
  isDeclining: boolean;
}

export interface Authorization {
  code: string;
  bin: string;
  last4: string;
  expMonth: string;
  expYear: string;
  brand: string;
  signature: string;
}

export interface Transaction {
  id: number;
  reference: string;
  accessCode: string;
  customerId: number;
  status: "abandoned" | "ongoing" | "failed" | "success" | "reversed";
  amount: number;
  requestedAmount: number;
  currency: string;
  planCode: string | null;
  callbackUrl: string | null;
  metadata: unknown;
  channels: string[];
  gatewayResponse: string;
  authorization: Authorization | null;
  createdAt: string;
  paidAt: string | null;
  refundedCents: number;
  /** Fields that are told otherwise than they are, for trying out who believes them. */
  told: Record<string, unknown>;
}

export interface Subscription {
  id: number;
  code: string;
  token: string;
  customerId: number;
  planCode: string;
  amount: number;
  status: "active" | "attention" | "non-renewing" | "cancelled";
  authorization: Authorization;
  /** When the next charge is due; once cancelled, when the paid time ends. */
  nextPaymentAt: string;
  createdAt: string;
  cancelledAt: string | null;
  manageToken: string;
}

export interface Invoice {
  id: number;
  code: string;
  subscriptionId: number;
  amount: number;
  periodStart: string;
  periodEnd: string;
  status: "pending" | "success" | "failed";
  paidAt: string | null;
  transactionId: number | null;
  description: string | null;
  createdAt: string;
}

export interface Refund {
  id: number;
  transactionId: number;
  amount: number;
  status: "pending" | "processed";
  createdAt: string;
}

export interface Dispute {
  id: number;
  transactionId: number;
  status: "awaiting-merchant-feedback" | "resolved";
  resolution: "merchant-accepted" | "declined" | null;
  createdAt: string;
}

export interface Webhook {
  body: string;
  event: string;
  /** Held back until somebody lets it go, or waiting for another attempt. */
  why: "held" | "failed";
  attempts: number;
  dueAt: string;
}

export const emptyState = (now: Date): SimulatorState => ({
  version: 1,
  lastId: 5_512_300_000,
  caughtUpTo: now.toISOString(),
  customers: [],
  transactions: [],
  subscriptions: [],
  invoices: [],
  refunds: [],
  disputes: [],
  webhooks: [],
});

export function customerOf(
  state: SimulatorState,
  { customerId }: { readonly customerId: number },
): Customer {
  const found = state.customers.find(({ id }) => id === customerId);
  if (found === undefined) throw new Error("A customer is missing from the simulator");
  return found;
}

export function invoicesOf(state: SimulatorState, { id }: Subscription): Invoice[] {
  return state.invoices.filter(({ subscriptionId }) => subscriptionId === id);
}
