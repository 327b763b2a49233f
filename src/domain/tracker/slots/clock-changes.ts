import type { SettledOffer } from "./settling/settle-moments.ts";
import { sayDate } from "./saying.ts";
import { placeNameOf } from "./zones/places.ts";
import { changeBetween, dayOfWall, offsetAt, wallTimeAt } from "./zones/zone-clocks.ts";

const homeOffset = 120;

/** What to know when the sender's clocks change between the message and a day it offers. */
export function clockChangeWarnings(
  settled: readonly SettledOffer[],
  receivedAt: number,
): string[] {
  const warnings = settled.flatMap(({ zone, start, end }) => {
    const moment = start ?? end;
    if (zone.kind === "fixed" || moment === null) return [];
    const change = changeBetween(zone, receivedAt, moment);
    if (change === null) return [];
    const day = sayDate(dayOfWall(wallTimeAt(zone, change)));
    const [now, then] = [offsetAt(zone, receivedAt), offsetAt(zone, moment)];
    return [
      `The clocks in ${placeNameOf(zone.zone)} change before that day: until ${day} they are ${sayDistance(now)}, then ${sayDistance(then)}. The times here are reckoned with that.`,
    ];
  });
  return [...new Set(warnings)];
}

/** "6 hours behind South Africa". */
function sayDistance(offset: number): string {
  const hours = (offset - homeOffset) / 60;
  if (hours === 0) return "the same as here";
  const size = Math.abs(hours);
  return `${String(size)} ${size === 1 ? "hour" : "hours"} ${hours < 0 ? "behind" : "ahead of"} South Africa`;
}
