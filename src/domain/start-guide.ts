/** The four steps every new member is shown, in order. */
export const startSteps = ["ai-tools", "daily-jobs", "newsletter", "applications"] as const;
export type StartStep = (typeof startSteps)[number];
