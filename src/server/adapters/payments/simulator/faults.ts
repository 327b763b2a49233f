import { json } from "#server/adapters/simulator/json.ts";
import { faulty, type FaultName } from "#server/adapters/simulator/faults.ts";
import { refusal } from "./rest/answers.ts";

/** The calls of the REST interface that can be disturbed one by one. */
export type CallName =
  | "initialize"
  | "verify"
  | "transactions"
  | "transaction"
  | "customer"
  | "plan"
  | "subscription"
  | "subscriptions"
  | "disable"
  | "enable"
  | "manageLink"
  | "refund";

const half = '{"status":true,"message":"Verification succ';

/** Paystack in trouble, in its own words where it still has any. */
export const inTrouble = (fault: FaultName, asked: string): Response =>
  faulty(fault, asked, {
    "401": () => refusal("invalidKey"),
    truncated: () => new Response(half, { headers: { "content-type": "application/json" } }),
    statusFalse: () => json(200, { status: false, message: "Try again later" }),
    shapeless: () => json(200, { status: true, message: "Done", data: { a: 1 } }),
  });
