import { PaymentsUnavailable } from "#server/adapters/payments/port.ts";
import { fail } from "#server/app-error.ts";

/** A question to the provider on somebody's behalf. No answer becomes a refusal that says so. */
export async function asking<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    return fail(error.isSlow ? "payments_slow" : "payments_down", { cause: error });
  }
}
