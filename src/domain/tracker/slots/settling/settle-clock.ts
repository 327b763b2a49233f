import { leaveOutChoice, type Asking } from "../asking.ts";
import type { TimeSaid } from "../finding/item.ts";
import { sayClock } from "../saying.ts";
import { noHalf, readClock } from "./clock-readings.ts";
import { readRange, type Readings } from "./range-readings.ts";

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
