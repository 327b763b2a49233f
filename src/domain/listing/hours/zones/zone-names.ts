import { zoneNames } from "./zones.ts";

/** From the end of the alphabet, so that "central european" is tried before "central". */
const names = [...zoneNames.keys()]
  .toSorted((a, b) => (a < b ? 1 : -1))
  .map((name) => name.replaceAll(".", String.raw`\.`))
  .join("|");
const offset = String.raw`(?:utc|gmt) ?([+-]) ?(\d{1,2})(?::?([034][05])\b)?(?!\d|:\d| ?[ap]\.?m\b)`;
const nameSource = String.raw`\b(?:${offset}|(${names})(?![a-z0-9@]|'(?!s\b)|\.[a-z]))`;
export const everyZoneName = new RegExp(nameSource, "g");
export const anyZoneName = new RegExp(nameSource);
