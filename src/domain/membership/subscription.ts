/** The provider's subscription, from "goes on by itself" to "over". Only an answer of the provider or a wish of the member leads back. */
export const subscriptionStates = ["active", "attention", "non-renewing", "cancelled"] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

const known: ReadonlyMap<string, SubscriptionState> = new Map([
  ["active", "active"],
  ["attention", "attention"],
  ["non-renewing", "non-renewing"],
  ["cancelled", "cancelled"],
  ["complete", "cancelled"],
  ["completed", "cancelled"],
]);

/** In our words; an unknown one is treated as still running, so that nobody loses what they paid for. */
export const subscriptionState = (status: string): SubscriptionState =>
  known.get(status) ?? "active";

/** News may arrive in any order, so news alone only ever leads further along. */
export const furtherOf = (one: SubscriptionState, other: SubscriptionState): SubscriptionState =>
  subscriptionStates.indexOf(one) >= subscriptionStates.indexOf(other) ? one : other;

/** Whether the provider will try to charge again. */
export const willRenew = (state: SubscriptionState): boolean =>
  state === "active" || state === "attention";
