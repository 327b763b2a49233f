import type { Membership } from "#contract/membership.ts";

/** What the server tells of somebody in this state whose paid year ends on 15 November 2026. */
export const memberIn = (state: Membership["state"]): Membership => ({
  state,
  paidUntil: "2026-11-15T08:00:00.000Z",
  premiumUntil: state === "overdue" ? "2026-11-22T08:00:00.000Z" : "2026-11-15T08:00:00.000Z",
  renewsAt: state === "renewing" ? "2026-11-15T08:00:00.000Z" : null,
  card: null,
  canCancel: false,
  canResume: false,
  canChangeCard: false,
});
