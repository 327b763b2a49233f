import type { Word } from "../text/read-text.ts";
import type { Figure } from "./figure.ts";

const waysOfSaying: ReadonlyMap<string, Figure["loosely"]> = new Map([
  ...[
    "over",
    "than",
    "exceeding",
    "above",
    "least",
    "beyond",
    "surpassing",
    "passed",
    "topped",
    "crossed",
    "exceeded",
    "surpassed",
    "past",
    "beating",
    "exceeds",
  ].map((low): [string, "over"] => [low, "over"]),
  ...["under", "nearly", "almost", "below", "to"].map((low): [string, "under"] => [low, "under"]),
  ...["about", "around", "roughly", "approximately", "some", "circa", "approx"].map(
    (low): [string, "about"] => [low, "about"],
  ),
]);

/** Whether a figure is said to be exact: "more than 40", "nearly 40", "about 40", "40+". */
export function looselySaid(
  words: readonly Word[],
  first: number,
  tail: string,
): Figure["loosely"] {
  if (tail.includes("+")) return "over";
  if (/~\s?$/.test(words[first]?.gap ?? "")) return "about";
  const [before, beforeThat] = [words[first - 1]?.low ?? "", words[first - 2]?.low ?? ""];
  if (before === "than") return /^(?:less|fewer|lower)$/.test(beforeThat) ? "under" : "over";
  if (before === "to") return beforeThat === "close" || beforeThat === "up" ? "under" : "exactly";
  const low = before === "a" || before === "the" ? beforeThat : before;
  return waysOfSaying.get(low) ?? "exactly";
}
