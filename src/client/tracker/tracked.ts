/** Whatever shows applications asks under this name, so that one change makes all of it stale. */
export const trackerKey = ["tracker"] as const;
