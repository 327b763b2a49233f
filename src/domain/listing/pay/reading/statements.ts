import type { PayPeriod } from "#domain/listing/facts.ts";
import { timesAYear } from "#domain/listing/pay/full-time-year.ts";
import type { RateTable } from "#domain/listing/pay/rates.ts";
import type { Sentence } from "#domain/listing/text/sentences.ts";
import { businessWords, fillerWords } from "#domain/listing/vocabulary/pay-words.ts";
import { currencyAt } from "./home-currency.ts";
import { figuresIn, type Figure } from "./money.ts";
import { withFigures } from "./spelt-figures.ts";
import { isPossibleYear, periodBySize, writtenPeriod } from "./period.ts";
import {
  isCalledPay,
  purposeOf,
  surroundingsOf,
  type Purpose,
  type Surroundings,
} from "./purpose.ts";

/** One passage that says what the job pays. */
export interface PayStatement {
  readonly sentence: Sentence;
  readonly figure: Figure;
  readonly min: number | null;
  readonly max: number | null;
  readonly currency: string;
  readonly period: PayPeriod;
  readonly kind: "base" | "on-target";
  /** Words say that it is pay; otherwise it only looks like it. */
  readonly isSaid: boolean;
}

/** What is known of a posting besides the sentence. */
export interface PayReading {
  readonly rates: RateTable;
  readonly home: string | null;
  /** The one period that sentences without a figure speak of, as a heading does: "Hourly pay range". */
  readonly toldPeriod: PayPeriod | null;
}

export function statementsIn(written: Sentence, reading: PayReading): PayStatement[] {
  const sentence = { ...written, text: withFigures(written.text) };
  const figures = figuresIn(sentence.text);
  const statements: PayStatement[] = [];
  let purpose: Purpose | null = null;
  let period: PayPeriod | null = null;
  for (const [index, figure] of figures.entries()) {
    const around = surroundingsOf(sentence.text, figures, index);
    // "Salary: $60k in Texas, $70k in New York": what was said of the first figure holds for the next.
    purpose = purposeOf(around) ?? purpose;
    period = writtenPeriod(around) ?? period;
    const statement = statementOf({ sentence, figure, around, purpose, period }, reading);
    if (statement !== null) statements.push(statement);
  }
  return statements;
}

interface Found {
  readonly sentence: Sentence;
  readonly figure: Figure;
  readonly around: Surroundings;
  readonly purpose: Purpose | null;
  readonly period: PayPeriod | null;
}

function statementOf(read: Found, { rates, home, toldPeriod }: PayReading): PayStatement | null {
  const found = read.period === null && isAlone(read) ? { ...read, period: toldPeriod } : read;
  const { sentence, figure, around, purpose } = found;
  const currency = currencyAt(home, figure.currency);
  const rate = currency === null ? undefined : rates.usdFor[currency];
  if (currency === null || rate === undefined || purpose === "other") return null;
  const isBareOffer = sentence.field === "title" && figure.isRange && figure.hasThousands;
  if (
    figure.currency === null &&
    sentence.field !== "payText" &&
    !isBareOffer &&
    !isCalledPay(around)
  )
    return null;
  const isUnderHeading = found !== read && found.period !== null;
  if (purpose === null && !isUnderHeading && !looksLikePay(found)) return null;
  const isSaid = purpose !== null || sentence.field === "payText";
  const ends = endsOf(figure, around);
  // In South Africa a salary without a period is a month's.
  const isMonthly = isSaid && (figure.isRange || currency === "ZAR");
  const period = periodOf(found, figure.high * rate, isMonthly);
  if (period === null || !isPlausible(figure, period, rate)) return null;
  // What "you earn" in a day or a week may be pay; "Earn $300 a day!" is how swindlers write.
  const isShortSpan = period === "day" || period === "week";
  if (period === "day" && !isSaid && !(hasPeriodAtOnce(found) && !figure.isRange)) return null;
  if (purpose === "earn" && isShortSpan && (figure.isRange || !earnedByYou.test(around.before)))
    return null;
  const isHope = purpose === "target" || (purpose === "earn" && ends.min === null);
  const kind = isHope ? "on-target" : "base";
  return { sentence, figure, ...ends, currency, period, kind, isSaid };
}

/** A line that is a figure and little more: what it is stands in a heading. */
function isAlone({ sentence, figure }: Found): boolean {
  const rest = sentence.text.slice(0, figure.start) + sentence.text.slice(figure.end);
  const words = rest.match(/[a-z][a-z-]+/g) ?? [];
  return figure.currency !== null && words.filter((word) => !fillerWords.has(word)).length <= 1;
}

const earnedByYou =
  /\b(?:you|you'll|you'd|will|would|candidate|person) (?:will |would |also )?earn(?:s)?\b(?! (?:up to|as much))/;

function periodOf(found: Found, usd: number, isSpanOfPay: boolean): PayPeriod | null {
  const { period } = found;
  if (period !== null && isPossibleYear(usd * timesAYear[period])) return period;
  // A period further away may belong to something else, one behind the figure does not.
  return hasOwnPeriod(found) ? null : periodBySize(usd, isSpanOfPay);
}

const hasOwnPeriod = ({ around }: Found): boolean =>
  writtenPeriod({ ...around, before: "" }) !== null;

function isPlausible({ low, high }: Figure, period: PayPeriod, rate: number): boolean {
  const year = high * rate * timesAYear[period];
  return low <= high && isPossibleYear(year) && (low === 0 || high <= 10 * low);
}

const upTo =
  /\b(?:up to|max|maximum|maximal|tops? out at|tops|capped at|cap of|cap:|goes up to|as much as|no more than|not more than|ceiling of|bis zu|hasta|tot|jusqu'a|ranges? to|not exceed(?:ing)?)(?: of| is| about)?[ :]*$|\b(?:max|maximum|top) (?:\w+ )?(?:salary|pay|rate|wage|package)(?: of| is)?[ :]*$/;
const startingAt =
  /\b(?:from|vanaf|starting|starts|start|begins?|beginning|at least|min|minimum|mindestens|ab|over|above|more than|desde|floor|north of|no less than|not less than|upwards of|never less than)(?: at| of| from| is)?[ :]*$|\b(?:min|minimum|lowest|entry) (?:\w+ )?(?:salary|pay|rate|wage|package)(?: of| is)?[ :]*$/;

function endsOf(
  { low, high, isRange, isOpen }: Figure,
  { before, after }: Surroundings,
): { min: number | null; max: number | null } {
  if (isRange) return { min: low === 0 ? null : low, max: high };
  if (upTo.test(before)) return { min: null, max: high };
  if (/^ ?(?:max\b|maximum|tops\b|at most|or less|cap\b)/.test(after))
    return { min: null, max: high };
  if (
    isOpen ||
    startingAt.test(before) ||
    /^[^.,;]{0,16}\b(?:and up|upwards|and above|or more|or above|minimum|min\b|to start(?! with)|plus depending)/.test(
      after,
    )
  )
    return { min: low, max: null };
  return { min: low, max: high };
}

/** Without a word for pay, a figure must stand nearly alone, or be counted by the hour, month or year, which little else is. */
function looksLikePay(found: Found): boolean {
  const { sentence, figure, period } = found;
  if (sentence.field === "payText") return true;
  const words = partAround(sentence, figure).match(/[a-z][a-z-]+/g) ?? [];
  if (words.some((word) => businessWords.has(word) || statistics.has(word))) return false;
  if (sentence.field === "title" || (figure.isRange && period === "hour")) return true;
  const others = words.filter((word) => !fillerWords.has(word)).length;
  const isTimed = hasOwnPeriod(found);
  const isYearly = figure.currency !== null && figure.low >= 20_000;
  if (figure.isRange) return others <= (isTimed ? 8 : isYearly ? 6 : 2);
  return isTimed && (others === 0 || (hasPeriodAtOnce(found) && others <= 12));
}

/** What others earn is not what this job pays. */
const statistics: ReadonlySet<string> = new Set([
  "average",
  "survey",
  "statistics",
  "typically",
  "says",
]);

/** A title may be made of parts: "Acme Projects | Lead Writer | $150k". */
function partAround({ field, text }: Sentence, { start, end }: Figure): string {
  if (field !== "title") return text;
  const from = Math.max(text.lastIndexOf("|", start), text.lastIndexOf(" / ", start)) + 1;
  const to = text.indexOf("|", end);
  return text.slice(from, to === -1 ? text.length : to);
}

/** "R18 500 a month": the period right behind the figure says what it is. */
const hasPeriodAtOnce = ({ around }: Found): boolean =>
  /^ ?(?:basic |base |gross |nett? |brut |brutto |netto |ctc |tctc |before tax )?(?:\/|per |an? |each |every |p\/|pro |par |im |por |al )? ?(?:p[./]?[hdwma]\b|pcm|hour|hr|h\b|uur|stunde|day|tag|week|wk|woche|month|mth|mo\b|monat|maand|mes\b|mois|year|yr|annum|annually|jahr|jaar|an\b|ano\b|monthly|hourly|weekly|daily|yearly)/.test(
    around.after,
  );
