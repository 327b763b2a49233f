import { z } from "zod";
import { leftToRefund, refund } from "../rules/money-back.ts";
import { open } from "../rules/transactions.ts";
import { done, refusal } from "./answers.ts";
import { page, type Ask, type Route } from "./ask.ts";

const referenceShape = /^[A-Za-z0-9.=-]{1,100}$/;
const leastCents = 100;

const amountOf = (value: unknown): number | null => {
  const amount = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(amount) && Number(amount) >= leastCents ? Number(amount) : null;
};

const text = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : null;

/** An object, or the same as text. */
function metadataOf(value: unknown): unknown {
  if (typeof value !== "string") return value ?? "";
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

function initialize({ book, body, now, checkoutUrl }: Ask): Response {
  const email = text(body["email"]);
  if (email === null) return refusal("missingEmail");
  if (!z.email().safeParse(email).success) return refusal("invalidEmail");
  const amount = amountOf(body["amount"]);
  if (amount === null) return refusal("invalidAmount");
  const currency = body["currency"] ?? book.plan.currency;
  if (currency !== book.plan.currency) return refusal("currency");
  const planCode = text(body["plan"]);
  if (planCode !== null && planCode !== book.plan.code) return refusal("noPlan");
  const reference = text(body["reference"]) ?? book.random(10);
  if (!referenceShape.test(reference)) return refusal("invalidReference");
  if (book.state().transactions.some((one) => one.reference === reference)) {
    return refusal("duplicateReference");
  }
  const channels = Array.isArray(body["channels"]) ? body["channels"].map(String) : ["card"];
  const transaction = open(
    book,
    {
      email,
      amount,
      currency: book.plan.currency,
      reference,
      planCode,
      callbackUrl: text(body["callback_url"]),
      metadata: metadataOf(body["metadata"]),
      channels,
    },
    now,
  );
  return done("Authorization URL created", {
    authorization_url: checkoutUrl(transaction.accessCode),
    access_code: transaction.accessCode,
    reference,
  });
}

function transactions({ book, query }: Ask): Response {
  const from = query.get("from");
  const found = book
    .state()
    .transactions.filter(
      (one) =>
        (query.get("customer") ?? String(one.customerId)) === String(one.customerId) &&
        (query.get("status") ?? one.status) === one.status &&
        (from === null || Date.parse(one.createdAt) >= Date.parse(from)),
    )
    .toReversed();
  const [shown, meta] = page(found, query);
  const data = shown.map((one) => book.wire.transaction(one, "otherwise"));
  return done("Transactions retrieved", data, meta);
}

async function refundCall({ book, body, now }: Ask): Promise<Response> {
  const wanted = body["transaction"];
  const name = typeof wanted === "number" ? String(wanted) : text(wanted);
  const found = book
    .state()
    .transactions.find(({ reference, id }) => reference === name || String(id) === name);
  if (found === undefined || found.paidAt === null) return refusal("noRefund");
  const cents = Number(body["amount"] ?? leftToRefund(found));
  if (!Number.isSafeInteger(cents) || cents < 1 || cents > leftToRefund(found)) {
    return refusal("refundTooHigh");
  }
  const { id, amount } = await refund(book, found, cents, now);
  return done("Refund has been queued for processing", {
    id,
    amount,
    status: "pending",
    transaction: book.wire.transaction(found, "otherwise"),
  });
}

export const transactionRoutes: readonly Route[] = [
  { call: "initialize", method: "POST", path: /^\/transaction\/initialize$/, answer: initialize },
  {
    call: "verify",
    method: "GET",
    path: /^\/transaction\/verify\/([^/]+)$/,
    answer({ book, params, unknownStatus }) {
      const found = book.state().transactions.find(({ reference }) => reference === params[0]);
      return found === undefined
        ? refusal("noTransaction", unknownStatus)
        : done("Verification successful", book.wire.transaction(found, "by-reference"));
    },
  },
  { call: "transactions", method: "GET", path: /^\/transaction$/, answer: transactions },
  {
    call: "transaction",
    method: "GET",
    path: /^\/transaction\/(\d+)$/,
    answer({ book, params }) {
      const found = book.state().transactions.find(({ id }) => String(id) === params[0]);
      return found === undefined
        ? refusal("noTransaction")
        : done("Transaction retrieved", book.wire.transaction(found, "otherwise"));
    },
  },
  { call: "refund", method: "POST", path: /^\/refund$/, answer: refundCall },
];
