// The names of what one feature fetches and another makes stale. Features do not know each other, so the names stand here;
// what a feature keeps to itself is named in its own queries.

/** Whatever shows applications asks under this name, so that one change makes all of it stale. */
export const trackerKey = ["tracker"] as const;
/** Tags that the tracker's form offers. */
export const offeredTagsKey = [...trackerKey, "tags"] as const;

export const startGuideKey = ["start-guide"] as const;

export const alertsKey = ["alerts"] as const;

export const growthCardsKey = ["growth-cards"] as const;
export const growthStrategyKey = ["growth-strategy"] as const;
export const growthProgressKey = ["growth-progress"] as const;
