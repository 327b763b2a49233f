import { leaveOutChoice, type Asking } from "../asking.ts";
import type { ClockSaid, DayPart, TimeSaid } from "../finding/item.ts";
import { sayClock } from "../saying.ts";

/** Minutes after midnight; an end after midnight is beyond 1440. */
export interface Stretch {
  readonly start: number | null;
  readonly end: number | null;
  readonly note: string | null;
}

export interface ClockInQuestion {
  readonly time: TimeSaid;
  readonly id: string;
  readonly quote: string;
  /** Elsewhere the message counts to 24, so "9" is the morning. */
  readonly countsTo24: boolean;
}

interface Readings {
  readonly stretches: readonly Omit<Stretch, "note">[];
  readonly open: string | null;
  readonly note?: string;
}

const noHalf = "Morning or afternoon? The message does not say.";

/** What the clock shows, or undefined with a question noted. A choice is its minutes, as `840-960`. */
export function settleClock(
  question: ClockInQuestion,
  { ask }: Asking,
): Stretch | "leave-out" | undefined {
  const readings = readTime(question.time, question.countsTo24);
  const [only] = readings.stretches;
  if (readings.open === null && only !== undefined) return { ...only, note: readings.note ?? null };
  const choices = readings.stretches.map((stretch) => ({
    value: codeOf(stretch),
    label: sayMinutes(stretch),
  }));
  const answer = ask({
    id: question.id,
    quote: question.quote,
    asks: readings.open ?? noHalf,
    choices: [...choices, leaveOutChoice],
  });
  if (answer === undefined || answer === "leave-out") return answer;
  const chosen = readings.stretches.find((stretch) => codeOf(stretch) === answer);
  return chosen === undefined ? undefined : { ...chosen, note: null };
}

const codeOf = ({ start, end }: Omit<Stretch, "note">): string =>
  `${String(start ?? "")}-${String(end ?? "")}`;

function sayMinutes({ start, end }: Omit<Stretch, "note">): string {
  if (start === null) return end === null ? "" : `until ${sayOne(end)}`;
  return end === null ? sayOne(start) : `${sayClock(start)}–${sayClock(end)}`;
}

function sayOne(minutes: number): string {
  if (minutes === 0) return "00:00, as the day begins";
  return minutes === 1440 ? "24:00, as the day ends" : sayClock(minutes);
}

function readTime({ start, end, part }: TimeSaid, countsTo24: boolean): Readings {
  if (start !== null && end !== null) return readRange(start, end, part, countsTo24);
  const clock = start ?? end;
  if (clock === null) return { stretches: [], open: noHalf };
  const { minutes, open, note } = readClock(clock, part, countsTo24);
  const stretches = minutes.map((one) =>
    start === null ? { start: null, end: one } : { start: one, end: null },
  );
  return { stretches, open, ...(note === undefined ? {} : { note }) };
}

interface ClockReading {
  readonly minutes: readonly number[];
  readonly open: string | null;
  readonly note?: string;
}

const inHalf = ({ hour, minute }: ClockSaid, half: "am" | "pm"): number =>
  ((hour % 12) + (half === "pm" ? 12 : 0)) * 60 + minute;

const bothHalves = (clock: ClockSaid): readonly number[] =>
  // The likelier one first: nobody is interviewed at two at night.
  clock.hour >= 7 && clock.hour < 12
    ? [inHalf(clock, "am"), inHalf(clock, "pm")]
    : [inHalf(clock, "pm"), inHalf(clock, "am")];

function readClock(clock: ClockSaid, part: DayPart | undefined, countsTo24: boolean): ClockReading {
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

const needsHalf = ({ form, half }: ClockSaid): boolean =>
  half === undefined && (form === "figure" || form === "minutes");

function readRange(
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
