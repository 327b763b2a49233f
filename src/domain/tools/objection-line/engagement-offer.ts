import type { Engagement, Pay } from "#domain/listing/facts.ts";
import type { Fact } from "#domain/listing/posting.ts";
import type { InvoiceCurrency, MemberEngagement, MemberTerms } from "./member-terms.ts";
import { saysNothing, type Offer } from "./offer.ts";

/** How the member would be engaged and paid, where the ad does not exclude it, as a clause behind "I". */
export function engagementOffer(
  engagement: Fact<Engagement>,
  pay: Fact<Pay>,
  { engagements, currencies }: MemberTerms,
): Offer {
  if (engagements.length === 0)
    return saysNothing(
      "You have not said yet how you would be engaged, so the line says nothing about it.",
    );
  const possible = possibleFor(engagement);
  if (possible.length === 0)
    return saysNothing(
      "The ad speaks of more than one way to be engaged. Ask which it is before you offer one.",
    );
  const way = possible.find((one) => engagements.includes(one));
  if (way === undefined) return saysNothing(noCommonWay(engagement, engagements));
  const because = [reasonFor(engagement)];
  if (way !== "contractor") return { clause: promises[way], because, leftOut: [] };
  const money = currencyOffer(pay.value.amount?.currency ?? null, currencies);
  return {
    clause: money.clause === null ? promises[way] : `${money.clause} as a contractor`,
    because: [...because, ...money.because],
    leftOut: money.leftOut,
  };
}

const promises: Readonly<Record<MemberEngagement, string>> = {
  contractor: "can work as a contractor",
  employee: "can join as an employee",
  "employer-of-record": "can be employed through an employer of record",
};

/**
 * The ways an ad leaves open, the simplest for both first. Employment told outright leaves only itself; read from benefits it
 * may also come through a partner. Silence leaves open what costs them nothing to set up. Two ways told decide nothing.
 */
function possibleFor({
  value,
  confidence,
  evidence,
}: Fact<Engagement>): readonly MemberEngagement[] {
  if (value === "employee")
    return confidence === "high" ? ["employee"] : ["employee", "employer-of-record"];
  if (value !== "unclear") return [value];
  return evidence.length === 0 ? ["contractor", "employer-of-record"] : [];
}

const names: Readonly<Record<MemberEngagement, string>> = {
  contractor: "a contractor",
  employee: "an employee",
  "employer-of-record": "an employee through an employer of record",
};

const list = (ways: readonly MemberEngagement[]): string =>
  ways.map((way) => names[way]).join(" or ");

const noCommonWay = ({ value }: Fact<Engagement>, own: readonly MemberEngagement[]): string =>
  value === "unclear"
    ? `The ad does not say how they engage people. You would work as ${list(own)}; ask whether they can.`
    : `The ad wants ${names[value]}. You would work as ${list(own)}, so the line says nothing about it.`;

function reasonFor({ value, confidence }: Fact<Engagement>): string {
  if (value === "unclear") return "The ad does not say how they engage people.";
  const how = confidence === "high" ? "says" : "suggests";
  return `The ad ${how} that they engage ${names[value]}.`;
}

const moneyWords: Readonly<Record<InvoiceCurrency, string>> = {
  AUD: "Australian dollars",
  CAD: "Canadian dollars",
  CHF: "Swiss francs",
  EUR: "euros",
  GBP: "pounds",
  USD: "dollars",
  ZAR: "rand",
};

function currencyOffer(paid: string | null, own: readonly InvoiceCurrency[]): Offer {
  const [liked] = own;
  if (liked === undefined)
    return saysNothing("You have not set a currency you invoice in, so the line names none.");
  if (paid === null) {
    const because = ["The ad names no currency, so this is the one you put first."];
    return { clause: `invoice in ${moneyWords[liked]}`, because, leftOut: [] };
  }
  const common = own.find((currency) => currency === paid);
  if (common === undefined)
    return saysNothing(`The ad pays in ${paid}, which is not among the currencies you invoice in.`);
  const because = [`The ad pays in ${moneyWords[common]}.`];
  return { clause: `invoice in ${moneyWords[common]}`, because, leftOut: [] };
}
