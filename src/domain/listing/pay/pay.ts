import type { Pay, PayAmount, PayPeriod } from "#domain/listing/facts.ts";
import { homeCurrency } from "#domain/listing/pay/reading/home-currency.ts";
import { statementsIn, type PayStatement } from "#domain/listing/pay/reading/statements.ts";
import type { Confidence, Fact } from "#domain/listing/posting.ts";
import type { ReadPosting } from "#domain/listing/text/read-posting.ts";
import { quote, type Sentence } from "#domain/listing/text/sentences.ts";
import { worthTrying } from "#domain/listing/worth-trying.ts";
import { usdPerYear } from "./in-usd.ts";
import type { RateTable } from "./rates.ts";
import { termsOf } from "./terms.ts";

/** What the job pays as the posting says it. Silence, and money of any other kind, is no pay. */
export function payOf(read: ReadPosting, rates: RateTable): Fact<Pay> {
  const reading = { rates, home: homeCurrency(read.location) };
  const said = [read.payText, read.description, read.title].flatMap((field) =>
    field.flatMap((sentence, index) =>
      statementsIn(sentence, { ...reading, heading: field[index - 1]?.text ?? "" }),
    ),
  );
  const isMended = read.payText.length > 0 && read.description.some(mendsField);
  const chosen = completed(sameKind(bestSource(isMended ? withoutField(said) : said)), said);
  const terms = termsOf(read, chosen);
  const [first] = terms.hidesAmount ? [] : chosen;
  if (first === undefined) {
    return {
      value: { amount: null, terms: terms.terms },
      confidence: "high",
      evidence: terms.evidence,
      rules: terms.rules,
    };
  }
  const amount = amountOf(chosen, first, rates);
  return {
    value: { amount, terms: terms.terms },
    confidence: confidenceIn(chosen),
    evidence: [...quotesOf(chosen), ...terms.evidence],
    rules: [ruleFor(amount), ...terms.rules],
  };
}

/** A board's own number field, such as `40000-60000 USD`: often an estimate, so a written salary beats it. */
const isNumberField = ({ text }: Sentence): boolean =>
  /^(?:\dk?|[\s.,-])*(?:[a-z]{3}(?:\dk?|[\s.,-])*)?$/.test(text);

/** A hostile text may hold more figures than a call takes arguments. */
const least = (values: readonly number[]): number =>
  values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY);

const mendsField = (sentence: Sentence): boolean =>
  worthTrying(sentence).mendedPay.some(({ pattern }) => pattern.exec(sentence.text) !== null);

/** Without the field, where the text says what is right. */
function withoutField(said: readonly PayStatement[]): readonly PayStatement[] {
  const written = said.filter(({ sentence }) => sentence.field === "description");
  return written.length > 0 ? written : said;
}

/** A board's field may hold one end of what the text says in full: "$80,000" and "$80,000 to $100,000", "$19" and "up to $19". */
function completed(
  chosen: readonly PayStatement[],
  said: readonly PayStatement[],
): readonly PayStatement[] {
  const [only, ...more] = chosen;
  if (only?.sentence.field !== "payText" || only.figure.isRange || more.length > 0) return chosen;
  const whole = said.filter(
    ({ sentence, isSaid, figure, currency, period, min, max }) =>
      sentence.field === "description" &&
      isSaid &&
      currency === only.currency &&
      period === only.period &&
      (min !== only.min || max !== only.max) &&
      (figure.low === only.figure.low || figure.high === only.figure.high),
  );
  return whole.length === 1 ? whole : chosen;
}

/** Where it stands says how much it is worth; less is better. */
function sourceRank({ sentence, kind, isSaid }: PayStatement): number {
  const target = kind === "on-target" ? 10 : 0;
  if (sentence.field === "title") return 2 + target;
  if (sentence.field === "payText") return (isNumberField(sentence) ? 3 : 0) + target;
  return (isSaid ? 1 : 4) + target;
}

function bestSource(said: readonly PayStatement[]): PayStatement[] {
  const best = least(said.map(sourceRank));
  return said.filter((statement) => sourceRank(statement) === best);
}

/** Dollars first, as most readers are here for them; the others in any order that is always the same. */
const currencyOrder = (code: string): number => (code === "USD" ? 0 : Number.parseInt(code, 36));
const periodOrder: readonly PayPeriod[] = ["year", "month", "hour", "week", "day"];

/** Several figures may stand there, by place or by level: those in one currency and period are one offer. */
function sameKind(statements: readonly PayStatement[]): PayStatement[] {
  const spans = statements.filter(({ figure }) => figure.isRange);
  const offers = spans.length > 0 ? spans : statements;
  const [first] = offers.toSorted(
    (a, b) =>
      currencyOrder(a.currency) - currencyOrder(b.currency) ||
      periodOrder.indexOf(a.period) - periodOrder.indexOf(b.period),
  );
  return offers.filter(
    ({ currency, period }) => currency === first?.currency && period === first.period,
  );
}

function amountOf(
  chosen: readonly PayStatement[],
  { currency, period }: PayStatement,
  rates: RateTable,
): PayAmount {
  const mins = chosen.flatMap(({ min }) => min ?? []);
  const maxes = chosen.flatMap(({ max }) => max ?? []);
  const min = mins.length === 0 ? null : least(mins);
  const max = maxes.length === 0 ? null : -least(maxes.map((value) => -value));
  const offer = { min, max, currency, period };
  return { ...offer, usdPerYear: usdPerYear(offer, rates) };
}

function confidenceIn(chosen: readonly PayStatement[]): Confidence {
  const areSaid = chosen.every(
    ({ isSaid, figure, sentence }) =>
      isSaid && figure.currency !== null && !isNumberField(sentence),
  );
  return areSaid ? "high" : "medium";
}

function quotesOf(chosen: readonly PayStatement[]) {
  const quotes = chosen.map(({ sentence, figure }) => quote(sentence, figure.start, figure.end));
  return [...new Map(quotes.map((evidence) => [evidence.quote, evidence])).values()].slice(0, 3);
}

function ruleFor({ min, max }: PayAmount): string {
  if (min === null) return "pay-up-to";
  if (max === null) return "pay-from";
  return min === max ? "pay-fixed" : "pay-range";
}
