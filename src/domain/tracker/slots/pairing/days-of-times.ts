import type { DayItem, ZoneItem } from "../finding/item.ts";
import type { Block } from "./blocks.ts";
import { isSideBySide, gapIn, textBetween } from "./gaps.ts";

/** The days of a run of times; null when the words allow more than one reading. */
export function daysOf(
  text: string,
  blocks: readonly Block[],
  place: number,
  zones: readonly ZoneItem[],
): readonly DayItem[] | null {
  const [block, before, after] = [blocks[place], blocks[place - 1], blocks[place + 1]];
  const dayBefore = before?.kind === "day" ? before.items : undefined;
  const dayAfter = after?.kind === "day" ? after.items : undefined;
  const [first, last] = [block?.items[0], block?.items.at(-1)];
  if (first === undefined || last === undefined) return null;
  // A second run of times after other words is about the same days: "Tuesday at 2, or if you prefer at 4".
  if (dayBefore === undefined && before?.kind === "time")
    return dayAfter === undefined ? daysOf(text, blocks, place - 1, zones) : null;
  if (dayBefore === undefined) return laterDays(text, blocks, place, zones);
  if (dayAfter !== undefined && startsWithTimes(blocks)) return dayAfter;
  if (dayAfter === undefined || blocks[place + 2]?.kind === "time") {
    const isTornAway =
      dayAfter?.[0] !== undefined &&
      isSideBySide(textBetween(text, last.to, dayAfter[0].from, zones)) &&
      blocks[place + 2] === undefined;
    return isTornAway ? null : dayBefore;
  }
  const [dayEnd, dayStart] = [dayBefore.at(-1), dayAfter[0]];
  if (dayEnd === undefined || dayStart === undefined) return null;
  const isCloseBefore = gapIn(textBetween(text, dayEnd.to, first.from, zones)) !== "words";
  const isCloseAfter = isSideBySide(textBetween(text, last.to, dayStart.from, zones));
  return isCloseBefore && !isCloseAfter ? dayBefore : null;
}

/** "11 am Thursday, or 3 pm Friday": time, day, time, day. */
const startsWithTimes = (blocks: readonly Block[]): boolean =>
  blocks.length % 2 === 0 &&
  blocks.every(({ kind }, index) => kind === (index % 2 === 0 ? "time" : "day"));

/** When times come first: "2–4 pm on Tue or Thu". With another time behind those days it is open whose they are. */
function laterDays(
  text: string,
  blocks: readonly Block[],
  place: number,
  zones: readonly ZoneItem[],
): readonly DayItem[] | null {
  const after = blocks[place + 1];
  if (after?.kind !== "day") return null;
  if (blocks.at(-1)?.kind === "day") return after.items;
  const last = blocks[place]?.items.at(-1);
  const [day] = after.items;
  const isAlone = after.items.length === 1 && last !== undefined && day !== undefined;
  const next = blocks[place + 2]?.items[0];
  const isClose = isAlone && isSideBySide(textBetween(text, last.to, day.from, zones));
  const isNextClose =
    isAlone && next !== undefined && isSideBySide(textBetween(text, day.to, next.from, zones));
  return isClose && !isNextClose ? after.items : null;
}
