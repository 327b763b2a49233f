import type { SureZone } from "./zone-said.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
    });
    formats.set(zone, format);
  }
  return format;
}

const minuteMs = 60_000;

/** A day and a time on somebody's wall, counted in milliseconds as if they lived in Greenwich. */
export type WallTime = number;

/** What the clocks of a zone show at a moment. */
export function wallTimeAt(zone: SureZone, moment: number): WallTime {
  if (zone.kind === "fixed") return moment + zone.minutes * minuteMs;
  const figures: Record<string, number> = {};
  for (const { type, value } of formatOf(zone.zone).formatToParts(moment)) {
    if (type !== "literal") figures[type] = Number(value);
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = figures;
  const pastTheMinute = ((moment % minuteMs) + minuteMs) % minuteMs;
  return Date.UTC(year, month - 1, day, hour, minute) + pastTheMinute;
}

/** Minutes ahead of UTC at a moment. */
export const offsetAt = (zone: SureZone, moment: number): number =>
  (wallTimeAt(zone, moment) - moment) / minuteMs;

const dayMs = 24 * 60 * minuteMs;

/**
 * The moments at which the clocks of a zone show this: one as a rule, none when they are put forward over it, two when
 * they are put back over it.
 */
export function momentsAt(zone: SureZone, wall: WallTime): number[] {
  const offsets = new Set([offsetAt(zone, wall - dayMs), offsetAt(zone, wall + dayMs)]);
  return [...offsets]
    .map((offset) => wall - offset * minuteMs)
    .filter((moment) => wallTimeAt(zone, moment) === wall)
    .toSorted((one, other) => one - other);
}

/** The first moment after which the clocks differ from what they were; null when they do not between the two. */
export function changeBetween(zone: SureZone, from: number, to: number): number | null {
  const before = offsetAt(zone, from);
  if (to <= from || offsetAt(zone, to) === before) return null;
  let [same, changed] = [from, to];
  while (changed - same > minuteMs) {
    const middle = Math.floor((same + changed) / 2);
    if (offsetAt(zone, middle) === before) same = middle;
    else changed = middle;
  }
  return changed;
}

export const dayOfWall = (wall: WallTime): string => new Date(wall).toISOString().slice(0, 10);
