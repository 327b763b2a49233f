import type { Evidence } from "#domain/listing/posting.ts";
import { everyMatch } from "#domain/listing/text/every-match.ts";
import { quote, type Sentence } from "#domain/listing/text/sentences.ts";

/** What simple work hardly ever pays, in dollars, pounds or euros. */
const highPay = new Map([
  ["hour", 30],
  ["day", 150],
  ["week", 1_000],
  ["month", 6_000],
]);
const highYear = 60_000;
/** Simple work is paid less here than abroad, so in rand the mark is lower than the rate of exchange would put it. */
const randsPerUnit = 9;

const payForTime =
  /([$£€]|\busd|\br) ?(\d(?:[\d,]| (?=\d{3}\b)){0,12})(?:\.\d+)?(k?)\b.{0,20}?\b(hour|hr|day|dai|everyday|week|month)/g;

/** Sentences with a figure that simple work hardly ever pays. */
export function highPaySaid(sentences: readonly Sentence[]): Evidence[] {
  return sentences
    .filter(
      ({ text }) => /[$£€]|\busd|\br ?\d/.test(text) && everyMatch(text, payForTime).some(isHigh),
    )
    .map((sentence) => quote(sentence));
}

function isHigh([, currency, figure = "", thousands, unit = ""]: RegExpExecArray): boolean {
  const period =
    unit === "hr" ? "hour" : unit === "week" || unit === "month" || unit === "hour" ? unit : "day";
  const amount = amountOf(figure + thousands) / (currency === "r" ? randsPerUnit : 1);
  return amount >= (highPay.get(period) ?? Number.POSITIVE_INFINITY);
}

/** A yearly salary in the pay field from which on simple work is too well paid. */
export function highYearlyPay(payText: readonly Sentence[]): Evidence[] {
  return rangesIn(payText)
    .filter(({ low }) => low >= highYear)
    .map(({ sentence }) => quote(sentence));
}

/** Ranges whose top is so far above the bottom that they promise nothing. */
export function widePay(payText: readonly Sentence[]): Evidence[] {
  return rangesIn(payText)
    .filter(({ low, high }) => high >= low * widestHonest)
    .map(({ sentence }) => quote(sentence));
}

const widestHonest = 2.5;
const range =
  /^\W*(?:usd|eur|gbp)? ?(\d[\d,.]{0,12}k?) ?-\W{0,3}(\d[\d,.]{0,12}k?)\W*(?:(?:usd|eur|gbp)\W*)?$/;

function rangesIn(
  payText: readonly Sentence[],
): { sentence: Sentence; low: number; high: number }[] {
  return payText.flatMap((sentence) => {
    const [, low = "", high = ""] = range.exec(sentence.text) ?? [];
    const most = amountOf(high);
    // "$80-95k": the "k" holds for both ends.
    const least = amountOf(high.endsWith("k") && amountOf(low) < 1_000 ? `${low}k` : low);
    return least > 0 && most > least ? [{ sentence, low: least, high: most }] : [];
  });
}

/** "31,2k" is a decimal comma, "31,200" is not. */
function amountOf(figure: string): number {
  const digits = figure.replace(/,(?=\d{1,2}k?$)/, ".").replaceAll(/[,k ]/g, "");
  return Number(digits) * (figure.endsWith("k") ? 1_000 : 1);
}
