import { addDays, dayOf, daysBetween, weekdayOf, yearOf } from "#domain/days.ts";
import { leaveOutChoice, type Asking } from "../asking.ts";
import type { DaySaid } from "../finding/item.ts";
import { sayDay } from "../saying.ts";
import { datesOf } from "./dates-said.ts";
import { weekdayChoices } from "./weekday-rules.ts";

/** A day in question: what was said, where, and from which day on it counts. */
export interface DayInQuestion {
  readonly said: DaySaid;
  readonly week: WeekSaid;
  readonly id: string;
  readonly quote: string;
  /** Today where the sender is. */
  readonly today: string;
  /** Today in South Africa: near midnight they differ. */
  readonly todayHere: string;
}

/** "Maybe": said in another sentence, perhaps of something else. */
export type WeekSaid =
  | "next week"
  | "this week"
  | "maybe next week"
  | "maybe this week"
  | "unclear"
  | DaySaid
  | undefined;

/** The days it can be, and why that is open when there is more than one, or when the only one needs a look. */
export interface DayReading {
  readonly days: readonly string[];
  readonly open: string | null;
}

const sure = (day: string): DayReading => ({ days: [day], open: null });

/** The day, or that it is left out, or undefined with a question noted. */
export function settleDay(question: DayInQuestion, { ask }: Asking): string | undefined {
  const { days, open } = readDay(question);
  const [only] = days;
  if (open === null && only !== undefined) return only;
  const choices = days.map((day) => ({ value: day, label: sayDay(day) }));
  return ask({
    id: question.id,
    quote: question.quote,
    asks: open ?? "Which day is meant?",
    choices: [...choices, leaveOutChoice],
  });
}

function readDay(question: DayInQuestion): DayReading {
  const { said, today, todayHere } = question;
  const reading = readSaidDay(question);
  const [day] = reading.days;
  if (reading.open !== null || day === undefined) return reading;
  if (said.ahead !== undefined && today !== todayHere && said.date === undefined) {
    return {
      days: [addDays(today, said.ahead), addDays(todayHere, said.ahead)].toSorted(),
      open: "When it came in, it was another day where they are. Which day is meant?",
    };
  }
  if (day < today) {
    const next = dayOf(yearOf(day) + 1, Number(day.slice(5, 7)), Number(day.slice(8)));
    return {
      days: next === undefined || next < today ? [] : [next],
      open: "That day had passed when the message came in. Which day is meant?",
    };
  }
  return reading;
}

function readSaidDay(question: DayInQuestion): DayReading {
  const { said, today } = question;
  const { weekday, date, figures, ahead } = said;
  if (ahead !== undefined) {
    const day = addDays(today, ahead);
    const dated = date === undefined && figures === undefined ? [day] : datesOf(said, today);
    if (!dated.includes(day)) return disagreement([day, ...dated]);
    return weekday === undefined || weekdayOf(day) === weekday
      ? sure(day)
      : disagreement([day, comingDay(today, weekday)]);
  }
  if (date === undefined && figures === undefined)
    return weekdayChoices(weekday ?? 0, said.which, question.week, today, readWeek(question));
  const days = datesOf(said, today);
  if (weekday !== undefined)
    return checkedByWeekday(
      days,
      weekday,
      today,
      date?.month === undefined && figures === undefined,
    );
  const [day] = days;
  if (day === undefined) return { days: [], open: "There is no such day. Which day is meant?" };
  if (figures !== undefined && days.length > 1) {
    return { days, open: "Day first or month first? Both orders are possible." };
  }
  const isFarWithoutMonth =
    date?.month === undefined &&
    figures === undefined &&
    daysBetween(today, day) > 14 &&
    day.slice(0, 7) !== today.slice(0, 7);
  return isFarWithoutMonth
    ? { days: [day], open: "That day of this month has passed. Is it the next month?" }
    : sure(day);
}

function readWeek({ week, today }: DayInQuestion): string | undefined {
  if (week === undefined || typeof week === "string") return undefined;
  const days = datesOf(week, today);
  return days.length === 1 ? days[0] : undefined;
}

const disagreement = (days: readonly string[]): DayReading => ({
  days: [...new Set(days)].toSorted(),
  open: "The weekday and the date do not fit each other. Which day is meant?",
});

function checkedByWeekday(
  days: readonly string[],
  weekday: number,
  today: string,
  isWithoutMonth: boolean,
): DayReading {
  const fitting = days.filter((day) => weekdayOf(day) === weekday);
  const [day, another] = fitting;
  if (day !== undefined && another === undefined) return sure(day);
  if (another !== undefined)
    return { days: fitting, open: "Day first or month first? Both orders are possible." };
  const [first, second] = days;
  const nextMonth = isWithoutMonth && first !== undefined ? sameDayNextMonth(first) : undefined;
  if (
    nextMonth !== undefined &&
    weekdayOf(nextMonth) === weekday &&
    first !== undefined &&
    first < addDays(today, 1)
  )
    return sure(nextMonth);
  return disagreement([
    ...(first === undefined ? [] : [first]),
    ...(second === undefined ? [] : [second]),
    comingDay(today, weekday),
  ]);
}

const sameDayNextMonth = (day: string): string | undefined => {
  const month = Number(day.slice(5, 7));
  return dayOf(yearOf(day) + (month === 12 ? 1 : 0), (month % 12) + 1, Number(day.slice(8)));
};

const comingDay = (today: string, weekday: number): string =>
  addDays(today, (weekday - weekdayOf(today) + 7) % 7 || 7);
