import type { ReadText } from "../text/read-text.ts";
import { stemOf } from "../text/stems.ts";
import { colourWords, emptyNouns, joiningWords } from "../vocabulary/everyday-words.ts";
import { stemsAlike } from "../vocabulary/meanings/same-meaning.ts";
import { peopleMeanings } from "../vocabulary/people.ts";
import type { Figure } from "./figure.ts";
import { mayStartFigure, spans } from "./number-names.ts";
import { rateOf } from "./sums/rates.ts";
import { firstFrom } from "./sums/in-order.ts";
import { isWorkedOut } from "./sums/worked-out-judge.ts";
import { anything, equalsOf, readers, type FiguresSaid } from "./figures-said.ts";

/** What a figure of a generated text counts: "five writers", "a team of five". Empty when it cannot be told. */
function aboutCounted({ words, meanings }: ReadText, figure: Figure): string[] {
  const about: string[] = [];
  const before = words[figure.first - 1];
  if (before?.low === "of" && !joiningWords.has(words[figure.first - 2]?.low ?? ""))
    about.push(meanings[figure.first - 2] ?? "");
  for (let at = figure.last + 1; at <= figure.last + 4; at += 1) {
    const word = words[at];
    if (word === undefined || !/^[ -]$/.test(word.gap)) break;
    if (joiningWords.has(word.low)) {
      if (at === figure.last + 1 && (word.low === "of" || word.low === "other")) continue;
      // "two postal and four email appeals" are appeals all.
      if (word.low === "and" && at > figure.last + 1 && mayStartFigure(words[at + 1]?.low ?? ""))
        about.push(meanings[at + 2] ?? "", meanings[at + 3] ?? "");
      break;
    }
    // "a four-time winner" won four times, whatever comes after.
    if (/^times?$/.test(word.low)) break;
    // A large number of people may be of any kind.
    if (word.low === "people" && figure.value >= leastTelling) break;
    about.push(meanings[at] ?? "");
  }
  return about.filter((one) => one !== "" && !emptyNouns.has(one) && !colourWords.has(one));
}

/** The noun a figure counts, however little it says: "seven dental practices". */
function countedNoun({ words, meanings }: ReadText, { last }: Figure): string {
  let noun = "";
  for (let at = last + 1; at <= last + 3; at += 1) {
    const word = words[at];
    if (word === undefined || !/^[ -]$/.test(word.gap) || joiningWords.has(word.low)) break;
    if (!spans.has(word.low.replace(/s$/, ""))) noun = meanings[at] ?? "";
  }
  return noun;
}

interface Around {
  /** Whether the member speaks of something. */
  readonly knows: (meaning: string) => boolean;
  /** The changes the generated text tells of itself, whose figures are judged by themselves. */
  readonly ratios: readonly number[];
}

/** Whether the member gave this figure, for what it counts here. */
export function isFigureSaid(
  said: FiguresSaid,
  read: ReadText,
  figure: Figure,
  { knows, ratios }: Around,
): boolean {
  const about = aboutCounted(read, figure);
  const counted = countedNoun(read, figure);
  // A large figure is hardly hit upon by chance: under a name the member does not use, it counts what theirs does.
  const isNamedAnew = figure.value >= leastTelling && !about.some(knows);
  const grown = [...ratios, ...(said.byUnit.get("ratio") ?? []).map(({ value }) => value)];
  if (isGrowthSaid(grown, figure) || isRateSaid(said, figure, rateOf(read, figure))) return true;
  // "counted twice" of somebody who found it "double-counted".
  if (
    /^(?:twice|thrice)$/.test(read.words[figure.first]?.low ?? "") &&
    isTimesSaid(said, figure.value)
  )
    return true;
  if (isOften(said, read, figure) || isWorkedOut(said.workedOut, read, figure)) return true;
  const after = read.words[figure.last + 1];
  const isBare = after === undefined || after.gap !== " " || joiningWords.has(after.low);
  return unitsFor(figure, about.length === 0 && isBare).some(([unit, value]) => {
    const values = said.byUnit.get(unit) ?? [];
    const [least, most] = reach(figure, value);
    let at = firstFrom(values, least);
    for (let looks = 0; looks < mostLooks; looks += 1, at += 1) {
      const one = values[at];
      if (one === undefined || one.value > most) return false;
      if (figure.unit !== "plain" || unit === "calendar year" || isNamedAnew) return true;
      if (/^(?:occasions?|times)$/.test(after?.low ?? "")) return true;
      // "two talks" of somebody who spoke twice.
      if (one.about.has(anything) && about.length > 0 && knows(about.at(-1) ?? "")) return true;
      if (isAbout(one.about, about) || (counted !== "" && one.about.has(counted))) return true;
    }
    return false;
  });
}

const isTimesSaid = ({ byUnit }: FiguresSaid, value: number): boolean =>
  (byUnit.get("times") ?? []).some((said) => said.value === value);

const mostLooks = 50;
const leastTelling = 20;

/** "$720,000 a year" of somebody who spends $60,000 a month. */
function isRateSaid({ byUnit }: FiguresSaid, figure: Figure, yearly: number | null): boolean {
  if (yearly === null) return false;
  const [least, most] = reach(figure, yearly);
  const said = byUnit.get(`${figure.unit}${figure.currency} yearly`) ?? [];
  return said.some(({ value }) => value >= least && value <= most);
}

/** "four times a year" of somebody who does it every quarter. */
function isOften({ byUnit }: FiguresSaid, { words }: ReadText, { last, value }: Figure): boolean {
  const at = words[last]?.low === "times" ? last : last + 1;
  if (words[at]?.low !== "times" || !/^(?:a|per|each|every)$/.test(words[at + 1]?.low ?? ""))
    return false;
  const span = (spans.get(words[at + 2]?.low ?? "") ?? 0) / value;
  return (byUnit.get("span") ?? []).some((said) => Math.abs(said.value / span - 1) < 0.05);
}

/** "doubled", "more than halved", "cut by a third" of somebody who gave both figures. In digits the sum would be ours. */
function isGrowthSaid(ratios: readonly number[], figure: Figure): boolean {
  const { unit, value, inWords, loosely } = figure;
  if (!inWords || (unit !== "times" && unit !== "percent")) return false;
  const isNear = (ratio: number, wanted: number, isMore: boolean): boolean => {
    const reached = isMore ? ratio / wanted : wanted / ratio;
    if (loosely === "over") return reached >= 0.99 && reached < 1.5;
    if (loosely === "under") return reached > 0.85 && reached <= 1.01;
    return reached > 0.92 && reached < 1.12;
  };
  return ratios.some((ratio) =>
    unit === "times"
      ? isNear(ratio, value, true) || isNear(ratio, 1 / value, false)
      : isNear(ratio, 1 + value / 100, true) || isNear(ratio, 1 - value / 100, false),
  );
}

/** Money may have been written without its sign, and "I bring four" may be four years. */
function unitsFor(figure: Figure, isBare: boolean): readonly (readonly [string, number])[] {
  const { unit, value } = figure;
  if (unit === "money" && figure.currency === "")
    return ["money", "money$", "moneyR", "money€", "money£", "plain"].map((one) => [one, value]);
  if (unit === "money" && value >= 1_000) return [...equalsOf(figure), ["plain", value]];
  if (unit === "plain" && isBare)
    return [...equalsOf(figure), ["span", value * 12], ["span", value]];
  // "shared 41,000 times" of somebody with 41,000 shares.
  if (unit === "times" && value >= leastTelling) return [...equalsOf(figure), ["plain", value]];
  if (unit === "calendar year") return [...equalsOf(figure), ["plain", value]];
  // "the 2024 intake" is a year, though it stands where a count would.
  if (unit === "plain" && value > 1_990 && value < 2_050)
    return [...equalsOf(figure), ["calendar year", value]];
  return equalsOf(figure);
}

/** How far from the figure the member's own may be. */
function reach(
  { loosely, value: said, most, unit, span, inWords }: Figure,
  value: number,
): [least: number, most: number] {
  if (most > said) return [value, most];
  // Eight weeks are two months.
  const grain = unit === "span" ? (said < 12 ? 0.075 : 0.02) : 1e-9;
  // "just over a week" may be nine days.
  const isOne = inWords && said === spans.get(span);
  if (loosely === "over") return [value * (1 - grain), value * (isOne ? 1.5 : 1.2)];
  if (loosely === "under") return [value * 0.85, value * (1 + grain)];
  if (loosely === "about") return [value * 0.9, value * 1.1];
  return [value * (1 - grain), value * (1 + grain)];
}

const organisations: ReadonlySet<string> = new Set(
  ["client", "business", "brand", "account"].map(
    (one) => stemsAlike.get(stemOf(one)) ?? stemOf(one),
  ),
);

const isOfOrganisations = (about: readonly string[]): boolean => {
  const head = about.at(-1) ?? "";
  return organisations.has(head) || head === "smallbusines";
};

function isAbout(said: ReadonlySet<string>, about: readonly string[]): boolean {
  if (
    about.length === 0 ||
    (said.has(anything) &&
      about.some((one) =>
        /^(?:occas|separat|time|row|running|run|differ|month|year|quarter|week)/.test(one),
      )) ||
    about.some((meaning) => said.has(meaning))
  )
    return true;
  // "25 small businesses" of somebody with 25 clients.
  if (isOfOrganisations(about) && [...organisations].some((one) => said.has(one))) return true;
  const isPeople = about.includes("team");
  return (
    isPeople &&
    ([...peopleMeanings].some((meaning) => said.has(meaning)) ||
      readers.some((one) => said.has(one)))
  );
}
