import type { PayPeriod } from "#domain/listing/facts.ts";
import { timesAYear } from "#domain/listing/pay/full-time-year.ts";
import type { RateTable } from "#domain/listing/pay/rates.ts";
import { Clue } from "#domain/listing/rules/clue.ts";
import type { Sentence } from "#domain/listing/text/sentences.ts";
import { gives, worthTrying } from "#domain/listing/worth-trying.ts";
import { learners } from "#domain/listing/vocabulary/pay-words.ts";
import { currencyAt } from "./home-currency.ts";
import { figuresIn, type Figure } from "./money.ts";
import { withSpeltNumbers } from "./spelt-numbers.ts";
import { isPossibleYear, periodBySize, writtenPeriod } from "./period.ts";
import { isCalledPay, purposeOf, purposesIn, type Purpose } from "./purpose.ts";
import { surroundingsOf, under, type Surroundings } from "./surroundings.ts";
import {
  hasOwnPeriod,
  isDayRate,
  isInParts,
  isOfBusiness,
  looksLikePay,
  Part,
  partAround,
  type Found,
} from "./unsaid.ts";

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
  /** The line above, which may say what the figures below it are. */
  readonly heading: string;
}

export function statementsIn(sentence: Sentence, reading: PayReading): PayStatement[] {
  const { figures: written, speltMoney } = worthTrying(sentence);
  if (written.length === 0 && speltMoney.length === 0) return [];
  const { text } = sentence;
  const figures = figuresIn(speltMoney.length === 0 ? text : withSpeltNumbers(text));
  if (figures.length === 0) return [];
  const statements: PayStatement[] = [];
  const surroundings = figures.map((_, index) => surroundingsOf(sentence, figures, index));
  const [first] = surroundings;
  if (first !== undefined && isUnderHeading(sentence, first, reading.heading))
    surroundings[0] = under(reading.heading.replace(ourDeal, "pay"), first);
  const periods = surroundings.map(writtenPeriod);
  let purpose = purposeBefore(reading.heading);
  // "Basic R8 000, OTE R25 000 per month": the first period that is written holds for the figures before it, too.
  let period = periods.find((written) => written !== null) ?? null;
  const whole = new Part(text);
  for (const [index, figure] of figures.entries()) {
    const around = surroundings[index] ?? surroundingsOf(sentence, figures, index);
    // "Salary: $60k in Texas, $70k in New York": what was said of the first figure holds for the next.
    purpose = purposeOf(around) ?? (comesNext.test(around.before) ? null : purpose);
    period = periods[index] ?? period;
    const part = isInParts(sentence) ? partAround(text, figure) : whole;
    const statement = statementOf({ sentence, part, figure, around, purpose, period }, reading);
    if (statement !== null) statements.push(statement);
  }
  return statements;
}

/** "The hourly rate for this role:" and, on a line of its own, "- $15.00 in New York". */
const isUnderHeading = ({ field }: Sentence, { before }: Surroundings, heading: string): boolean =>
  field === "description" &&
  ((/^\W*$/.test(before) && (/(?::|\bbelow\W?)\s*$/.test(heading) || payLine.test(heading))) ||
    (shortAnswer.test(before) && heading.endsWith("?")));

/** "Salary range", on a line of its own. */
const payLine =
  /^\W*(?:(?:base|annual|expected|target|hiring|estimated|yearly|hourly|monthly|pay|salary|total) )*(?:salary|pay|compensation|wages?)(?: (?:range|rate|scale|band|details|information))?\W*$/;

/** Above a list of what one gets; elsewhere deals are what a business makes. */
const ourDeal = /^\W*(?:the |our |your )?deal(?=\W*$)/;

/** "And the money? About R40 000." */
const shortAnswer =
  /^\W*(?:(?:yes|sure|certainly|indeed|it's|that's|that'd be|we pay|about|around|roughly|from|between|up to|simple|easy|a|fixed)\b\W*){0,3}$/;

/** "A signing bonus of $5,000, then $9,200 every month": what comes next is another matter. */
const comesNext = /^\W*(?:and )?(?:then|after that|thereafter|afterwards|followed by)\b/;

/** "Juniors are paid R15 000; seniors get to R25 000": what was said before a semicolon still holds. */
function purposeBefore(heading: string): Purpose | null {
  const isUnfinished = heading.endsWith(";") && /\d/.test(heading);
  return isUnfinished ? (purposesIn(heading).at(-1) ?? null) : null;
}

function statementOf(found: Found, { rates, home }: PayReading): PayStatement | null {
  const { sentence, figure, around, purpose } = found;
  const currency = currencyAt(home, figure.currency);
  const rate = currency === null ? undefined : rates.usdFor[currency];
  if (currency === null || rate === undefined) return null;
  if (purpose === "other" && !isLearnersStipend(found)) return null;
  if (purpose !== null && gives(sentence, quotesOthers)) return null;
  if ((purpose === "earn" || purpose === "target") && gives(sentence, otherEarners)) return null;
  const isBareOffer = sentence.field === "title" && figure.isRange && figure.hasThousands;
  if (
    figure.currency === null &&
    sentence.field !== "payText" &&
    !isBareOffer &&
    !isCalledPay(around)
  )
    return null;
  if (purpose === null && !looksLikePay(found)) return null;
  if (purpose === "likely" && isOfBusiness(found)) return null;
  const isSaid = purpose !== null || sentence.field === "payText";
  const ends = endsOf(figure, around);
  const period =
    periodOf(found, figure.high * rate, {
      isAboutPay: isSaid && figure.isRange,
      isAtHome: currency === home && currency !== "ZAR",
    }) ??
    ((isSaid || figure.isRange) && currency === "ZAR" && !hasOwnPeriod(found)
      ? periodOfRand(figure.high)
      : null);
  if (period === null || !isPlausible(figure, period, rate)) return null;
  // A day's pay for anybody is how swindlers write; a day rate is said to be one, or stands nearly alone.
  if (period === "day" && (purpose === "earn" || (!isSaid && !isDayRate(found)))) return null;
  const isHope = purpose === "target" || (purpose === "earn" && ends.min === null);
  const kind = isHope ? "on-target" : "base";
  return { sentence, figure, ...ends, currency, period, kind, isSaid };
}

function periodOf(
  found: Found,
  usd: number,
  known: Parameters<typeof periodBySize>[1],
): PayPeriod | null {
  const { period } = found;
  if (period !== null && isPossibleYear(usd * timesAYear[period])) return period;
  // A period further away may belong to something else, one behind the figure does not.
  return hasOwnPeriod(found) ? null : periodBySize(usd, known);
}

/** Here wages are told by the month, and whoever says nothing means one. */
const periodOfRand = (rand: number): PayPeriod | null =>
  rand >= 4_000 && rand < 150_000 ? "month" : null;

function isPlausible({ low, high }: Figure, period: PayPeriod, rate: number): boolean {
  const year = high * rate * timesAYear[period];
  return low <= high && isPossibleYear(year) && (low === 0 || high <= 10 * low);
}

const upTo =
  /\b(?:(?:up to|max|maximum|at most|at the most|(?:not|never) (?:\w+ ){0,4}(?:over|above|more than|past|beyond)|maximal|tops? out at|tops|capped at|stretch to|stretching to|go to|go up to|cap of|cap:|goes up to|as much as|as high as|as far as|no more than|not more than|ceiling of|bis zu|hasta|tot|jusqu'a|ranges? to|not exceed(?:ing)?|(?:the )?(?:most|highest) (?:we|you|they|i|anyone)(?:'ll|'d| can| could| will| would| may)?(?: \w+)? (?:pay|get|offer|do|earn|stretch|go|budget|spend|make|expect)(?: to| for| is)?|(?:can't|cannot|won't|not|never|unable to) (?:go|pay|offer|stretch|do|spend)(?: \w+)? (?:above|over|beyond|past|more than|higher than)|(?:ceiling|cap|limit|upper end|top end|upper limit|top of the (?:band|range|scale))(?: for \w+ \w+)?)(?: of| is| at| about| sits at)?[ :.]*)$|(?<!\b(?:no|not|never) )\b(?:under|below|less than|not above)[ :]*$|\b(?:max|maximum|top) (?:\w+ )?(?:salary|pay|rate|wage|package|budget)(?: of| is)?[ :]*$/;
const startingAt =
  /\b(?:from|vanaf|starting|starts|start|begins?|beginning|at least|min|minimum|mindestens|ab|over|above|more than|desde|floor|north of|no less than|not less than|upwards of|never less than|(?:the )?(?:least|lowest) (?:we|you|they|i|anyone)(?:'ll|'d| can| could| will| would)?(?: \w+)? (?:pay|get|offer|do|earn|expect|make|start)(?: on| at| is)?|(?:nobody|no one|none|never|not|won't|don't)(?: \w+){0,4} (?:less than|below|under)|bottom of the (?:band|range|scale)|lower end|bottom end)(?: at| of| from| is| sits at)?[ :.]*$|\b(?:min|minimum|lowest|entry) (?:\w+ )?(?:salary|pay|rate|wage|package)(?: of| is)?[ :]*$/;

/** "Nobody here earns below $55,000" is a floor, said with a word for a ceiling. */
const notBelow =
  /\b(?:nobody|no one|none of us|never|not|won't|don't|doesn't)(?: \w+){0,5} (?:less than|below|under)[ :]*$/;

/** "$3,000 a month tops". */
const atMostAfter =
  /^ ?(?:(?:\/|p\/|per |an? )?(?:year|yr|annum|month|mo|m|week|day|hour|hr|h)\b ?)?,? ?\(?(?:max(?:imum)?|tops|at (?:the )?most|at best)\b(?!\.? ?\d)/;

function endsOf(
  { low, high, isRange, isOpen }: Figure,
  { before, after }: Surroundings,
): { min: number | null; max: number | null } {
  if (isRange) return { min: low === 0 ? null : low, max: high };
  if (notBelow.test(before)) return { min: low, max: null };
  if (upTo.test(before) || (!startingAt.test(before) && atMostAfter.test(after)))
    return { min: null, max: high };
  if (
    isOpen ||
    startingAt.test(before) ||
    /^ ?(?:(?:a|per) (?:year|month|week|day|hour) ?)?(?:and (?:up(?:wards?)?|above|more)|or (?:more|better|above)|min(?:imum)?|upwards?|at least)\b/.test(
      after,
    )
  )
    return { min: low, max: null };
  return { min: low, max: high };
}

/** "Monthly stipend of R6 500 for the internship". */
const isLearnersStipend = ({ sentence, around }: Found): boolean =>
  learners.test(sentence.text) && /\bstipend\b/.test(around.before + around.after);

/** What a survey says that others earn. */
const quotesOthers = new Clue(
  /\b(?:survey|statistics|according to (?!your|experience|skill|level|seniority|qualif|what|how)|glassdoor|payscale|salary sites?|industry average|market average|(?:puts?|places?|lists?) the average|average (?:[a-z]+ ){0,3}(?:earns|salary in|makes)|(?:current|present|expected|desired)(?: (?:and|or) \w+)? (?:package|salary|pay|ctc|rate|remuneration)\b[^.]{0,20} (?:for example|e\.g|such as))\b/,
);

const otherEarners = new Clue(
  /\b(?:freelancers|platform|marketplace|graduates|alumni|readers|households|families|students|subscribers|users|members|sellers|creators|audience|customers|our clients|affiliates|resellers|ambassadors|refer(?:ring)? (?:an?|your|someone|friends|people))\b/,
);
