import { payment, type Membership, type membershipEndpoints } from "#contract/membership.ts";
import { standpointOf } from "#domain/membership/standing.ts";
import { receiptNumber } from "#domain/membership/reference.ts";
import { willRenew } from "#domain/membership/subscription.ts";
import { fail } from "#server/app-error.ts";
import type { Handlers } from "#server/http/api/handler.ts";
import type { ShowRows } from "#server/http/api/rows-shown.ts";
import { factsOfOne } from "../stores/member-facts.ts";
import { findSubscriptions } from "../tasks/ask-provider.ts";
import { presentMembership, presentPayment, presentReceipt } from "./present.ts";
import { resumeRenewal, stopRenewal } from "./switch-renewal.ts";
import { lastCountedOf, paymentsOf, receiptPayment } from "../stores/payments.ts";
import { subscriptionsOf, type SubscriptionRow } from "../stores/subscriptions.ts";
import type { MembershipServices } from "../membership-services.ts";

type MembershipRows = Pick<
  typeof membershipEndpoints,
  | "readMembership"
  | "cancelSubscription"
  | "resumeSubscription"
  | "changeCardLink"
  | "listPayments"
  | "readReceipt"
>;

export function membershipHandlers(
  services: MembershipServices & { readonly showRows: ShowRows },
): Handlers<MembershipRows> {
  const { database, clock, payments, showRows, config } = services;
  const db = database.queries;

  async function membershipOf(userId: number): Promise<Membership> {
    const facts = await factsOfOne(db, userId);
    const subscriptions = await subscriptionsOf(db, userId);
    const lastPayment = await lastCountedOf(db, userId);
    return presentMembership({ facts, subscriptions, lastPayment }, clock.now());
  }

  const goingOn = async (userId: number): Promise<SubscriptionRow[]> =>
    (await subscriptionsOf(db, userId)).filter(({ state }) => willRenew(state));

  /** Right after a payment its subscription may not have been heard of; then the provider is asked. */
  async function goingOnOrLearned(userId: number): Promise<SubscriptionRow[]> {
    const known = await goingOn(userId);
    if (known.length > 0) return known;
    const { state } = standpointOf(await factsOfOne(db, userId), clock.now());
    const customerCode = (await lastCountedOf(db, userId))?.customerCode ?? null;
    if (state !== "renewing" || customerCode === null) return [];
    await findSubscriptions(services, customerCode);
    return goingOn(userId);
  }

  return {
    readMembership: ({ viewer }) => membershipOf(viewer.id),

    async cancelSubscription({ viewer }) {
      const rows = await goingOnOrLearned(viewer.id);
      if (rows.length === 0) fail("nothing_to_cancel");
      for (const row of rows) await stopRenewal(services, row, "member");
      return membershipOf(viewer.id);
    },

    async resumeSubscription({ viewer }) {
      const before = await membershipOf(viewer.id);
      if (before.state === "renewing") return before;
      const stopped = (await subscriptionsOf(db, viewer.id)).find(
        ({ state }) => state === "non-renewing",
      );
      if (!before.canResume || stopped === undefined) return fail("cannot_resume");
      if (!(await resumeRenewal(services, stopped, "member"))) fail("cannot_resume");
      return membershipOf(viewer.id);
    },

    async changeCardLink({ viewer }) {
      const [row] = await goingOnOrLearned(viewer.id);
      if (row === undefined) return fail("no_card_page");
      return { link: await payments.cardPage(row.code) };
    },

    async listPayments({ viewer }) {
      const rows = await paymentsOf(db, viewer.id);
      return showRows("payments", rows, (row) => payment.parse(presentPayment(row)));
    },

    async readReceipt({ viewer, params }) {
      const id = Number(params.number.split("-")[2]);
      const row = await receiptPayment(db, viewer.id, id);
      const paidAt = row?.paidAt ?? null;
      if (row === null || paidAt === null || receiptNumber(id, paidAt) !== params.number)
        return fail("not_found");
      return presentReceipt({ ...row, paidAt }, await factsOfOne(db, viewer.id), config.seller);
    },
  };
}
