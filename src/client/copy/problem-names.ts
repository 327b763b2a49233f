import type { problemKinds } from "#contract/jobs.ts";

/** What can be wrong with a listing, as whoever reports it chooses and the desk reads it. */
export const problemNames: Readonly<Record<(typeof problemKinds)[number], string>> = {
  closed: "It has closed",
  "not-open": "It does not take South Africans",
  "pay-wrong": "The pay is wrong",
  scam: "It looks like a scam",
  other: "Something else",
};
