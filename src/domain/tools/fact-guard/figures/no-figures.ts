import type { ReadText, Word } from "../text/read-text.ts";
import { wordsOfPhrase } from "../text/phrases.ts";
import { toolNames } from "../vocabulary/names/tool-names.ts";
import type { Figure } from "./figure.ts";

/** Whether four digits are a year of the calendar and not an amount. */
export function isCalendarYear(words: readonly Word[], at: number, value: number): boolean {
  if (!/^(?:19[5-9]\d|20[0-4]\d)$/.test(words[at]?.low ?? "") || value % 1 !== 0) return false;
  const [before, after] = [words[at - 1], words[at + 1]];
  if (/[(–—/'-]$/.test(words[at]?.gap ?? "")) return true;
  if (beforeYears.has(before?.low ?? "")) return true;
  return (
    after === undefined ||
    after.gap !== " " ||
    /^(?:to|and|until|i|we|as|when|where)$/.test(after.low)
  );
}

const beforeYears = new Set(
  `in since from to until till of between by early late mid around during and before after my the our january february
  march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  q1 q2 q3 q4 h1 h2 class summer winter spring autumn year end`.split(/\s+/),
);

const namesOfParts = new Set(
  "step tip week day phase option version part round level chapter figure point item line tier grade generation web industry".split(
    " ",
  ),
);

const wholeNames = new Set("degree degrees d am pm o'clock sast gmt est utc cet hrs".split(" "));

/** "two roles", "three things": they count what the sentence is about to say. */
const generalities =
  /^(?:roles|things|ways|sides|parts|areas|worlds|kinds|types|reasons|aspects|interests|passions|loves|strengths|halves|hats|questions|ideas)$/;

/** Digits that belong to a tool's name, as in "Google Analytics 4". */
const numberedNames: ReadonlySet<string> = new Set(
  toolNames.flatMap(([name]) => {
    const lows = wordsOfPhrase(name);
    return lows.flatMap((low, at) => (at > 0 && /^\d/.test(low) ? [`${lows[at - 1]} ${low}`] : []));
  }),
);

/** Figures that count nothing: times of day, numbering, phone numbers, "one", "24/7". */
export function isNoFigure({ words, text }: ReadText, figure: Figure): boolean {
  const { first, last, unit, value } = figure;
  const [word, before, after] = [words[first], words[first - 1], words[last + 1]];
  const [gap, next] = [word?.gap ?? "", after?.gap ?? ""];
  if (unit === "calendar year" || unit === "money" || unit === "percent") return false;
  if (word === undefined || /^0\d/.test(word.low) || gap.endsWith("+")) return true;
  const isDigits = /^\d+$/.test(word.low);
  const isSecond = gap === ":" || gap === "/";
  if (isDigits && (isSecond || next === ":" || next === "/") && isDigit(isSecond ? before : after))
    return isSecond || !isRatio(figure, after?.low ?? "");
  if (
    unit === "span" &&
    word.low === "one" &&
    !/^(?:in|within|for|after|every|than|under|over|per)$/.test(before?.low ?? "")
  )
    return words[last]?.low === "day";
  if (unit !== "plain") return false;
  if (before !== undefined && numberedNames.has(`${before.low} ${word.low}`)) return true;
  if (isDigits && (first === 0 || gap.includes("\n")) && /^[.):]\s/.test(next)) return true;
  if (value <= 3 && generalities.test(after?.low ?? "")) return true;
  if ((gap === " " && namesOfParts.has(before?.low ?? "")) || wholeNames.has(after?.low ?? ""))
    return true;
  if (/^ ?[°º]/.test(text.slice(figure.end, figure.end + 2))) return true;
  if (
    value === 9 &&
    /^(?:to|-|–|5)$/.test(after?.low ?? "") &&
    /^5$|^five$/.test(words[last + 2]?.low ?? "")
  )
    return true;
  // "one" is mostly a pronoun; "page one" and "number one" are claims.
  // "from three hours to one".
  if (before?.low === "to" && (after === undefined || after.gap !== " " || after.low === "by"))
    return false;
  return (
    value <= 1 &&
    value % 1 === 0 &&
    !/^(?:number|page|rank|ranked|position|no)$/.test(before?.low ?? "") &&
    !gap.endsWith("#")
  );
}

/** "4:1" and "4.8/5" are results; "15:30", "1:1" and "24/7" are not. */
const isRatio = ({ value }: Figure, second: string): boolean =>
  value !== 1 && (second === "1" || (second === "5" && value < 5 && value % 1 !== 0));

const isDigit = (word: Word | undefined): boolean => /^\d+$/.test(word?.low ?? "");
