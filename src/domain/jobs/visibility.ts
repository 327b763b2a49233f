export const tiers = ["free", "premium"] as const;

export type Tier = (typeof tiers)[number];

/** As much of a user as decides what they see. Null is a visitor. */
type Viewer = { readonly isPremium: boolean } | null;

/** The one place that says who may open which jobs. Of the rest nothing leaves the server but teasers and counts. */
export const tiersOpenTo = (viewer: Viewer): readonly Tier[] =>
  viewer?.isPremium === true ? tiers : ["free"];

export const mayOpen = (viewer: Viewer, tier: Tier): boolean => tiersOpenTo(viewer).includes(tier);
