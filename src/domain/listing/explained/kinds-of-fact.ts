/** What we read in a posting, in the order in which it matters to a reader. */
export const kindsOfFact = [
  "open",
  "place",
  "pay",
  "hours",
  "engagement",
  "role",
  "scam",
  "talk",
] as const;

export type KindOfFact = (typeof kindsOfFact)[number];
