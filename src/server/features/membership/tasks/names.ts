/** Asks about one charge, and counts or takes back what it says. */
export const settleChargeName = "settle-charge";
/** Asks about one subscription; the answer has the last word. */
export const refreshSubscriptionName = "refresh-subscription";
/** Asks which subscriptions a customer has. Under its old name, since some may be waiting under it. */
export const findSubscriptionsName = "learn-subscriptions";
/** Sees to it that nobody is charged again. */
export const stopRenewalsName = "stop-renewals";
