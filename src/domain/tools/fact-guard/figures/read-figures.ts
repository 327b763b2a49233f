import { currencies, mayStartFigure, saidInWords, spans } from "./number-names.ts";
import type { ReadText, Word } from "../text/read-text.ts";
import { readDigits } from "./digits.ts";
import type { Figure } from "./figure.ts";
import { readNumberWords } from "./number-words.ts";
import { readVagueAmount } from "./vague-amounts.ts";
import { withWords } from "./put-together.ts";
import { isShareAt, partInWords, shareInWords, shares } from "./shares.ts";
import { isCalendarYear, isNoFigure } from "./no-figures.ts";

/** Every figure of a text, in order, in digits and in words. */
export function readFigures(read: ReadText): Figure[] {
  const figures: Figure[] = [];
  for (let at = 0; at < read.words.length; at += 1) {
    const word = read.words[at];
    if (word === undefined || word.toFill || !mayStartFigure(word.low)) continue;
    const figure = figureAt(read, at);
    if (figure === null) continue;
    if (!isNoFigure(read, figure)) figures.push(figure);
    at = figure.last;
  }
  return figures.map((figure, index) => withUnitOf(figure, figures[index + 1], read.words));
}

/** "from 22 to 35 percent": the unit of the second figure is that of the first as well. */
function withUnitOf(figure: Figure, next: Figure | undefined, words: readonly Word[]): Figure {
  if (next === undefined || figure.unit !== "plain" || /^(?:plain|calendar year)$/.test(next.unit))
    return figure;
  const link = words[figure.last + 1];
  const isRange =
    next.first === figure.last + 1
      ? /^ ?(?:[-–—→]|->|=>) ?$/.test(link?.gap ?? "")
      : next.first === figure.last + 2 && link?.gap === " " && /^(?:to|and|or)$/.test(link.low);
  if (!isRange) return figure;
  const { unit, span, currency } = next;
  return {
    ...figure,
    unit,
    span,
    currency,
    value: figure.value * (spans.get(span) ?? 1),
    most: figure.most * (spans.get(span) ?? 1),
  };
}

function figureAt(read: ReadText, at: number): Figure | null {
  const { words } = read;
  const vague = readVagueAmount(words, at);
  if (vague !== null) {
    const { least, most, last, unit } = vague;
    return withWords(read, at, last, { unit, value: least, most });
  }
  const low = words[at]?.low ?? "";
  if (isShareAt(words, at))
    return withWords(read, at, at + 1, {
      unit: "percent",
      value: shares.get(words[at + 1]?.low ?? "") ?? 0,
    });
  if (low === "twice" || low === "thrice")
    return withWords(read, at, at, { unit: "plain", value: low === "twice" ? 2 : 3 });
  const said = saidInWords.get(low);
  const named = readNumberWords(words, at);
  if (said !== undefined && named === null) return shareInWords(read, at, said);
  const part = named === null ? null : partInWords(read, at, named);
  if (part !== null) return part;
  if (named !== null)
    return withUnit(read, at, { ...named, currency: "", suffix: "", isAmount: true });
  if (
    low === "year" &&
    words[at - 1]?.low === "a" &&
    words[at + 3]?.low === "half" &&
    words[at + 1]?.low === "and"
  )
    return inSpan(read, at - 1, at, 1, "year");
  if (low === "decade" || (spans.has(low) && isWhole(words, at)))
    return withWords(read, at, at, { unit: "span", value: spans.get(low) ?? 0, span: low });
  const amount = readDigits(words, at);
  return amount === null ? null : withUnit(read, at, amount);
}

/** "for a year", "over the past month": a span of one. "R2m a year" is a rate. */
function isWhole(words: readonly Word[], at: number): boolean {
  return (
    words[at - 1]?.low === "a" &&
    /^(?:for|after|in|within|than|over|under|almost|nearly)$/.test(words[at - 2]?.low ?? "")
  );
}

interface Amounted {
  readonly value: number;
  readonly last: number;
  readonly currency: string;
  readonly suffix: string;
  readonly isAmount: boolean;
}

const between =
  "full solid whole good long consecutive straight more or plus short busy combined collective complete great";
const betweenWords = new Set(between.split(" "));

function withUnit(read: ReadText, at: number, amount: Amounted): Figure | null {
  const { text, words } = read;
  const { value, suffix } = amount;
  const end = words[amount.last]?.end ?? 0;
  let next = amount.last + 1;
  if (suffix !== "" && !/^(?:x|s|y|yrs?|hrs?|h|mins?|pp|pc|pct|rand|usd|zar)$/.test(suffix))
    return null;
  if (suffix === "x" || /^ ?×/.test(text.slice(end, end + 2)))
    return withWords(read, at, amount.last, { unit: "times", value });
  if (/^ ?%/.test(text.slice(end, end + 2)) || suffix.startsWith("p"))
    return withWords(read, at, amount.last, { unit: "percent", value });
  const after = words[next];
  const isNear =
    after !== undefined && /^(?: |-|\+ ?|-plus |\) )?$/.test(after.gap) && after.gap.length < 3;
  const low = isNear ? after.low : "";
  if (/^(?:percent|pct|percentage|points?)$/.test(low))
    return withWords(read, at, next, { unit: "percent", value });
  if (low === "per" && words[next + 1]?.low === "cent")
    return withWords(read, at, next + 1, { unit: "percent", value });
  if (
    low === "fold" ||
    (low === "times" && !/^(?:a|per|each|every)$/.test(words[next + 1]?.low ?? ""))
  )
    return withWords(read, at, next, { unit: "times", value });
  const currency = amount.currency || currencyBefore(read, at) || (currencies.get(suffix) ?? "");
  const saidAfter = currency === "" && low.length > 2 ? currencies.get(low) : undefined;
  if (saidAfter !== undefined)
    return withWords(read, at, next, { unit: "money", value, currency: saidAfter });
  if (currency !== "") return withWords(read, at, amount.last, { unit: "money", value, currency });
  if (!amount.isAmount && isCalendarYear(words, at, value))
    return withWords(read, at, amount.last, { unit: "calendar year", value });
  const stuckSpan = spanName({ h: "hour", y: "year" }[suffix] ?? suffix);
  if (stuckSpan !== "") return inSpan(read, at, amount.last, value, stuckSpan);
  if (isNear) while (betweenWords.has(words[next]?.low ?? "") && next < amount.last + 3) next += 1;
  const span = isNear ? spanName(words[next]?.low ?? "") : "";
  if (span !== "") return inSpan(read, at, next, value, span);
  return withWords(read, at, amount.last, { unit: "plain", value });
}

function inSpan(read: ReadText, first: number, last: number, value: number, span: string): Figure {
  const { words } = read;
  const [and, a, half] = [1, 2, 3].map((offset) => words[last + offset]?.low);
  const isHalfMore = and === "and" && a === "a" && half === "half";
  const spanned = (value + (isHalfMore ? 0.5 : 0)) * (spans.get(span) ?? 1);
  return withWords(read, first, isHalfMore ? last + 3 : last, {
    unit: "span",
    value: spanned,
    span,
  });
}

const spanName = (low: string): string => {
  const singular = low.endsWith("'")
    ? low.slice(0, -2)
    : low.endsWith("s")
      ? low.slice(0, -1)
      : low;
  return spans.has(singular) ? singular : "";
};

/** "$" or "USD" before the digits. */
function currencyBefore({ words }: ReadText, at: number): string {
  const [, sign = ""] = /([$£€])\s?$/.exec(words[at]?.gap ?? "") ?? [];
  if (sign !== "") return sign;
  const before = words[at - 1]?.low ?? "";
  return /^(?:usd|zar|eur|gbp|r)$/.test(before) && /^ ?$/.test(words[at]?.gap ?? "")
    ? (currencies.get(before) ?? "")
    : "";
}
