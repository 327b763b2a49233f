import {
  colourWords,
  emptyNouns,
  joiningWords,
  prepositions,
} from "../../vocabulary/everyday-words.ts";
import { stemOf } from "../../text/stems.ts";
import type { ReadText } from "../../text/read-text.ts";
import type { Figure } from "../figure.ts";
import { firstFrom } from "./in-order.ts";
import { leastTelling, ofExperience } from "./said-of.ts";
import { unitOf, type WorkedOutByUnit } from "./worked-out.ts";

const mostFitting = 60;

/** Whether a figure comes of the member's own by reckoning, and is said of what theirs are said of. */
export function isWorkedOut(all: WorkedOutByUnit, read: ReadText, figure: Figure): boolean {
  let around: Context | null = null;
  for (const [unit, said] of unitsOf(read, figure)) {
    const results = all.get(unit) ?? [];
    const [least, most] = reach(figure, said);
    const from = firstFrom(results, least);
    for (const { value, about } of results.slice(from, from + mostFitting)) {
      if (value > most) break;
      if (about === null) return true;
      around ??= contextOf(read, figure, unit);
      if (around.telling.length === 0 && unit !== "plain") return true;
      if (around.all.some((one) => about.has(one))) return true;
    }
  }
  return false;
}

/** The units a figure may have been worked out in, with its value there. */
function unitsOf({ words }: ReadText, figure: Figure): Map<string, number> {
  const { value, unit, last } = figure;
  const units = new Map([[unitOf(figure), value]]);
  // "rose 13 points" of a score that went from 18 to 31.
  if (/^points?$/.test(words[last]?.low ?? "")) units.set("points", value);
  const isEach = [1, 2].some((next) =>
    /^(?:per|each|apiece|every)$/.test(words[last + next]?.low ?? ""),
  );
  if (unit === "plain" && isEach) units.set("each", value);
  // "seven years, the last four of them in product marketing".
  const after = words[last + 1];
  const isBare = after === undefined || after.gap !== " " || joiningWords.has(after.low);
  if (unit === "plain" && isBare && value < 60) units.set("span", value * 12);
  return units;
}

/** Rounded as people round: to the last digit that is said, or further where it is said loosely. */
function reach({ loosely, unit, inWords }: Figure, said: number): [least: number, most: number] {
  if (loosely === "over") return [said * 0.985, said * (unit === "times" ? 1.45 : 1.25)];
  if (loosely === "under") return [said * 0.85, said * 1.015];
  if (loosely === "about" || inWords) return [said * 0.92, said * 1.08];
  const isWhole = said % 1 === 0;
  if (unit === "percent") return [said - (isWhole ? 0.55 : 0.06), said + (isWhole ? 0.55 : 0.06)];
  if (unit === "times") return [said - (isWhole ? 0.15 : 0.06), said + (isWhole ? 0.15 : 0.06)];
  return [said * 0.995, said * 1.005];
}

/** Words for a change itself, which say nothing of what changed. */
const ofChange: ReadonlySet<string> = new Set(
  "drop rise increase growth decline reduction gain jump improvement change share total sum difference saving fall decrease swing increment uplift lift factor combined extra additional cumulative altogether point fold net average mean equivalent"
    .split(" ")
    .map(stemOf),
);

/** Verbs that go with anything. */
const ofDoing: ReadonlySet<string> = new Set(
  "grow increase improve raise lift boost cut reduce lower drive bring take get make manage run lead handle work help go come rise fall climb add save earn gain reach see double triple halve do have use give keep mean start become beat exceed achieve deliver generate produce"
    .split(" ")
    .map(stemOf),
);

/** What is said around a figure, and what of it says much. */
interface Context {
  readonly all: readonly string[];
  readonly telling: readonly string[];
}

const looked = { before: 15, after: 8 };

/**
 * What a figure is said of: for a small count the thing it counts, for any other what its sentence speaks of. Verbs of
 * work go with anything.
 */
function contextOf(
  { words, meanings }: ReadText,
  { first, last, value }: Figure,
  unit: string,
): Context {
  const sentence = words[first]?.sentence;
  const isSmall = unit === "plain" && value < leastTelling;
  const [from, to] = isSmall
    ? [words[first - 1]?.low === "of" ? first - 2 : first, last + 4]
    : [first - looked.before, last + looked.after];
  const all: string[] = [];
  const telling: string[] = [];
  for (let at = Math.max(0, from); at <= to; at += 1) {
    const word = words[at];
    if (word === undefined || word.sentence !== sentence || (at >= first && at <= last)) continue;
    const { low, stem, gap } = word;
    if (isSmall && at > last && (prepositions.has(low) || !/^[ -]$/.test(gap))) break;
    if (/\d|ly$/.test(low) || joiningWords.has(low) || colourWords.has(low)) continue;
    if (ofChange.has(stem) || low.length < 3) continue;
    if (!isSmall && ofDoing.has(stem)) continue;
    // "markets" are countries here; "marketers" are not.
    all.push(meanings[at] ?? stem, low === "markets" ? "country" : stem);
    if (isSmall || !emptyNouns.has(stem) || (unit === "span" && ofExperience.has(stem)))
      telling.push(stem);
  }
  return { all, telling };
}
