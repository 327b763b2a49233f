import type { Hours, SastDay } from "#domain/listing/facts.ts";

/** What a posting asks for, before it is put into South African time. */
export type AskedDay = Pick<Hours, "zone" | "start" | "end" | "areAssumed" | "overlapAsked">;

export const minutesInDay = 1440;

const homeOffset = 120;
/** Nobody at home works outside these by choice: 06:00 and 20:00. */
const earliest = 360;
const latest = 1200;

/** Any days will do on which summer time is certainly on in one half of the world and off in the other. */
const seasons = {
  january: new Date(Date.UTC(2026, 0, 15, 12)),
  july: new Date(Date.UTC(2026, 6, 15, 12)),
};

type Season = keyof typeof seasons;

const knownOffsets = new Map<string, Readonly<Record<Season, number>>>();

/** Minutes ahead of UTC in both halves of the year. */
export function offsetsOf(zone: string): Readonly<Record<Season, number>> {
  let offsets = knownOffsets.get(zone);
  if (offsets === undefined) {
    const format = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      timeZoneName: "longOffset",
    });
    offsets = {
      january: offsetIn(format.format(seasons.january)),
      july: offsetIn(format.format(seasons.july)),
    };
    knownOffsets.set(zone, offsets);
  }
  return offsets;
}

/** The same on one day, such as `2026-11-16`, as it is at noon in Greenwich; null for a zone nobody knows. */
export function offsetOn(zone: string, day: string): number | null {
  try {
    const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
    return offsetIn(format.format(new Date(`${day}T12:00:00Z`)));
  } catch {
    return null;
  }
}

/** Reads `1/15/2026, GMT-05:00`; UTC itself is written `GMT`. */
function offsetIn(formatted: string): number {
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)$/.exec(formatted) ?? [];
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === "-" ? -size : size;
}

export function hoursFrom(asked: AskedDay): Hours {
  const offsets = offsetsOf(asked.zone);
  const january = sastDay(asked, offsets.january);
  const july = sastDay(asked, offsets.july);
  return { ...asked, january, july, isLateShift: isLate(january) || isLate(july) };
}

function sastDay({ start, end }: AskedDay, offset: number): SastDay {
  const shifted = start - offset + homeOffset;
  const startHere = ((shifted % minutesInDay) + minutesInDay) % minutesInDay;
  const endHere = startHere + end - start;
  return { start: startHere, end: endHere, overlap: overlapWithHomeDay(startHere, endHere) };
}

/** Minutes between 08:00 and 17:00, on the day it starts and on the next. */
export function overlapWithHomeDay(start: number, end: number): number {
  const shared = (from: number, to: number): number =>
    Math.max(0, Math.min(end, to) - Math.max(start, from));
  return shared(480, 1020) + shared(480 + minutesInDay, 1020 + minutesInDay);
}

const isLate = ({ start, end }: SastDay): boolean => start < earliest || end > latest;

/** The part of the day that somebody here has to be at work. */
interface KeptHours extends Pick<Hours, "january" | "july" | "isLateShift"> {
  /** An overlap is all they ask for, so these are hours that suffice, and not their whole day. */
  readonly isEnough: boolean;
}

export function hoursToKeep({ start, end, overlapAsked, ...hours }: Hours): KeptHours {
  const asked = (overlapAsked ?? 0) * 60;
  if (asked === 0 || asked >= end - start) return { ...hours, isEnough: false };
  const [january, july] = [bestPart(hours.january, asked), bestPart(hours.july, asked)];
  return { january, july, isLateShift: isLate(january) || isLate(july), isEnough: true };
}

/** So many minutes of their day as lie best for somebody who works from 08:00 to 17:00. */
function bestPart(day: SastDay, minutes: number): SastDay {
  const last = day.end - minutes;
  const starts = [day.start, last, 480, 1020 - minutes, 480 + minutesInDay]
    .filter((start) => start >= day.start && start <= last)
    .map((start) => {
      const end = start + minutes;
      return { start, end, overlap: overlapWithHomeDay(start, end) };
    });
  const { start, end, overlap } = starts.reduce((best, part) =>
    part.overlap > best.overlap ||
    (part.overlap === best.overlap && distanceFromNoon(part) < distanceFromNoon(best))
      ? part
      : best,
  );
  const daysLater = Math.floor(start / minutesInDay) * minutesInDay;
  return { start: start - daysLater, end: end - daysLater, overlap };
}

const distanceFromNoon = ({ start, end }: SastDay): number =>
  Math.min(...[720, 720 + minutesInDay].map((noon) => Math.abs((start + end) / 2 - noon)));

/** The working day in words: "16:00–00:00 SAST in January, 15:00–23:00 in July. Late shift: ends at 00:00 SAST." */
export function sayHours(hours: Hours): string {
  const { january, july, isLateShift } = hoursToKeep(hours);
  const day = sayTimes(hours);
  return isLateShift ? `${day}. Late shift: ${sayLateness([january, july])} SAST.` : `${day}.`;
}

/** The same without the warning of a late shift, which the times themselves give. */
export function sayTimes(hours: Hours): string {
  const { january, july, isEnough } = hoursToKeep(hours);
  const [inJanuary, inJuly] = [sayDay(january), sayDay(july)];
  const times =
    inJanuary === inJuly ? `${inJanuary} SAST` : `${inJanuary} SAST in January, ${inJuly} in July`;
  return isEnough ? `${sayOverlap(hours)}, such as ${times}` : times;
}

/** "4 hours of overlap", where that is what they ask for. */
export const sayOverlap = ({ overlapAsked }: Pick<Hours, "overlapAsked">): string =>
  `${overlapAsked === 1 ? "1 hour" : `${overlapAsked ?? 0} hours`} of overlap`;

/** `16:00–00:00`. */
export const sayDay = ({ start, end }: Pick<SastDay, "start" | "end">): string =>
  `${clock(start)}–${clock(end)}`;

function sayLateness(days: readonly SastDay[]): string {
  const lastEnd = Math.max(...days.map(({ end }) => end));
  return lastEnd > latest
    ? `ends at ${clock(lastEnd)}`
    : `starts at ${clock(Math.min(...days.map(({ start }) => start)))}`;
}

/** `15:00`, whichever day it is. */
export function clock(minutes: number): string {
  const ofDay = minutes % minutesInDay;
  return `${twoFigures(Math.floor(ofDay / 60))}:${twoFigures(ofDay % 60)}`;
}

const twoFigures = (value: number): string => String(value).padStart(2, "0");
