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
