/** A moment as `Jan 5, 2025, 14:03` in South African time, which has no summer time to get wrong. */
export const momentOf = (moment: string): string =>
  `${dayOf(moment)}, ${there(moment).slice(11, 16)}`;

/** The day of a moment, as `Jan 5, 2025`. Made by hand, so that server and browser agree to the letter. */
export function dayOf(moment: string): string {
  const { year, month, day } = calendarDay(moment);
  return `${month.slice(0, 3)} ${day}, ${year}`;
}

/** The same as `5 January 2025`, for a day on which something happens to somebody. */
export function longDayOf(moment: string): string {
  const { year, month, day } = calendarDay(moment);
  return `${day} ${month} ${year}`;
}

function calendarDay(moment: string) {
  const [year, month = 1, day] = there(moment).slice(0, 10).split("-").map(Number);
  return { year, month: months[month - 1] ?? "", day };
}

const there = (moment: string): string =>
  new Date(Date.parse(moment) + 2 * 60 * 60 * 1000).toISOString();

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
