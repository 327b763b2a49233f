import { minutesInDay } from "#domain/listing/hours/sast.ts";

/** A span of time that comes again every day: it begins at this minute after midnight and lasts so many. */
export interface DailyWindow {
  readonly start: number;
  readonly length: number;
}

/** As it reads on a clock that is so many minutes further. */
export const shifted = ({ start, length }: DailyWindow, minutes: number): DailyWindow => ({
  start: (((start + minutes) % minutesInDay) + minutesInDay) % minutesInDay,
  length,
});

/** What two of them have in common. Nights that meet at both ends share two pieces: the longer counts. Null for nothing. */
export function sharedWindow(one: DailyWindow, other: DailyWindow): DailyWindow | null {
  if (other.length >= minutesInDay) return one;
  if (one.length >= minutesInDay) return other;
  const [longest] = [-minutesInDay, 0, minutesInDay]
    .map((days) => {
      const start = Math.max(one.start, other.start + days);
      const end = Math.min(one.start + one.length, other.start + other.length + days);
      return { start, length: end - start };
    })
    .toSorted((a, b) => b.length - a.length);
  return longest === undefined || longest.length <= 0 ? null : shifted(longest, 0);
}
