import { weekdayOf } from "#domain/days.ts";
import { placeNameOf } from "./zones/places.ts";
import { sayOffset, type SureZone } from "./zones/zone-said.ts";
import { dayOfWall, wallTimeAt } from "./zones/zone-clocks.ts";

const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;
const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

export const weekdayName = (day: string): string => weekdays[weekdayOf(day)] ?? "";

/** "Nov 17, 2026". */
export const sayDate = (day: string): string =>
  `${months[Number(day.slice(5, 7)) - 1] ?? ""} ${String(Number(day.slice(8)))}, ${day.slice(0, 4)}`;

/** "Tue, Nov 17, 2026". */
export const sayDay = (day: string): string => `${weekdayName(day).slice(0, 3)}, ${sayDate(day)}`;

/** "14:30", for minutes after midnight. */
export function sayClock(minutes: number): string {
  const ofDay = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(ofDay / 60)).padStart(2, "0")}:${String(ofDay % 60).padStart(2, "0")}`;
}

const clockOfWall = (wall: number): string => new Date(wall).toISOString().slice(11, 16);

/** "Tue, Nov 17, 2026, 21:00–23:00", with the second day where it ends on another. */
export function sayStretch(zone: SureZone, start: number | null, end: number | null): string {
  const at = (moment: number): string => {
    const wall = wallTimeAt(zone, moment);
    return `${sayDay(dayOfWall(wall))}, ${clockOfWall(wall)}`;
  };
  if (start === null) return end === null ? "" : `before ${at(end)}`;
  if (end === null) return at(start);
  const [first, last] = [wallTimeAt(zone, start), wallTimeAt(zone, end)];
  return dayOfWall(first) === dayOfWall(last)
    ? `${at(start)}–${clockOfWall(last)}`
    : `${at(start)} to ${at(end)}`;
}

/** "in New York", "UTC−5". */
export const inZone = (zone: SureZone): string =>
  zone.kind === "place" ? `in ${placeNameOf(zone.zone)}` : sayOffset(zone.minutes);
