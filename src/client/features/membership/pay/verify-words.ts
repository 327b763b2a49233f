import { ApiError } from "#client/api.ts";
import { UpgradeFailed } from "./confirmation.ts";

// The server's own words for this are about starting a payment, where nothing can have been charged yet.
const providerIsAway =
  "Paystack is not answering, so we do not know yet whether your payment went through.";

/** What to say when the question itself failed. */
export function sayVerifyFailure(error: unknown): string {
  if (error instanceof UpgradeFailed) return error.message;
  if (error instanceof ApiError && [502, 504].includes(error.status)) return providerIsAway;
  if (error instanceof ApiError) return error.userMessage ?? "Subscription verification failed";
  return "An error occurred during verification";
}

/** Whether we still do not know: nobody answered, or not in a way that decides anything. */
export function isUnsettled(error: unknown): boolean {
  const reason = reasonOf(error);
  return !(reason instanceof ApiError) || reason.status >= 500 || reason.status === 429;
}

/** The refusal behind it, whichever call met it. */
export const reasonOf = (error: unknown): unknown =>
  error instanceof UpgradeFailed ? error.cause : error;
