import type { ReadText } from "../text/read-text.ts";
import { stemOf } from "../text/stems.ts";
import { joiningWords } from "../vocabulary/everyday-words.ts";
import { stemsAlike } from "../vocabulary/meanings/same-meaning.ts";
import type { Figure } from "./figure.ts";
import { spans } from "./number-names.ts";
import { readFigures } from "./read-figures.ts";
import { onceIn, rateOf } from "./sums/rates.ts";
import { workedOut, type WorkedOutByUnit } from "./sums/worked-out.ts";

interface Said {
  readonly value: number;
  /** Meanings of the words around it, wherever it was said. */
  readonly about: Set<string>;
}

/** The figures of the member's text by unit, each list in order of value. */
export interface FiguresSaid {
  readonly byUnit: ReadonlyMap<string, readonly Said[]>;
  /** What their figures come to together. */
  readonly workedOut: WorkedOutByUnit;
}

/** Stands for whatever is counted. */
export const anything = "*";

/** Reads the figures a member wrote. With the year it is today, "since 2019" also gives a span. */
export function figuresSaid(read: ReadText, thisYear: number | null): FiguresSaid {
  const byUnit = new Map<string, Map<number, Said>>();
  const keep = (unit: string, value: number, about: Iterable<string>): void => {
    const values = byUnit.get(unit) ?? new Map<number, Said>();
    const said = values.get(value) ?? { value, about: new Set() };
    for (const meaning of about) said.about.add(meaning);
    byUnit.set(unit, values.set(value, said));
  };
  for (const [at, { low }] of read.words.entries()) {
    const years = ["first", "second", "third", "fourth"].indexOf(low) + 1;
    if (years > 0 && read.words[at + 1]?.low === "year") keep("span", years * 12, []);
    // "every quarter" is every three months.
    const often = spans.get(
      /^(?:every|each|per|last|past)$/.test(low)
        ? (read.words[at + 1]?.low ?? "")
        : low.replace(/ly$/, ""),
    );
    if (often !== undefined && low !== "year") keep("span", often, []);
    const alternate = spans.get(read.words[at + 2]?.low ?? "");
    if (low === "every" && /^(?:second|other)$/.test(read.words[at + 1]?.low ?? ""))
      keep("span", (alternate ?? 0) * 2, []);
    const once = onceIn(read, at);
    if (once !== null) keep("plain yearly", 12 / once, []);
  }
  let yearBefore: number | null = null;
  const terms = new Set<number>();
  const figures = withYears(read, readFigures(read));
  const taken = new Set(figures.map(({ first }) => first));
  for (const ratio of ratiosIn(read, figures)) keep("ratio", ratio, []);
  for (const figure of figures) {
    for (const [unit, value] of equalsOf(figure)) keep(unit, value, aboutSaid(read, figure, taken));
    const rate = rateOf(read, figure);
    if (rate !== null) keep(`${figure.unit}${figure.currency} yearly`, rate, []);
    // "twice" may be two times, or in two years, or two of anything.
    if (/^(?:twice|thrice)$/.test(read.words[figure.first]?.low ?? "")) {
      keep("plain", figure.value, [anything]);
      keep("times", figure.value, []);
    }
    // "agent of the month four times" is four of anything.
    if (figure.unit === "times" && read.words[figure.last]?.low === "times")
      keep("plain", figure.value, [anything]);
    if (figure.unit === "span") terms.add(figure.value);
    if (figure.unit !== "calendar year") continue;
    // "2019 to 2023" says how long, and so does "since 2019" to whoever knows the date.
    const sinceThen = (thisYear ?? 0) - figure.value;
    for (const years of [figure.value - (yearBefore ?? 0), sinceThen, sinceThen - 1])
      if (years > 0 && years < 60) {
        keep("span", years * 12, []);
        if (years !== sinceThen - 1) terms.add(years * 12);
      }
    yearBefore = figure.value;
  }
  return {
    workedOut: workedOut(read, figures, [...terms]),
    byUnit: new Map(
      [...byUnit].map(([unit, values]) => [
        unit,
        [...values.values()].toSorted((a, b) => a.value - b.value),
      ]),
    ),
  };
}

/** "two years, before that a teacher for seven", "ten years, the last three on my own". */
const yearsOfAnother = /^(?:last|past|first|for|other|and)$/;
const yearsOfThem = /^(?:last|past|first)$/;

/** Figures whose years are left out get them from the one before. */
function withYears({ words }: ReadText, figures: readonly Figure[]): Figure[] {
  return figures.map((figure, index) => {
    const [before, after] = [words[figure.first - 1], words[figure.last + 1]];
    if (figures[index - 1]?.span !== "year" || figure.unit !== "plain") return figure;
    const isBare = after === undefined || after.gap !== " " || joiningWords.has(after.low);
    if (!(isBare ? yearsOfAnother : yearsOfThem).test(before?.low ?? "")) return figure;
    return {
      ...figure,
      unit: "span",
      span: "year",
      value: figure.value * 12,
      most: figure.most * 12,
    };
  });
}

/** How many times as much each change made of something. */
export const ratiosIn = (read: ReadText, figures: readonly Figure[]): number[] =>
  figures.flatMap((figure, index) => ratioOf(read, figure, figures[index + 1]) ?? []);

/** "from 3,100 followers to 15,000": how many times as much; null where nothing is said to have changed. */
function ratioOf({ words }: ReadText, from: Figure, to: Figure | undefined): number | null {
  if (to === undefined || from.value === 0) return null;
  // "from 6 seconds to 2" leaves the second unit out.
  const isShort = to.unit === "plain" && from.unit === "span";
  if (to.unit !== from.unit && !isShort) return null;
  const isPair =
    words[from.first - 1]?.low === "from" &&
    words[to.first - 1]?.low === "to" &&
    to.first - from.last < 7;
  // "from page three to page one" is no third of anything.
  if (!isPair || /^(?:page|position|number)$/.test(words[to.first - 1]?.low ?? "")) return null;
  return (isShort ? to.value * (spans.get(from.span) ?? 1) : to.value) / from.value;
}

/** The same figure in other units: doubled is twice as much, and a hundred percent more. */
export function equalsOf({
  unit,
  value,
  currency,
}: Figure): readonly (readonly [string, number])[] {
  if (unit === "times")
    return [
      ["times", value],
      ["percent", Math.round((value - 1) * 100)],
    ];
  if (unit === "percent")
    return value >= 50
      ? [
          ["percent", value],
          ["times", 1 + value / 100],
        ]
      : [["percent", value]];
  return [[unit === "money" ? `money${currency}` : unit, value]];
}

const meaningOf = (low: string): string => stemsAlike.get(stemOf(low)) ?? stemOf(low);

/** Whom "people" may stand for. */
export const readers = [
  "subscriber",
  "follower",
  "customer",
  "user",
  "member",
  "registration",
  "visitor",
].map(meaningOf);

const looked = { before: 4, after: 6 };
const sentenceLook = 15;

/** The meanings around a figure in the member's text, as far as the next figure or stop. */
function aboutSaid(
  { words, meanings }: ReadText,
  figure: Figure,
  taken: ReadonlySet<number>,
): string[] {
  const about: string[] = [];
  const next = words[figure.last + 1];
  // "pages for coaches, 35 so far": what is counted stands before, anywhere in the sentence.
  if (next === undefined || next.gap !== " " || joiningWords.has(next.low))
    for (let at = figure.first - 1; at >= 0 && at > figure.first - sentenceLook; at -= 1) {
      if (words[at]?.sentence !== words[figure.first]?.sentence) break;
      about.push(meanings[at] ?? "");
    }
  for (let at = figure.last + 1; at <= figure.last + looked.after; at += 1) {
    if (taken.has(at) || /[.;:!?]/.test(words[at]?.gap ?? ";")) break;
    if (words[at]?.low === "people") about.push(...readers);
    about.push(meanings[at] ?? "");
    // "guest houses" are "guesthouses".
    if (words[at + 1]?.gap === " ") about.push(meaningOf(`${words[at]?.low}${words[at + 1]?.low}`));
  }
  for (let at = figure.first - 1; at >= figure.first - looked.before; at -= 1) {
    if (taken.has(at) || /[.,;!?]/.test(words[at + 1]?.gap ?? ";")) break;
    if (/^(?:and|or|but|while)$/.test(words[at]?.low ?? "")) break;
    about.push(meanings[at] ?? "");
  }
  return about;
}
