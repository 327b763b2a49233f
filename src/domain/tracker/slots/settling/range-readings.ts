import type { ClockSaid, DayPart } from "../finding/item.ts";
import { bothHalves, inHalf, noHalf, readClock, type ClockReading } from "./clock-readings.ts";

/** What a time can mean: where it begins and ends, in minutes after midnight. */
export interface Readings {
  readonly stretches: readonly { readonly start: number | null; readonly end: number | null }[];
  readonly open: string | null;
  readonly note?: string;
}

const needsHalf = ({ form, half }: ClockSaid): boolean =>
  half === undefined && (form === "figure" || form === "minutes");

export function readRange(
  start: ClockSaid,
  end: ClockSaid,
  part: DayPart | undefined,
  countsTo24: boolean,
): Readings {
  if (start.form === "half" || end.form === "half")
    return { stretches: [], open: "Which time is meant?" };
  const { minutes, open, note } = readStart(start, end, part, countsTo24);
  const stretches = minutes.flatMap((from) => {
    const to = endAfter(from, end);
    // From nine at night to eleven in the morning is a slip more likely than an offer.
    return to - from > 720
      ? [
          { start: from, end: to - 720 },
          { start: from, end: to },
        ]
      : [{ start: from, end: to }];
  });
  const isLong = stretches.length > minutes.length;
  return {
    stretches,
    open: open ?? (isLong ? "That is a very long stretch of time. Until when is it?" : null),
    ...(note === undefined ? {} : { note }),
  };
}

/** The first time after the start that the end can be. */
function endAfter(from: number, end: ClockSaid): number {
  if (end.form === "midnight") return 1440;
  const options = needsHalf(end)
    ? [inHalf(end, "am"), inHalf(end, "pm")]
    : [end.half === undefined ? end.hour * 60 + end.minute : inHalf(end, end.half)];
  const later = options.map((minutes) => (minutes > from ? minutes : minutes + 1440));
  return Math.min(...later);
}

/** "2–4 pm" begins in the afternoon, "11–1 pm" in the morning: the half is said once. */
function readStart(
  start: ClockSaid,
  end: ClockSaid,
  part: DayPart | undefined,
  countsTo24: boolean,
): ClockReading {
  if (!needsHalf(start)) return readClock(start, part, countsTo24);
  if (!needsHalf(end)) {
    const limit =
      end.form === "midnight"
        ? 1440
        : end.half === undefined
          ? end.hour * 60 + end.minute
          : inHalf(end, end.half);
    const [am, pm] = [inHalf(start, "am"), inHalf(start, "pm")];
    if (end.half === "pm" && pm < limit) return { minutes: [pm], open: null };
    if (end.half === "am" && am < limit) return { minutes: [am], open: null };
    const isMorning =
      am >= 420 &&
      am < limit &&
      (pm >= limit || (countsTo24 && end.half === undefined) || end.hour > 12);
    if (isMorning && limit !== 1440) return { minutes: [am], open: null };
    if (end.form === "midnight" && start.hour >= 6 && start.hour < 12)
      return { minutes: [pm], open: null };
    return { minutes: bothHalves(start), open: noHalf };
  }
  const isWithMinutes = start.form === "minutes" || end.form === "minutes";
  return readClock(isWithMinutes ? { ...start, form: "minutes" } : start, part, countsTo24);
}
