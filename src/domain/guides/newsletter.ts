/** What is done on the newsletter's first day, in order. */
export const launchSteps = ["reader", "promise", "home", "issue", "invitations", "send"] as const;
export type LaunchStep = (typeof launchSteps)[number];

/** The Authority Loop: each stage feeds the next, and the last one the first. */
export const loopStages = [
  "Learn",
  "Publish",
  "Share",
  "Get Leads",
  "Show Wins",
  "Grow Faster",
] as const;
export type LoopStage = (typeof loopStages)[number];
