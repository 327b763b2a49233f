import { authorizationFor, testCards, type TestCardName } from "../cards.ts";
import type { Book } from "./book.ts";
import { subscribe } from "./subscriptions.ts";
import { findTransaction, succeed } from "./transactions.ts";

export type Outcome =
  | { readonly status: "success"; readonly reference: string; readonly message: "Approved" }
  | { readonly status: "failed"; readonly reference: string; readonly message: string };

/** The customer enters a card on the checkout page. After a refusal they may try another one. */
export async function pay(
  book: Book,
  reference: string,
  card: TestCardName,
  at: Date,
): Promise<Outcome> {
  const transaction = findTransaction(book.state(), reference);
  if (transaction.paidAt !== null) {
    return { status: "failed", reference, message: "This transaction has been paid already" };
  }
  const { says } = testCards[card];
  if (says !== null) {
    transaction.status = "failed";
    transaction.gatewayResponse = says;
    return { status: "failed", reference, message: says };
  }
  succeed(transaction, authorizationFor(card, book.random, at), at);
  const subscription = subscribe(book, transaction, at);
  await book.announce("charge.success", book.wire.transaction(transaction, "otherwise"), at);
  if (subscription !== null) {
    await book.announce("subscription.create", book.wire.subscription(subscription), at);
  }
  return { status: "success", reference, message: "Approved" };
}
