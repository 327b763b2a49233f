import type { Authorization, Customer, SimulatorState, Transaction } from "../state.ts";
import { newId, type Book } from "./book.ts";

export interface NewTransaction {
  readonly email: string;
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  readonly planCode: string | null;
  readonly callbackUrl: string | null;
  readonly metadata: unknown;
  readonly channels: string[];
}

export function findTransaction(state: SimulatorState, reference: string): Transaction {
  const found = state.transactions.find((one) => one.reference === reference);
  if (found === undefined) throw new Error(`There is no transaction ${reference}`);
  return found;
}

function customerWith(book: Book, email: string, at: Date): Customer {
  const state = book.state();
  const known = state.customers.find((one) => one.email === email.toLowerCase());
  if (known !== undefined) return known;
  const customer = {
    id: newId(state),
    code: `CUS_${book.random(15)}`,
    email: email.toLowerCase(),
    createdAt: at.toISOString(),
    isDeclining: false,
  };
  state.customers.push(customer);
  return customer;
}

export function open(book: Book, wanted: NewTransaction, at: Date): Transaction {
  const state = book.state();
  const transaction: Transaction = {
    id: newId(state),
    reference: wanted.reference,
    accessCode: book.random(15),
    customerId: customerWith(book, wanted.email, at).id,
    status: "abandoned",
    // A plan has the last word on the price.
    amount: wanted.planCode === null ? wanted.amount : book.plan.cents,
    requestedAmount: wanted.amount,
    currency: wanted.currency,
    planCode: wanted.planCode,
    callbackUrl: wanted.callbackUrl,
    metadata: wanted.metadata,
    channels: wanted.channels,
    gatewayResponse: "The transaction was not completed",
    authorization: null,
    createdAt: at.toISOString(),
    paidAt: null,
    refundedCents: 0,
    told: {},
  };
  state.transactions.push(transaction);
  return transaction;
}

export function succeed(transaction: Transaction, authorization: Authorization, at: Date): void {
  transaction.status = "success";
  transaction.gatewayResponse = "Successful";
  transaction.authorization = authorization;
  transaction.paidAt = at.toISOString();
}
