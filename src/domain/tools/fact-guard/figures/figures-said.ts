import type { ReadText } from "../text/read-text.ts";
import { stemOf } from "../text/stems.ts";
import { stemsAlike } from "../vocabulary/same-meaning.ts";
import { colourWords, emptyNouns, joiningWords } from "../vocabulary/everyday-words.ts";
import { peopleMeanings } from "../vocabulary/people.ts";
import type { Figure } from "./figure.ts";
import { readFigures } from "./read-figures.ts";

interface Said {
  readonly value: number;
  /** Meanings of the words around it, wherever it was said. */
  readonly about: Set<string>;
}

/** The figures of the member's text by unit, each list in order of value. */
export interface FiguresSaid {
  readonly byUnit: ReadonlyMap<string, readonly Said[]>;
}

const anything = "*";

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
  }
  let yearBefore: number | null = null;
  const figures = readFigures(read);
  const taken = new Set(figures.map(({ first }) => first));
  for (const figure of figures) {
    for (const [unit, value] of equalsOf(figure)) keep(unit, value, aboutSaid(read, figure, taken));
    // "twice" may be two times, or in two years, or two of anything.
    if (/^(?:twice|thrice)$/.test(read.words[figure.first]?.low ?? "")) {
      keep("plain", figure.value, [anything]);
      keep("times", figure.value, []);
    }
    if (figure.unit !== "calendar year") continue;
    // "2019 to 2023" says how long, and so does "since 2019" to whoever knows the date.
    for (const years of [figure.value - (yearBefore ?? 0), (thisYear ?? 0) - figure.value])
      if (years > 0 && years < 60) keep("span", years * 12, []);
    yearBefore = figure.value;
  }
  return {
    byUnit: new Map(
      [...byUnit].map(([unit, values]) => [
        unit,
        [...values.values()].toSorted((a, b) => a.value - b.value),
      ]),
    ),
  };
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

/** Whom "people" may stand for. */
const readers = [
  "subscriber",
  "follower",
  "customer",
  "user",
  "member",
  "registration",
  "visitor",
].map((one) => stemsAlike.get(stemOf(one)) ?? stemOf(one));

const looked = { before: 4, after: 6 };

/** The meanings around a figure in the member's text, as far as the next figure or stop. */
function aboutSaid(
  { words, meanings }: ReadText,
  figure: Figure,
  taken: ReadonlySet<number>,
): string[] {
  const about: string[] = [];
  for (let at = figure.last + 1; at <= figure.last + looked.after; at += 1) {
    if (taken.has(at) || /[.;:!?]/.test(words[at]?.gap ?? ";")) break;
    if (words[at]?.low === "people") about.push(...readers);
    about.push(meanings[at] ?? "");
  }
  for (let at = figure.first - 1; at >= figure.first - looked.before; at -= 1) {
    if (taken.has(at) || /[.,;!?]/.test(words[at + 1]?.gap ?? ";")) break;
    if (/^(?:and|or|but|while)$/.test(words[at]?.low ?? "")) break;
    about.push(meanings[at] ?? "");
  }
  return about;
}

/** What a figure of a generated text counts: "five writers", "a team of five". Empty when it cannot be told. */
export function aboutCounted({ words, meanings }: ReadText, figure: Figure): string[] {
  const about: string[] = [];
  const before = words[figure.first - 1];
  if (before?.low === "of" && !joiningWords.has(words[figure.first - 2]?.low ?? ""))
    about.push(meanings[figure.first - 2] ?? "");
  for (let at = figure.last + 1; at <= figure.last + 4; at += 1) {
    const word = words[at];
    if (word === undefined || !/^[ -]$/.test(word.gap)) break;
    if (joiningWords.has(word.low)) {
      if (at === figure.last + 1 && (word.low === "of" || word.low === "other")) continue;
      break;
    }
    about.push(meanings[at] ?? "");
  }
  return about.filter((one) => one !== "" && !emptyNouns.has(one) && !colourWords.has(one));
}

/** Whether the member gave this figure, for what it counts here. */
export function isFigureSaid(said: FiguresSaid, figure: Figure, about: readonly string[]): boolean {
  return unitsFor(figure, about.length === 0).some(([unit, value]) => {
    const values = said.byUnit.get(unit) ?? [];
    const [least, most] = reach(figure, value);
    let at = firstFrom(values, least);
    for (let looks = 0; looks < mostLooks; looks += 1, at += 1) {
      const one = values[at];
      if (one === undefined || one.value > most) return false;
      if (figure.unit !== "plain" || isAbout(one.about, about)) return true;
    }
    return false;
  });
}

const mostLooks = 50;

/** Money may have been written without its sign, and "I bring four" may be four years. */
function unitsFor(figure: Figure, isBare: boolean): readonly (readonly [string, number])[] {
  const { unit, value } = figure;
  if (unit === "money" && figure.currency === "")
    return ["money", "money$", "moneyR", "money€", "money£", "plain"].map((one) => [one, value]);
  if (unit === "money") return [...equalsOf(figure), ["plain", value]];
  if (unit === "plain" && isBare)
    return [...equalsOf(figure), ["span", value * 12], ["span", value]];
  if (unit === "calendar year") return [...equalsOf(figure), ["plain", value]];
  return equalsOf(figure);
}

/** How far from the figure the member's own may be. */
function reach(
  { loosely, value: said, most, unit }: Figure,
  value: number,
): [least: number, most: number] {
  if (most > said) return [value, most];
  const grain = unit === "span" ? 0.02 : 1e-9;
  if (loosely === "over") return [value * (1 - grain), value * 1.2];
  if (loosely === "under") return [value * 0.85, value * (1 + grain)];
  if (loosely === "about") return [value * 0.9, value * 1.1];
  return [value * (1 - grain), value * (1 + grain)];
}

function firstFrom(values: readonly Said[], least: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle]?.value ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isAbout(said: ReadonlySet<string>, about: readonly string[]): boolean {
  if (
    about.length === 0 ||
    (said.has(anything) &&
      about.some((one) => /^(?:occas|separat|time|row|running|run)/.test(one))) ||
    about.some((meaning) => said.has(meaning))
  )
    return true;
  const people = about.some((meaning) => peopleMeanings.has(meaning));
  return (
    people && [...peopleMeanings].some((meaning) => said.has(meaning)) && about.includes("team")
  );
}
