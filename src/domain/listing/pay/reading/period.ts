import type { PayPeriod } from "#domain/listing/facts.ts";
import { PartClue } from "#domain/listing/rules/clue.ts";
import { everyMatch } from "#domain/listing/text/every-match.ts";
import { periodOfWord } from "#domain/listing/vocabulary/pay-words.ts";
import { upTo } from "#domain/listing/text/up-to.ts";
import { says, type Surroundings } from "./surroundings.ts";

const counted =
  /(?:\/(?: ?per\b)?|\bper|\bp\/|\b(?:by the|an?|the|(?:each|every|any)(?: one)? of (?:those|these|the|your|them)|each|every|pro|im|por|al|par)(?=[ -]))[ -]?(?:(?:calendar|working|work|full|single|8-hour|eight-hour|billable|logged|worked)[ -])?([a-z]+)/g;
/** A lost line break glues the next word on: "per hourBenefits". */
const gluedPeriod = /^(?:hour|week|month|year|annum)/;
const adverb = new PartClue(
  /(?<!\b(?:semi|bi)[ -]?)\b(?:hourly|daily|weekly|monthly|yearly|annual(?:ly|ized)?|jahrlich|monatlich|jahresgehalt|jahresbrutto(?:gehalt)?|monatsgehalt|maandsalaris|manadslon|mensuales|mensais|mesicne|mensual|mensuels?|mensuelle|mensile|mensili|mensal|anual|annuel|all'anno|stundenlohn|stundensatz|uurtarief|tagessatz|day rate|pcm|p[./]?[hdwma]|everyday)\b/g,
);

/** What comes later is no period: "£2,250, reviewed after half a year". */
const later = new PartClue(
  /\b(?:review\w*|after (?!tax|deduct)|within|once|probation|with an? (?:yearly|annual|quarterly|monthly) (?!rate|salary|pay))/,
);
/** "20 hrs a week @ $30". */
const hoursAt = new PartClue(/\b(?:hours?|hrs?)\b[^.,;:]{0,14}(?:@|\bat) ?$/);

/** How much work it is, and not what the pay is counted by: "a day rate of R3 000, four days a month". */
const amountOfWork = new PartClue(
  /\b(?:\d{1,3}(?:[.,-]\d{1,3})?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|few)\+? ?(?:full |half |working |guaranteed |good |solid )?(?:days?|hours?|hrs?|mornings?|afternoons?|evenings?|shifts?|times|articles?|posts?|blogs?|briefs?) ?(?:\/ ?|per |an? |each |every |p\/)(?:calendar )?(?:week|month|year|(?:wk|mo|mth)\b)/g,
);

const hoursOfWeek =
  /\d(?:\.\d)? ?(?:hours?|hrs?|days?) ?(?:\/ ?|per |an? |each |p\/)(?:week|wk|month)/;

/** "Day rate R1 200, invoiced weekly": how often the money comes is not what it is counted by. */
const rateBefore = new PartClue(
  /\b(hourly|daily|day|weekly|monthly) rate(?: is| of)? ?:? ?(?:of )?(?:about |around |up to )?$/,
);
const sentInSoOften =
  /\b(?:invoiced|billed|settled|payable|paid(?: out)?|paying out|invoices go out) (?:every |each )?(?:week|month|weekly|monthly|fortnightly)\b/;

/** The period that is written for a figure: after it, or else before it; nearest first. */
export function writtenPeriod(around: Surroundings): PayPeriod | null {
  const { before, after, mayHold } = around;
  if (/^ ?x ?1[23]\b/.test(after)) return "month";
  if (says(around, hoursAt, before)) return "hour";
  const rate = mayHold(rateBefore) ? rateBefore.pattern.exec(before)?.[1] : undefined;
  const next = (mayHold(later) ? upTo(after, later.pattern) : after).slice(0, 45);
  if (rate !== undefined && sentInSoOften.test(next))
    return periodOfWord.get(rate === "day" ? "daily" : rate) ?? null;
  const written = nearest(next, before, mayHold);
  if (written === null || !mayHold(amountOfWork)) return written;
  const [nextPay = "", beforePay = ""] = [next, before].map((text) =>
    text.replaceAll(amountOfWork.pattern, " "),
  );
  if (nextPay === next && beforePay === before) return written;
  const own = nearest(nextPay, beforePay, mayHold);
  // "£44,000, 35 hours per week": how long the week is says nothing of what the figure is counted by.
  return own ?? (hoursOfWeek.test(next) || hoursOfWeek.test(before) ? null : written);
}

const nearest = (
  next: string,
  before: string,
  mayHold: Surroundings["mayHold"],
): PayPeriod | null => periodsIn(next, mayHold)[0] ?? periodsIn(before, mayHold).at(-1) ?? null;

function periodsIn(text: string, mayHold: Surroundings["mayHold"]): PayPeriod[] {
  const found: { at: number; period: PayPeriod }[] = [];
  for (const match of everyMatch(text, counted)) {
    const [, word = ""] = match;
    const period = periodOfWord.get(word) ?? periodOfWord.get(gluedPeriod.exec(word)?.[0] ?? "");
    if (period !== undefined) found.push({ at: match.index, period });
  }
  if (!mayHold(adverb)) return found.map(({ period }) => period);
  for (const { 0: word, index } of everyMatch(text, adverb.pattern)) {
    const period = periodOfWord.get(word.replace(/[./]/, "").replace(/ rate$|^every/, ""));
    if (period !== undefined) found.push({ at: index, period });
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ period }) => period);
}

/**
 * The period a figure in US dollars can only have when none is written. Tens of thousands are a year's pay; a span of
 * some thousands in a sentence about pay is a month's; where a job is in the country of that money, one of some tens is an hour's; what is left could be anything.
 */
export function periodBySize(
  usd: number,
  { isAboutPay, isAtHome }: { readonly isAboutPay: boolean; readonly isAtHome: boolean },
): PayPeriod | null {
  if (usd >= 10_000) return "year";
  if (!isAboutPay) return null;
  if (usd >= 500 && usd <= 8_000) return "month";
  return isAtHome && usd >= 10 && usd <= 150 ? "hour" : null;
}

/** What a full-time year can pay, in US dollars. Outside of it the figure is about something else. */
export const isPossibleYear = (usd: number): boolean => usd >= 1_500 && usd <= 1_300_000;
