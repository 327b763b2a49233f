import type { ReadText, Word } from "../text/read-text.ts";
import { multiples, spans } from "./number-names.ts";
import type { Figure, Unit } from "./figure.ts";
import { readNumberWords } from "./number-words.ts";
import { withWords } from "./put-together.ts";

/** Shares that are said with an article, in percent. */
export const shares: ReadonlyMap<string, number> = new Map([
  ["third", 33],
  ["quarter", 25],
  ["fifth", 20],
  ["tenth", 10],
]);

/** "by a third", "a quarter of". */
export function isShareAt(words: readonly Word[], at: number): boolean {
  if (!/^(?:a|one)$/.test(words[at]?.low ?? "") || !shares.has(words[at + 1]?.low ?? ""))
    return false;
  if (words[at + 3]?.low === "a" && multiples.has(words[at + 4]?.low ?? "")) return false;
  const after = words[at + 2]?.low ?? "";
  const isHedged = /^(?:nearly|almost|about|over|roughly|around|just|than)$/;
  const before = words[at - 1]?.low ?? "";
  return (
    before === "by" ||
    // "a tenth then, now a quarter".
    (/^(?:now|to|from|is|are|was|were)$/.test(before) && words[at + 2]?.gap !== " ") ||
    (isHedged.test(before) && [2, 3, 4].some((back) => words[at - back]?.low === "by")) ||
    after === "of" ||
    /^(?:lower|higher|less|more|fewer|faster|cheaper|down|up|became|were|are|came|went|bought|said|chose|\w{2,20}[^e\W]ed)$/.test(
      after,
    )
  );
}

/** "half" is a share unless it is part of a time, as in "half a day" and "first half". */
export function shareInWords(
  read: ReadText,
  at: number,
  { unit, value }: { readonly unit: Unit; readonly value: number },
): Figure | null {
  const [before, after] = [read.words[at - 1]?.low ?? "", read.words[at + 1]?.low ?? ""];
  const isHalf = read.words[at]?.low === "half";
  const third = read.words[at + 2]?.low ?? "";
  if (isHalf && /^an?$/.test(after) && spans.has(third))
    return withWords(read, at, at + 2, {
      unit: "span",
      value: (spans.get(third) ?? 0) / 2,
      span: third,
    });
  if (isHalf && /^(?:first|second|other|better|a)$/.test(before) && after !== "of") return null;
  return withWords(read, at, at, { unit, value });
}

/** "a third of", "by a quarter", "two thirds". */
export function partInWords(
  read: ReadText,
  at: number,
  { value, last }: { readonly value: number; readonly last: number },
): Figure | null {
  const noun = read.words[last + 1]?.low ?? "";
  const outOf = noun === "in" ? readNumberWords(read.words, last + 2) : null;
  // "four in five".
  if (outOf !== null && outOf.value <= 10 && outOf.value > value)
    return withWords(read, at, outOf.last, {
      unit: "percent",
      value: Math.round((value / outOf.value) * 100),
    });
  // "one tender in four".
  const apart = read.words[last + 2]?.low === "in" ? readNumberWords(read.words, last + 3) : null;
  const isEnd = apart !== null && read.words[apart.last + 1]?.gap !== " ";
  if (isEnd && value === 1 && apart.value <= 10 && apart.value > 1)
    return withWords(read, at, apart.last, {
      unit: "percent",
      value: Math.round(100 / apart.value),
    });
  const whole = { thirds: 3, quarters: 4, fifths: 5, tenths: 10 }[noun];
  if (whole === undefined) return null;
  return withWords(read, at, last + 1, {
    unit: "percent",
    value: Math.round((value / whole) * 100),
  });
}
