/** Which of our readers understands a source. */
export const feedKinds = [
  "himalayas",
  "jobicy",
  "remoteok",
  "remotive",
  "workingnomads",
  "greenhouse",
  "lever",
  "ashby",
  "rss",
] as const;

export type FeedKind = (typeof feedKinds)[number];
