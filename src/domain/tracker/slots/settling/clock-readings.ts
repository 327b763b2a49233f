import type { ClockSaid, DayPart } from "../finding/item.ts";
import { sayClock } from "../saying.ts";

export const noHalf = "Morning or afternoon? The message does not say.";

/** What one clock can mean, in minutes after midnight, and why that is open when it is. */
export interface ClockReading {
  readonly minutes: readonly number[];
  readonly open: string | null;
  readonly note?: string;
}

export const inHalf = ({ hour, minute }: ClockSaid, half: "am" | "pm"): number =>
  ((hour % 12) + (half === "pm" ? 12 : 0)) * 60 + minute;

export const bothHalves = (clock: ClockSaid): readonly number[] =>
  // The likelier one first: nobody is interviewed at two at night.
  clock.hour >= 7 && clock.hour < 12
    ? [inHalf(clock, "am"), inHalf(clock, "pm")]
    : [inHalf(clock, "pm"), inHalf(clock, "am")];

export function readClock(
  clock: ClockSaid,
  part: DayPart | undefined,
  countsTo24: boolean,
): ClockReading {
  const { hour, minute, half, form } = clock;
  if (form === "midnight")
    return { minutes: [0, 1440], open: "Midnight at the beginning of that day, or at its end?" };
  if (form === "half") {
    const earlier = { ...clock, hour: hour === 1 ? 12 : hour - 1 };
    return {
      minutes: [...bothHalves(clock), ...bothHalves(earlier)],
      open: "“Half three” is 3:30 to some and 2:30 to others. Which time is meant?",
    };
  }
  if (half !== undefined) {
    const minutes = inHalf(clock, half);
    const isAgainst =
      part !== undefined && (part === "morning") !== minutes < 720 && minutes !== 720;
    return isAgainst
      ? { minutes: bothHalves(clock), open: "Morning or afternoon? The message says both." }
      : { minutes: [minutes], open: null };
  }
  if (form === "sure") return { minutes: [hour * 60 + minute], open: null };
  const byPart = part === undefined ? undefined : inPart(clock, part);
  if (byPart !== undefined) return { minutes: [byPart], open: null };
  if (countsTo24 && hour >= 7 && hour < 12) return { minutes: [hour * 60 + minute], open: null };
  if (form === "minutes" && hour === 12) return { minutes: [720 + minute], open: null };
  if (form === "minutes" && hour >= 8) {
    return {
      minutes: [hour * 60 + minute],
      open: null,
      note: `Read as ${sayClock(hour * 60 + minute)} in the morning: the message says neither am nor pm.`,
    };
  }
  return { minutes: bothHalves(clock), open: noHalf };
}

/** "3 in the afternoon", "8 in the evening". Undefined where the hour does not go with the part of the day. */
function inPart(clock: ClockSaid, part: DayPart): number | undefined {
  const hour = clock.hour % 12;
  if (part === "morning") return hour >= 5 ? inHalf(clock, "am") : undefined;
  if (part === "afternoon") return hour <= 6 ? inHalf(clock, "pm") : undefined;
  return hour >= 4 ? inHalf(clock, "pm") : undefined;
}
