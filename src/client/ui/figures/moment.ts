/** A moment as `Jan 5, 2025, 14:03` in South African time, which has no summer time to get wrong. */
export const momentOf = (moment: string): string =>
  `${dayOf(moment)}, ${there(moment).slice(11, 16)}`;

/** The day of a moment, as `Jan 5, 2025`. Made by hand, so that server and browser agree to the letter. */
export function dayOf(moment: string): string {
  const [year, month = 1, day] = there(moment).slice(0, 10).split("-").map(Number);
  return `${months[month - 1] ?? ""} ${day}, ${year}`;
}

/** A day, `2025-01-05`, as `Jan 5`, where the year goes without saying. */
export const shortDay = (day: string): string => dayOf(`${day}T12:00:00Z`).replace(/, \d+$/, "");

const there = (moment: string): string =>
  new Date(Date.parse(moment) + 2 * 60 * 60 * 1000).toISOString();

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
