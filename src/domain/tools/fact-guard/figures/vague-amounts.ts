import type { Word } from "../text/read-text.ts";

interface Vague {
  readonly least: number;
  readonly most: number;
  readonly last: number;
  readonly unit: "percent" | "money" | "plain";
}

const plurals: ReadonlyMap<string, readonly [least: number, most: number]> = new Map([
  ["dozens", [24, 400]],
  ["scores", [40, 400]],
  ["hundreds", [200, 9_999]],
  ["thousands", [2_000, 999_999]],
  ["millions", [2_000_000, 999_999_999]],
  ["billions", [2_000_000_000, 999_999_999_999]],
]);

const figureWords: ReadonlyMap<string, number> = new Map([
  ["five", 5],
  ["six", 6],
  ["seven", 7],
  ["eight", 8],
  ["5", 5],
  ["6", 6],
  ["7", 7],
  ["8", 8],
]);

/** Reads "dozens", "hundreds of thousands", "six-figure", "double-digit" from a word on. */
export function readVagueAmount(words: readonly Word[], at: number): Vague | null {
  const low = words[at]?.low ?? "";
  const [next, afterNext] = [words[at + 1]?.low ?? "", words[at + 2]?.low ?? ""];
  if (/^figures?$/.test(next) && figureWords.has(low)) {
    const places = figureWords.get(low) ?? 0;
    return { least: 10 ** (places - 1), most: 10 ** places - 1, last: at + 1, unit: "money" };
  }
  if (/^digits?$/.test(next) && /^(?:double|triple|two|three)$/.test(low)) {
    const isTwo = low === "double" || low === "two";
    return { least: isTwo ? 10 : 100, most: isTwo ? 99 : 999, last: at + 1, unit: "percent" };
  }
  const larger = next === "of" ? plurals.get(afterNext) : undefined;
  if (larger !== undefined && (low === "tens" || low === "hundreds")) {
    const factor = low === "tens" ? 10 : 100;
    const [least] = larger;
    return {
      least: (least / 2) * factor,
      most: (least / 2) * factor * 100,
      last: at + 2,
      unit: "plain",
    };
  }
  const plain = plurals.get(low);
  return plain === undefined ? null : { least: plain[0], most: plain[1], last: at, unit: "plain" };
}
