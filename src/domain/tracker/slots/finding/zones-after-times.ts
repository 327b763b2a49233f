import { abbreviations, longNames } from "../zones/abbreviations.ts";
import { places, usualZones } from "../zones/places.ts";
import type { ZoneSaid } from "../zones/zone-said.ts";
import type { TimeItem, ZoneItem } from "./item.ts";

export const offsetSaid = (label: string, minutes: number): ZoneSaid =>
  minutes < -720 || minutes > 840
    ? { kind: "unclear", label, choices: usualZones }
    : { kind: "fixed", label, minutes };

const noZones = new Set(
  "OR AND ON IF AT TO IN IS AM PM FOR THE TBC TBD RSVP ASAP VIA BUT CV HR CEO CMO MON TUE WED THU FRI SAT SUN".split(
    " ",
  ),
);

/** What stands right behind a time and can only be a zone: `+02:00`, `Z`, or letters that we do not know. */
export function afterTimes(raw: string, text: string, times: readonly TimeItem[]): ZoneItem[] {
  return times.flatMap(({ to }): ZoneItem[] => {
    const rest = text.slice(to, to + 30);
    const item = (start: number, length: number, zone: ZoneSaid): ZoneItem => ({
      kind: "zone",
      from: to + start,
      to: to + start + length,
      zone,
    });
    if (/^z\b/.test(rest)) return [item(0, 1, { kind: "fixed", label: "Z", minutes: 0 })];
    const [whole, sign, hours, minutes] =
      /^ ?\(?([+-])(\d\d?):?([0-5]\d)?(?![\d:]| ?[ap]\.?m\b)/.exec(rest) ?? [];
    if (whole !== undefined && (minutes !== undefined || sign === "+")) {
      const size = Number(hours) * 60 + Number(minutes ?? 0);
      return [item(0, whole.length, offsetSaid(whole.trim(), sign === "-" ? -size : size))];
    }
    const [unknown, letters = ""] = /^ ?\(?([A-Z]{2,5})(?![\w])/.exec(raw.slice(to, to + 12)) ?? [];
    if (
      unknown !== undefined &&
      !abbreviations.has(letters) &&
      !places.has(letters.toLowerCase()) &&
      !noZones.has(letters)
    ) {
      return [item(0, unknown.length, { kind: "unclear", label: letters, choices: usualZones })];
    }
    const [place, name = ""] =
      /^ ?\(?([A-Z][a-z]{2,20}(?: [A-Z][a-z]{2,20})?) time\b/.exec(raw.slice(to, to + 60)) ?? [];
    const isKnown =
      places.has(name.toLowerCase()) ||
      longNames[name.toLowerCase()] !== undefined ||
      / (?:Standard|Daylight|Summer|Local)$/.test(name);
    return place === undefined || isKnown
      ? []
      : [item(0, place.length, { kind: "unclear", label: name, choices: usualZones })];
  });
}
