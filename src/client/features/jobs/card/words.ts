import type { Hours } from "#domain/listing/facts.ts";

const units = [
  ["year", 365 * 24 * 60],
  ["month", 30 * 24 * 60],
  ["week", 7 * 24 * 60],
  ["day", 24 * 60],
  ["hour", 60],
  ["minute", 1],
] as const;

/**
 * How long before `now` something happened, as `3 days ago`. `now` is when the data was fetched, so that
 * the server and the browser that takes over from it say the same.
 */
export function ago(moment: string, now: number): string {
  const minutes = (now - Date.parse(moment)) / 60_000;
  const unit = units.find(([, length]) => minutes >= length);
  if (unit === undefined) return "less than a minute ago";
  const count = Math.floor(minutes / unit[1]);
  return count === 1 ? `1 ${unit[0]} ago` : `${count} ${unit[0]}s ago`;
}

/** How their day meets yours, in as few words as a card has room for. */
export function shiftWords(hours: Hours | null): { words: string; isLate: boolean } {
  if (hours === null) return { words: "No hours given", isLate: false };
  const { january, july, isLateShift } = hours;
  const overlap = overlapWords(january.overlap, july.overlap);
  if (!isLateShift) return { words: overlap, isLate: false };
  const isLate = Math.max(january.end, july.end) > lateEvening;
  return { words: `${isLate ? "Late" : "Early"} shift, ${overlap}`, isLate: true };
}

const lateEvening = 20 * 60;

function overlapWords(...minutes: readonly number[]): string {
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)].map(inHours);
  if (most === "0") return "no overlap";
  return least === most ? `${most} h overlap` : `${least}–${most} h overlap`;
}

const inHours = (minutes: number): string => String(Number((minutes / 60).toFixed(1)));
