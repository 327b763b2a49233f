import type { membershipEndpoints } from "#contract/membership.ts";
import { standpointOf } from "#domain/membership/standing.ts";
import { userIdIn } from "#domain/membership/reference.ts";
import { isPremiumAt } from "#domain/plans.ts";
import { fail } from "#server/app-error.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import { factsOfOne } from "../stores/member-facts.ts";
import { beginPayment } from "./begin-payment.ts";
import { verifyMessages } from "./messages.ts";
import { settleLost } from "../settle/settle-lost.ts";
import { settleCharge, type Verdict } from "../settle/settle-charge.ts";
import { findPaymentOf, type PaymentRow } from "../stores/payments.ts";
import type { MembershipServices } from "../membership-services.ts";

type PayingRows = Pick<
  typeof membershipEndpoints,
  "initializeSubscription" | "verifySubscription" | "upgrade"
>;

export function payingHandlers(services: MembershipServices): Handlers<PayingRows> {
  const { clock, database, payments } = services;

  /** Settled ones are known; about the others the provider is asked. */
  async function verdictOn({ state, reference }: PaymentRow): Promise<Verdict> {
    if (state === "paid" || state === "returned" || state === "refused") return state;
    const charge = await payments.findCharge(reference);
    return charge === null ? "unknown" : settleCharge(services, charge, "verify");
  }

  /** One of theirs that we know nothing of, if the provider does: our note of it may have been lost in a restore. */
  async function lostVerdict(userId: number, reference: string): Promise<Verdict> {
    if (userIdIn(reference) !== userId) return fail("unknown_payment");
    const charge = await payments.findCharge(reference);
    if (charge === null) return fail("unknown_payment");
    const verdict = await settleLost(services, charge, "verify");
    const isTheirs = (await findPaymentOf(database.queries, userId, reference)) !== null;
    return isTheirs ? verdict : fail("unknown_payment");
  }

  /** A payment counts once, and its year ends: showing it again brings nothing back. */
  async function isPremiumNow(userId: number): Promise<boolean> {
    const now = clock.now();
    const { premiumUntil } = standpointOf(await factsOfOne(database.queries, userId), now);
    return isPremiumAt(premiumUntil, now);
  }

  return {
    async initializeSubscription({ viewer }) {
      const { reference, accessCode, authorizationUrl } = await beginPayment(services, viewer.id);
      return {
        data: { reference, access_code: accessCode, authorization_url: authorizationUrl },
      };
    },

    async verifySubscription({ viewer, body }) {
      const payment = await findPaymentOf(database.queries, viewer.id, body.reference);
      const verdict =
        payment === null ? await lostVerdict(viewer.id, body.reference) : await verdictOn(payment);
      const said = verdict === "paid" && !(await isPremiumNow(viewer.id)) ? "spent" : verdict;
      return { success: said === "paid", message: verifyMessages[said] };
    },

    /** Confirms what verifying or the provider's news has granted; there is nothing here to be granted. */
    upgrade: ({ viewer }) => (viewer.isPremium ? viewer : fail("payment_required")),
  };
}
