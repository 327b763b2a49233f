const dayMs = 24 * 60 * 60 * 1000;

/** So long the page of a job that has closed says so, and leads to others; then it is as if it had never been. */
const daysOfClosedPage = 30;

export const isForgotten = (closedAt: Date | null, now: Date): boolean =>
  closedAt !== null && now.getTime() - closedAt.getTime() >= daysOfClosedPage * dayMs;
