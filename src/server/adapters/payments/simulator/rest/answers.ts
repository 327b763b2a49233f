import { json } from "#server/adapters/simulator/json.ts";

/** Ways the provider says no, as it says them. */
const refusals = {
  invalidKey: [
    401,
    "Invalid key",
    "invalid_Key",
    "Ensure that you provide the correct authorization key for the request",
  ],
  noKey: [401, "No Authorization Header was found", "missing_authorization_header", ""],
  duplicateReference: [
    400,
    "Duplicate Transaction Reference",
    "duplicate_reference",
    "Try and create the Transaction or Charge with a new reference",
  ],
  invalidEmail: [400, "Invalid Email Address Passed", "invalid_email_address", ""],
  missingEmail: [400, "Email Address is required", "missing_params", ""],
  invalidAmount: [400, "Invalid Amount Sent", "invalid_params", ""],
  invalidReference: [400, "Invalid Transaction Reference", "invalid_params", ""],
  currency: [400, "Currency not supported by merchant", "unsupported_currency", ""],
  noTransaction: [
    404,
    "Transaction reference not found.",
    "transaction_not_found",
    "Ensure that you're passing the reference of a transaction that exists on this integration",
  ],
  noCustomer: [404, "Customer not found", "customer_not_found", ""],
  noPlan: [404, "Plan ID/code specified is invalid", "invalid_params", ""],
  noSubscription: [404, "Subscription with code not found or already inactive", "not_found", ""],
  over: [400, "Subscription has been cancelled, and cannot be reactivated", "invalid_params", ""],
  noRefund: [400, "Transaction not found", "not_found", ""],
  refundTooHigh: [400, "Refund amount exceeds transaction amount", "invalid_params", ""],
  noRoute: [404, "Requested endpoint was not found", "unknown_endpoint", ""],
  noJson: [400, "Invalid JSON was sent", "invalid_params", ""],
} as const satisfies Record<string, readonly [number, string, string, string]>;

export type RefusalName = keyof typeof refusals;

export const done = (message: string, data: unknown, meta?: object): Response =>
  json(200, { status: true, message, data, ...(meta !== undefined && { meta }) });

export function refusal(name: RefusalName, status?: number): Response {
  const [usual, message, code, nextStep] = refusals[name];
  return json(status ?? usual, {
    status: false,
    message,
    meta: { nextStep },
    type: "validation_error",
    code,
    ...(name === "duplicateReference" && { errorCodeMappingNotFound: false }),
  });
}
