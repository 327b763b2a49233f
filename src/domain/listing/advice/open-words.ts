import type { ListingFacts, Openness, RiskVerdict } from "#domain/listing/facts.ts";
import type { Confidence } from "#domain/listing/posting.ts";

/** Good news, a doubt, bad news, or a warning that leaves no room for any of them. */
export type Tone = "yes" | "unclear" | "no" | "warning";

/** The one thing to know about a listing, as cards, pages, pictures, feeds and messages all say it. */
export interface Verdict {
  readonly words: string;
  readonly tone: Tone;
}

/** As much of a listing as its verdict hangs on. */
interface Judged {
  readonly openToSouthAfrica: { readonly value: Openness; readonly confidence: Confidence };
  readonly riskVerdict: RiskVerdict;
}

/** Apart from the other words, because the landing page needs only these. */
export const openWords: Readonly<Record<Openness, string>> = {
  yes: "Open to South Africa",
  unclear: "Unclear for South Africa",
  no: "Closed to South Africa",
  "not-remote": "Not a remote job",
};

/** Whom a scam takes is nothing to know; and a "yes" that hangs on less than a plain sentence or field is no promise. */
export function verdictOf({ openToSouthAfrica, riskVerdict }: Judged): Verdict {
  const { value, confidence } = openToSouthAfrica;
  if (riskVerdict === "likely-scam") return { words: "Likely a scam", tone: "warning" };
  if (value === "yes" && confidence !== "high") return probablyOpen;
  return plainVerdict(value);
}

/** What is only probable does not wear the colour of a promise. */
export const probablyOpen: Verdict = { words: "Probably open: ask first", tone: "unclear" };

/** The same for facts that have just been read. */
export const verdictOfFacts = ({
  openToSouthAfrica,
  risk,
}: Pick<ListingFacts, "openToSouthAfrica" | "risk">): Verdict =>
  verdictOf({ openToSouthAfrica, riskVerdict: risk.verdict });

/** A verdict that nothing is in doubt about. */
export const plainVerdict = (value: Openness): Verdict => ({
  words: openWords[value],
  tone: value === "not-remote" ? "no" : value,
});
