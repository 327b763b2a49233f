import { addDays } from "#domain/membership/term.ts";
import type { ScheduledTask } from "#server/work/port.ts";
import { concernsUs } from "../settle/lost-payment.ts";
import { settleLost } from "../settle/settle-lost.ts";
import { findPayment } from "../stores/payments.ts";
import type { MembershipServices } from "../membership-services.ts";
import { forEach } from "./each.ts";

/** An older backup than this is not restored without somebody going through the books by hand. */
const lookBackDays = 35;

/**
 * Asks the provider for everything that was paid lately, and settles what we know nothing of. After a restore from a
 * backup nobody may ever speak of those payments again: their news was delivered, and their customers have left.
 */
export const findLostTask = (services: MembershipServices): ScheduledTask => ({
  name: "find-lost-payments",
  isDueAtStart: true,
  cron: "45 3 * * *",
  async run(signal) {
    const { database, clock, payments } = services;
    const charges = await payments.chargesSince(addDays(clock.now(), -lookBackDays));
    const ours = charges.filter((charge) => concernsUs(payments, charge));
    await forEach(
      services,
      ours,
      async (charge) => {
        if ((await findPayment(database.queries, charge.reference)) !== null) return;
        await settleLost(services, charge, "reconciliation");
      },
      signal,
    );
  },
});
