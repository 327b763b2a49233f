import { addDays, dayOf, weekdayOf } from "#domain/days.ts";

export interface Holiday {
  readonly day: string;
  readonly name: string;
}

/** The Public Holidays Act holds since 1995; before that the country kept other days. */
export const firstHolidayYear = 1995;

const fixedDays: readonly (readonly [month: number, day: number, name: string])[] = [
  [1, 1, "New Year's Day"],
  [3, 21, "Human Rights Day"],
  [4, 27, "Freedom Day"],
  [5, 1, "Workers' Day"],
  [6, 16, "Youth Day"],
  [8, 9, "National Women's Day"],
  [9, 24, "Heritage Day"],
  [12, 16, "Day of Reconciliation"],
  [12, 25, "Christmas Day"],
  [12, 26, "Day of Goodwill"],
];

const keptYears = new Map<number, readonly Holiday[]>();

/**
 * The public holidays of South Africa that follow from the law, by day. One that falls on a Sunday is kept on the Monday
 * as well; where that Monday is a holiday already, nothing is added: the law gives no further day.
 */
export function lawfulHolidays(year: number): readonly Holiday[] {
  const kept = keptYears.get(year);
  if (kept !== undefined) return kept;
  const holidays = year < firstHolidayYear ? [] : withMondays(namedDays(year));
  keptYears.set(year, holidays);
  return holidays;
}

/** The same with the days that were declared besides: voting days, a day for a Christmas that fell on a Sunday. */
export function holidaysOf(year: number, declared: readonly Holiday[]): readonly Holiday[] {
  const lawful = lawfulHolidays(year);
  const lawfulDays = new Set(lawful.map(({ day }) => day));
  const added = declared.filter(
    ({ day }) => day.startsWith(`${String(year)}-`) && !lawfulDays.has(day),
  );
  return [...lawful, ...added].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

function namedDays(year: number): Holiday[] {
  const easter = easterSunday(year);
  const fixed = fixedDays.flatMap(([month, date, name]) => {
    const day = dayOf(year, month, date);
    return day === undefined ? [] : [{ day, name }];
  });
  return [
    ...fixed,
    { day: addDays(easter, -2), name: "Good Friday" },
    { day: addDays(easter, 1), name: "Family Day" },
  ].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

function withMondays(named: readonly Holiday[]): Holiday[] {
  const taken = new Set(named.map(({ day }) => day));
  return named.flatMap((holiday) => {
    const monday = addDays(holiday.day, 1);
    const isMoved = weekdayOf(holiday.day) === 0 && !taken.has(monday);
    return isMoved ? [holiday, { day: monday, name: `${holiday.name} (observed)` }] : [holiday];
  });
}

/** The Gregorian rule in whole numbers, as Meeus, Jones and Butcher have it. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const leapCorrection = Math.floor((century + 8) / 25);
  const moonCorrection = Math.floor((century - leapCorrection + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const count = epact + weekday - 7 * late + 114;
  const month = String(Math.floor(count / 31)).padStart(2, "0");
  return `${String(year)}-${month}-${String((count % 31) + 1).padStart(2, "0")}`;
}
