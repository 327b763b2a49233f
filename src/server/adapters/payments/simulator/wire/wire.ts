import type { Plan } from "../rules/book.ts";
import {
  customerOf,
  type Dispute,
  type Refund,
  type SimulatorState,
  type Transaction,
} from "../state.ts";
import { authorization, domain, integration, partsOf } from "./parts.ts";
import { subscriptionWire, type SubscriptionWire } from "./subscription.ts";

/** The simulator's memory in the words of the wire. */
export interface Wire extends SubscriptionWire {
  customer(customerId: number): object;
  plan(): object;
  /** Asked by reference, a charge names its plan by code; everywhere else the plan is an object. */
  transaction(transaction: Transaction, asked: "by-reference" | "otherwise"): object;
  refund(refund: Refund, transaction: Transaction): object;
  dispute(dispute: Dispute, transaction: Transaction): object;
}

/** 2.9 % and one rand, both with VAT on top. */
const feesOf = (amount: number): number => Math.round((amount * 0.029 + 100) * 1.15);

export function wireOf(state: () => SimulatorState, price: Plan): Wire {
  const parts = partsOf(state, price);
  const { plan, customer } = parts;
  const wire: Wire = {
    ...subscriptionWire(parts),
    customer,
    plan: () => plan,
    transaction(transaction, asked) {
      const isPaid = transaction.paidAt !== null;
      const hasPlan = transaction.planCode !== null;
      const { createdAt, paidAt } = transaction;
      return {
        id: transaction.id,
        domain,
        status: transaction.status,
        reference: transaction.reference,
        receipt_number: null,
        amount: transaction.amount,
        message: null,
        gateway_response: transaction.gatewayResponse,
        paid_at: paidAt,
        created_at: createdAt,
        channel: "card",
        currency: transaction.currency,
        ip_address: "102.65.1.2",
        metadata: transaction.metadata,
        log: null,
        fees: isPaid ? feesOf(transaction.amount) : null,
        fees_split: null,
        authorization: authorization(transaction.authorization),
        customer: customer(transaction.customerId),
        plan: asked === "by-reference" ? transaction.planCode : hasPlan ? { ...plan } : {},
        split: {},
        order_id: null,
        paidAt,
        createdAt,
        requested_amount: transaction.requestedAmount,
        pos_transaction_data: null,
        source: null,
        fees_breakdown: null,
        connect: null,
        transaction_date: createdAt,
        ...(asked === "by-reference" && { plan_object: hasPlan ? { ...plan } : {} }),
        subaccount: {},
        ...transaction.told,
      };
    },
    refund: (refund, transaction) => ({
      id: refund.id,
      status: refund.status,
      transaction_reference: transaction.reference,
      refund_reference: refund.status === "processed" ? `TRF_${refund.id}` : null,
      // As text here, as a number where it was asked for.
      amount: String(refund.amount),
      currency: transaction.currency,
      processor: "instant-transfer",
      customer: {
        first_name: null,
        last_name: null,
        email: customerOf(state(), transaction).email,
      },
      integration,
      domain,
    }),
    dispute: (dispute, transaction) => ({
      id: dispute.id,
      refund_amount: dispute.resolution === "merchant-accepted" ? transaction.amount : null,
      currency: transaction.currency,
      status: dispute.status,
      resolution: dispute.resolution,
      domain,
      transaction: wire.transaction(transaction, "otherwise"),
      customer: customer(transaction.customerId),
      createdAt: dispute.createdAt,
    }),
  };
  return wire;
}
