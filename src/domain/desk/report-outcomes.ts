/** What came of a report that somebody looked at. */
export const reportOutcomes = ["closed", "corrected", "dismissed"] as const;

export type ReportOutcome = (typeof reportOutcomes)[number];
