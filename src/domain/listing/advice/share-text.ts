import { sayHours } from "#domain/listing/hours/sast.ts";
import { sayPay } from "#domain/listing/pay/saying/say-pay.ts";
import type { PayInRand } from "#domain/listing/pay/in-rand.ts";
import { sayRand } from "#domain/listing/pay/saying/say-rand.ts";
import { riskReasons } from "#domain/listing/risk/reasons.ts";
import type { ListingFacts } from "#domain/listing/facts.ts";
import { verdictOfFacts } from "./open-words.ts";
import { engagementSaid, riskWords } from "./fact-names.ts";

interface About {
  readonly title: string;
  readonly company: string;
  readonly inRand: PayInRand | null;
  /** Where one can check another post. */
  readonly link: string;
}

/** The facts as a message for a chat: plain lines, the verdict in the chat's own bold. */
export function shareText(facts: ListingFacts, { title, company, inRand, link }: About): string {
  const job = [title, company].filter((part) => part !== "").map(plain);
  const { hours, engagement } = facts;
  const lines = [
    job.join(", "),
    `*${verdictOfFacts(facts).words}*`,
    `Pay: ${payWords(facts, inRand)}`,
    `Hours: ${hours.value === null ? "not stated" : sayHours(hours.value)}`,
    `Engagement: ${engagementSaid(engagement).name.toLowerCase()}`,
    `Risk: ${riskLine(facts)}`,
    "",
    `Check any job post: ${link}`,
  ];
  return (job.length === 0 ? lines.slice(1) : lines).join("\n");
}

function payWords({ pay }: ListingFacts, inRand: PayInRand | null): string {
  const { amount, terms } = pay.value;
  if (terms.includes("commission-only")) return "commission only";
  if (amount === null) return "not stated";
  const atHome = inRand && sayRand(inRand, amount);
  return atHome === null ? sayPay(amount) : `${sayPay(amount)}, ${atHome}`;
}

function riskLine({ risk }: ListingFacts): string {
  const reasons = risk.notes.map(({ reason }) => riskReasons[reason].title);
  const verdict = riskWords[risk.verdict].toLowerCase();
  return reasons.length === 0 ? verdict : `${verdict}. ${reasons.join("; ")}`;
}

/** On one line, without the letters a chat reads as mark-up and without halves of letters, which no address can hold. */
const plain = (text: string): string =>
  text
    .replaceAll(/[*_~`\s]+/g, " ")
    .replaceAll(/\p{Surrogate}/gu, "")
    .trim();
