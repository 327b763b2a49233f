import type { DayItem, TimeItem, ZoneItem } from "../finding/item.ts";
import type { Found } from "../finding/found.ts";
import { blocksOf } from "./blocks.ts";
import { daysOf } from "./days-of-times.ts";
import { gapIn, textBetween } from "./gaps.ts";
import { correctsItself, isAboutSomethingElse, sentencesIn, type Sentence } from "./sentences.ts";

/** One time on one day, as far as the words tell. */
export interface Offer {
  readonly time: TimeItem;
  /** Null when no day goes with it beyond doubt. */
  readonly day: DayItem | null;
  /** The days it may belong to, when that is open. */
  readonly maybeDays: readonly DayItem[];
  /** The sentence has a word of refusal in it. */
  readonly isDoubted: boolean;
  readonly sentence: Sentence;
  /** Another time right before it that may be the same moment elsewhere: "2 pm ET / 11 am PT". */
  readonly isBesideTime: TimeItem | null;
}

export interface Offers {
  readonly offers: readonly Offer[];
  /** Days without any time. */
  readonly bareDays: readonly DayItem[];
}

/** Puts the times of a message to its days, sentence by sentence. */
export function offersIn({ text, days, times, zones, parts }: Found): Offers {
  const sentences = sentencesIn(text, [...days, ...times, ...zones]);
  const isCorrected = correctsItself(text);
  const offers: Offer[] = [];
  const bareDays: DayItem[] = [];
  let heading: readonly DayItem[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const isHere = ({ from }: { readonly from: number }): boolean =>
      from >= sentence.from && from < sentence.to;
    const blocks = blocksOf(
      text,
      [...days.filter(isHere), ...times.filter(isHere)],
      [...zones, ...parts],
    );
    const isDoubted = isCorrected || isAboutSomethingElse(text.slice(sentence.from, sentence.to));
    const timeBlocks = blocks.filter((block) => block.kind === "time");
    const dayBlocks = blocks.filter((block) => block.kind === "day");
    if (timeBlocks.length === 0) {
      const named = dayBlocks.flatMap(({ items }) => items);
      const isHeading =
        named.length > 0 && headsTheNext(text, sentence, named, sentences[index + 1]);
      if (isHeading) heading = named;
      else if (named.length > 0) [heading] = [[]];
      if (!isHeading) bareDays.push(...named);
      continue;
    }
    const withDay = (time: TimeItem, day: DayItem | null, maybeDays: readonly DayItem[]): void => {
      offers.push({
        time,
        day,
        maybeDays,
        isDoubted,
        sentence,
        isBesideTime: timeBeside(time, timeBlocks, text, zones),
      });
    };
    if (dayBlocks.length === 0) {
      const isUnder = heading.length > 0;
      for (const time of timeBlocks.flatMap(({ items }) => items)) {
        if (isUnder) for (const day of heading) withDay(time, day, []);
        else withDay(time, null, bareDays);
      }
      continue;
    }
    heading = [];
    const used = new Set<DayItem>();
    for (const [place, block] of blocks.entries()) {
      if (block.kind !== "time") continue;
      const owner = daysOf(text, blocks, place, zones);
      for (const time of block.items) {
        if (owner === null)
          withDay(
            time,
            null,
            dayBlocks.flatMap(({ items }) => items),
          );
        else for (const day of owner) withDay(time, day, []);
      }
      for (const day of owner ?? dayBlocks.flatMap(({ items }) => items)) used.add(day);
    }
    bareDays.push(...dayBlocks.flatMap(({ items }) => items).filter((day) => !used.has(day)));
  }
  return { offers, bareDays };
}

/** A line of days only ("Tuesday 17 Nov:"), or one that the next goes on from ("… on Tuesday / at 2 pm"). */
function headsTheNext(
  text: string,
  sentence: Sentence,
  days: readonly DayItem[],
  next: Sentence | undefined,
): boolean {
  const said = text.slice(sentence.from, sentence.to).trim();
  const last = days.at(-1);
  if (!sentence.endsWithLine || last === undefined) return false;
  const isAtEnd = /^[\s:,)*-]*$/.test(text.slice(last.to, sentence.to));
  if (!isAtEnd) return false;
  if (said.endsWith(":")) return true;
  const before = textBetween(text, sentence.from, last.from, days.slice(0, -1));
  const goesOn =
    next !== undefined && /^\s*(?:at|from|between|@) /.test(text.slice(next.from, next.to));
  return goesOn || gapIn(before) !== "words";
}

/** Between spaces that are one: "/", "(", "= ", "which is". */
const sameTime =
  /^\)? ?(?:\/|\(|=|,|\||-|i\.e\.|aka|which is|that is|that's|so)[ (]{0,2}(?:which is|that is|that's|i\.e\.|at)? ?$/;

function timeBeside(
  time: TimeItem,
  blocks: readonly { readonly items: readonly TimeItem[] }[],
  text: string,
  zones: readonly ZoneItem[],
): TimeItem | null {
  const all = blocks.flatMap(({ items }) => items);
  const before = all[all.indexOf(time) - 1];
  if (before === undefined) return null;
  const between = textBetween(text, before.to, time.from, zones).replaceAll(/\s+/g, " ").trim();
  return sameTime.test(between) ? before : null;
}
