import type { ReadText } from "../../text/read-text.ts";
import { joiningWords } from "../../vocabulary/everyday-words.ts";
import type { Figure } from "../figure.ts";
import { spans as spanNames } from "../number-names.ts";
import { listsIn } from "./lists-counted.ts";
import { rateOf } from "./rates.ts";
import { leastTelling, ofExperience, type WorkedOut } from "./said-of.ts";

const mostFigures = 120;
const mostTogether = 4;

/**
 * What can be worked out from figures that stand together: sums, differences, changes, shares and products, totals of
 * years, what comes together at a rate, and how many things a list has.
 */
export function workedOut(
  read: ReadText,
  all: readonly Figure[],
  spans: readonly number[],
): WorkedOutByUnit {
  const figures = all.slice(0, mostFigures);
  const aboutOf = sentenceMeanings(read);
  const found: WorkedOut[] = [...listsIn(read)];
  for (const [index, figure] of figures.entries()) {
    const sentence = read.words[figure.first]?.sentence ?? 0;
    const about = aboutOf(sentence);
    let sum = figure.value;
    for (const [offset, next] of figures.slice(index + 1, index + 1 + mostTogether).entries()) {
      const apart = (read.words[next.first]?.sentence ?? 0) - sentence;
      if (apart > 1) break;
      const both = apart === 0 ? about : aboutOf(sentence, sentence + 1);
      const [counted, also] = [countedBy(read, figure), countedBy(read, next)];
      const keep = (unit: string, value: number): void => {
        const isSmall = unit === "plain" && value < leastTelling;
        // Years side by side are added up whatever they were spent on.
        if (unit === "span") found.push({ unit, value, about: null });
        else found.push({ unit, value, about: isSmall ? new Set([...counted, ...also]) : both });
      };
      const isSame =
        counted.length === 0 || also.length === 0 || counted.some((one) => also.includes(one));
      const isTo = read.words[next.first - 1]?.low === "to";
      const isRank = /^(?:page|position|rank|number|no)$/.test(
        read.words[figure.first - 1]?.low ?? "",
      );
      if (isRank) continue;
      const isNext = figures
        .slice(index + 1, index + 1 + offset)
        .every((between) => unitOf(between) !== unitOf(figure));
      if (figure.unit === "plain" ? isSame : isNext)
        for (const [unit, value] of changesBetween(figure, next, isTo)) keep(unit, value);
      if (apart > 0) continue;
      for (const [unit, value] of productsOf(figure, next)) keep(unit, value);
      if (!isSame && offset === 0) keep("percent", shareOf(figure, next));
      if (unitOf(next) !== unitOf(figure) || isShare(figure)) continue;
      sum += next.value;
      keep(unitOf(figure), sum);
    }
    if (figure.unit !== "plain" && figure.unit !== "money") continue;
    const yearly = rateOf(read, figure);
    if (yearly === null) continue;
    for (const months of new Set(spans))
      found.push({ unit: unitOf(figure), value: (yearly * months) / 12, about });
  }
  return inOrder([...found, ...totalsOf(spans)]);
}

/** By unit, in order of value. */
export type WorkedOutByUnit = ReadonlyMap<string, readonly WorkedOut[]>;

function inOrder(results: readonly WorkedOut[]): WorkedOutByUnit {
  const byUnit = Map.groupBy(results, ({ unit }) => unit);
  for (const values of byUnit.values()) values.sort((a, b) => a.value - b.value);
  return byUnit;
}

export const unitOf = ({ unit, currency }: Figure): string =>
  unit === "money" ? `money${currency}` : unit;

const isShare = ({ unit }: Figure): boolean =>
  unit === "percent" || unit === "times" || unit === "calendar year";

/** The things a figure counts: "five retail clients". */
function countedBy({ words, meanings }: ReadText, { last }: Figure): string[] {
  const counted: string[] = [];
  for (let at = last + 1; at <= last + 2; at += 1) {
    const word = words[at];
    if (word === undefined || !/^[ -]$/.test(word.gap) || joiningWords.has(word.low)) break;
    if (!/^\d/.test(word.low)) counted.push(meanings[at] ?? "", word.stem);
  }
  return counted;
}

/** How far apart two figures are, and how much one is of the other. */
function* changesBetween(
  one: Figure,
  second: Figure,
  isPair: boolean,
): Generator<[unit: string, value: number]> {
  // "from three hours to one", "from R240 to 95": the second unit is left out.
  const isShort =
    isPair && second.unit === "plain" && (one.unit === "span" || one.unit === "money");
  const times = one.unit === "span" ? (spanNames.get(one.span) ?? 1) : 1;
  const other = isShort ? { ...one, value: second.value * times } : second;
  const [less, more] = [Math.min(one.value, other.value), Math.max(one.value, other.value)];
  if (unitOf(one) !== unitOf(other) || one.unit === "calendar year" || less <= 0 || less === more)
    return;
  yield [unitOf(one), more - less];
  if (one.unit === "plain" && isPair) yield ["points", more - less];
  yield ["percent", (more / less - 1) * 100];
  yield ["percent", (1 - less / more) * 100];
  yield ["percent", (less / more) * 100];
  yield ["times", more / less];
}

/** "70 ideas, 28 of which shipped": how much the lesser is of the greater. */
const shareOf = ({ value: one }: Figure, { value: other }: Figure): number =>
  (Math.min(one, other) / Math.max(one, other, 1)) * 100;

/** "40% of 200 leads", "three open days with 200 families each". */
function* productsOf(one: Figure, other: Figure): Generator<[unit: string, value: number]> {
  const [whole, share] = one.unit === "percent" ? [other, one] : [one, other];
  if (share.unit === "percent" && !isShare(whole))
    yield [unitOf(whole), (whole.value * share.value) / 100];
  // "340 sign-ups across 12 talks" are 28 per talk.
  if (one.unit === "plain" && other.unit === "plain" && one.value > other.value && other.value > 1)
    yield ["each", one.value / other.value];
  if (one.unit === "plain" && /^(?:plain|money)$/.test(other.unit))
    yield [unitOf(other), one.value * other.value];
  else if (one.unit === "money" && other.unit === "plain") {
    yield [unitOf(one), one.value * other.value];
    if (other.value > 1) yield [unitOf(one), one.value / other.value];
  }
  // "4,200 visitors in three days" are 1,400 a day.
  if (/^(?:plain|money)$/.test(one.unit) && other.unit === "span")
    yield [unitOf(one), one.value / (other.value / (spanNames.get(other.span) ?? 1))];
}

/** "Five years at one place, three at another": eight together, and of ten years seven are left. */
function totalsOf(spans: readonly number[]): WorkedOut[] {
  const years = spans.filter((months) => months >= 6).slice(0, 8);
  const longest = Math.max(0, ...years);
  const values = [
    years.reduce((sum, months) => sum + months, 0),
    ...years.flatMap((months, at) => years.slice(at + 1).map((other) => months + other)),
    ...years.map((months) => longest - months),
  ];
  return values
    .filter((value) => value > 0)
    .map((value) => ({ unit: "span", value, about: ofExperience }));
}

/** The meanings of a sentence, or of two in a row, gathered when first asked for. */
function sentenceMeanings({ meanings, words, sentenceStarts }: ReadText) {
  const kept = new Map<number, ReadonlySet<string>>();
  return (first: number, last = first): ReadonlySet<string> => {
    const key = first * 2 + (last - first);
    const had = kept.get(key);
    if (had !== undefined) return had;
    const about = new Set<string>();
    for (let at = sentenceStarts[first] ?? 0; at < (sentenceStarts[last + 1] ?? 0); at += 1)
      about.add(meanings[at] ?? "").add(words[at]?.stem ?? "");
    kept.set(key, about);
    return about;
  };
}
