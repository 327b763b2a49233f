import { PaymentsUnavailable } from "#server/adapters/payments/port.ts";
import type { MembershipServices } from "../membership-services.ts";

/** With so many refusals in a row the provider is down, and asking on would only wait. */
const mostInARow = 3;

/** Does the work for each; one that fails does not keep the others from their turn. */
export async function forEach<Item>(
  { log }: Pick<MembershipServices, "log">,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  let inARow = 0;
  for (const item of items) {
    if (signal?.aborted === true || inARow === mostInARow) return;
    try {
      await work(item);
      inARow = 0;
    } catch (error) {
      log.warn("Something about a payment could not be looked after; it will be tried again", {
        error,
      });
      if (!(error instanceof PaymentsUnavailable)) continue;
      inARow += 1;
    }
  }
}
