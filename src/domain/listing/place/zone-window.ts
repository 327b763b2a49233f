/** Hours ahead of UTC, in winter where the zone has summer time. */
const offsets: Readonly<Record<string, number>> = {
  utc: 0,
  gmt: 0,
  wet: 0,
  london: 0,
  uk: 0,
  cet: 1,
  "central european": 1,
  berlin: 1,
  eet: 2,
  cat: 2,
  sast: 2,
};

const home = 2;
const zone = `(${Object.keys(offsets).join("|")})(?: time)?`;
const sign = "(?:\\+/-|\\+-|plus or minus|plus/minus)";

const aroundZone = new RegExp(`\\b${zone} ?\\(?${sign} ?(\\d{1,2})`);
const hoursOfZone = new RegExp(
  `(?:${sign}|within|no more than|up to) ?\\(?(\\d{1,2}) ?\\)?(?:-| )?(?:hours?|hrs?|h)? (?:of|from) ${zone}`,
);
const fromTo =
  /\b(?:utc|gmt) ?([+-] ?\d{1,2})?(?: ?(?:to|through|and|-|\/|until) ?)(?:utc|gmt)? ?([+-] ?\d{1,2})\b/;

/** "CET ± 3" or "UTC-1 to UTC+3": a window of time zones that South Africa lies in. */
export function windowHoldsHome(text: string): boolean {
  if (!/\d/.test(text)) return false;
  const around = aroundZone.exec(text);
  if (around !== null) return isNear(around[1], around[2]);
  const within = hoursOfZone.exec(text);
  if (within !== null) return isNear(within[2], within[1]);
  const between = fromTo.exec(text);
  if (between === null) return false;
  const [first, last] = [between[1] ?? "0", between[2] ?? "0"].map((hours) =>
    Number(hours.replace(" ", "")),
  );
  return Math.min(first ?? 0, last ?? 0) <= home && home <= Math.max(first ?? 0, last ?? 0);
}

const isNear = (zoneName = "", hours = "0"): boolean =>
  Math.abs((offsets[zoneName] ?? 0) - home) <= Number(hours);
