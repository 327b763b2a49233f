import type { Openness } from "#domain/listing/facts.ts";
import type { Confidence } from "#domain/listing/posting.ts";

/** Apart from the other words, because the landing page needs only these. */
export const openWords: Readonly<Record<Openness, string>> = {
  yes: "Open to South Africa",
  unclear: "Unclear for South Africa",
  no: "Closed to South Africa",
  "not-remote": "Not a remote job",
};

/** The same with how sure we are: a "yes" that hangs on less than a plain sentence or field is no promise. */
export const verdictWords = (value: Openness, confidence: Confidence): string =>
  value === "yes" && confidence !== "high" ? "Probably open: ask first" : openWords[value];
