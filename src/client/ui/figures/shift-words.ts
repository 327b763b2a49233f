import type { Hours } from "#domain/listing/facts.ts";
import { hoursToKeep } from "#domain/listing/hours/sast.ts";

/** How their day meets yours, in as few words as a card has room for. */
export function shiftWords(hours: Hours | null): { words: string; isLate: boolean } {
  if (hours === null) return { words: "No hours given", isLate: false };
  const { january, july, isLateShift, isEnough } = hoursToKeep(hours);
  const overlap = isEnough
    ? `${hours.overlapAsked} h overlap asked`
    : overlapWords(january.overlap, july.overlap);
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
