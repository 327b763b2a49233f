import { newId, type Book } from "./book.ts";
import { findTransaction } from "./transactions.ts";
import type { Refund, Transaction } from "../state.ts";

export type DisputeOutcome = "open" | "won" | "lost";

export const leftToRefund = ({ amount, refundedCents, paidAt }: Transaction): number =>
  paidAt === null ? 0 : amount - refundedCents;

/** Sends money back at once; the provider takes days. */
export async function refund(
  book: Book,
  transaction: Transaction,
  cents: number,
  at: Date,
): Promise<Refund> {
  const state = book.state();
  const made: Refund = {
    id: newId(state),
    transactionId: transaction.id,
    amount: cents,
    status: "pending",
    createdAt: at.toISOString(),
  };
  state.refunds.push(made);
  await book.announce("refund.pending", book.wire.refund(made, transaction), at);
  made.status = "processed";
  transaction.refundedCents += cents;
  if (leftToRefund(transaction) === 0) transaction.status = "reversed";
  await book.announce("refund.processed", book.wire.refund(made, transaction), at);
  return made;
}

/** Opens a dispute, or decides one. "lost" means that the merchant gave the money back. */
export async function dispute(
  book: Book,
  reference: string,
  outcome: DisputeOutcome,
  at: Date,
): Promise<void> {
  const state = book.state();
  const transaction = findTransaction(state, reference);
  let found = state.disputes.find(
    ({ transactionId, status }) => transactionId === transaction.id && status !== "resolved",
  );
  if (found === undefined) {
    found = {
      id: newId(state),
      transactionId: transaction.id,
      status: "awaiting-merchant-feedback",
      resolution: null,
      createdAt: at.toISOString(),
    };
    state.disputes.push(found);
    await book.announce("charge.dispute.create", book.wire.dispute(found, transaction), at);
  }
  if (outcome === "open") return;
  found.status = "resolved";
  found.resolution = outcome === "lost" ? "merchant-accepted" : "declined";
  if (outcome === "lost") transaction.status = "reversed";
  await book.announce("charge.dispute.resolve", book.wire.dispute(found, transaction), at);
}
