import type { Result } from "#domain/tracker/application.ts";

/** The way an application can go, from being sent to work. */
export const stages = ["Applied", "Viewed", "Replied", "Interview", "Hired"] as const;
export type Stage = (typeof stages)[number];

/** How far along the way a result is. One that leads nowhere is no further than having applied. */
export const stageReached: Readonly<Record<Result, number>> = {
  Pending: 0,
  "No Response": 0,
  Rejected: 0,
  Viewed: 1,
  Replied: 2,
  Interview: 3,
  Hired: 4,
};

/** From here on somebody has answered, and not with a refusal. */
export const answeredFrom = stageReached.Replied;

/** What is timed, from the day somebody applied. A refusal is an end, not an answer. */
export const timedEvents = ["Viewed", "First answer", "Interview", "Hired", "Rejected"] as const;
export type TimedEvent = (typeof timedEvents)[number];
