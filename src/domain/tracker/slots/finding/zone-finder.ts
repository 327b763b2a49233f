import { abbreviations, longNames } from "../zones/abbreviations.ts";
import { joinZones } from "../zones/join-zones.ts";
import { places, usualZones } from "../zones/places.ts";
import type { ZoneSaid } from "../zones/zone-said.ts";
import { isInside, type TimeItem, type ZoneItem } from "./item.ts";
import type { MessageText } from "./message-text.ts";

/** Longest first, so that "new york city" is not "new york". */
const oneOf = (names: Iterable<string>): string =>
  [...names]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(".", String.raw`\.`))
    .join("|");

const timeWord = String.raw`(?:'s)?(?: local| standard| daylight| summer)? ?(?:time[ -]?zone|time|tz)\b`;
const offset = /\b(?:utc|gmt)(?: ?\+ ?| ?-(?! ))(\d{1,2})(?::?([0-5]\d))?(?!\d|:\d| ?[ap]\.?m\b)/g;
const longName = new RegExp(
  String.raw`\b(${oneOf(Object.keys(longNames))})(?: time\b|(?= ?[),.;]|$))`,
  "g",
);
const placeName = new RegExp(String.raw`(?<![\w/-])(${oneOf(places.keys())})(?![\w/])`, "g");
const lettersName = new RegExp(
  String.raw`(?<![\w+])(${oneOf(abbreviations.keys()).toLowerCase()})(?![\w+]|'[a-z]| coast)`,
  "g",
);
const zoneFile =
  /\b(?:africa|america|asia|atlantic|australia|europe|indian|pacific)\/[a-z_]+(?:\/[a-z_]+)?/g;
const whose = /\b(your|my|our|local)(?: local)? (?:time[ -]?zone|time|tz|end|side)\b/g;

const homeZone: ZoneSaid = { kind: "place", label: "your time", zone: "Africa/Johannesburg" };

/** All zones that a message speaks of, with neighbours that explain each other as one. */
export function zonesIn({ raw, text }: MessageText, times: readonly TimeItem[]): ZoneItem[] {
  const found: ZoneItem[] = [];
  const take = (from: number, to: number, zone: ZoneSaid): void => {
    const item = { kind: "zone", from, to, zone } as const;
    if (!isInside(item, found)) found.push(item);
  };
  const isAfterTime = (from: number): boolean =>
    times.some(
      (time) => time.to <= from && /^,? ?[([]? ?(?:in )?$/.test(text.slice(time.to, from)),
    );
  for (const match of text.matchAll(offset)) {
    const size = Number(match[1]) * 60 + Number(match[2] ?? 0);
    const label = raw.slice(match.index, match.index + match[0].length);
    const minutes = match[0].includes("-") ? -size : size;
    take(match.index, match.index + match[0].length, offsetSaid(label, minutes));
  }
  for (const { from, to, zone } of afterTimes(raw, text, times)) take(from, to, zone);
  for (const match of text.matchAll(zoneFile)) {
    const [name] = match;
    const label = raw.slice(match.index, match.index + name.length);
    take(match.index, match.index + name.length, fileSaid(label));
  }
  for (const match of text.matchAll(longName)) {
    take(
      match.index,
      match.index + match[0].length,
      namedSaid(longNames[match[1] ?? ""] ?? "", match[1] ?? ""),
    );
  }
  for (const match of text.matchAll(lettersName)) {
    const [name] = match;
    const end = match.index + name.length;
    const [word = ""] = timeAfter.exec(text.slice(end, end + 24)) ?? [];
    const isCapital = raw.slice(match.index, end) === name.toUpperCase();
    if (isCapital || word !== "" || isAfterTime(match.index)) {
      take(match.index, end + word.length, namedSaid(name.toUpperCase(), name));
    }
  }
  for (const match of text.matchAll(placeName)) {
    const [name] = match;
    const [from, end] = [match.index, match.index + name.length];
    const [word = ""] = timeAfter.exec(text.slice(end, end + 24)) ?? [];
    const isBeside = found.some(
      (zone) => zone.to <= from && /^ ?[(/,-]{1,2} ?$/.test(text.slice(zone.to, from)),
    );
    const isWritten = /^[A-Z]/.test(raw.slice(from)) || directions.has(name);
    const isRight =
      word !== "" ||
      (isWritten &&
        (isAfterTime(from) ||
          isBeside ||
          /\btime in $/.test(text.slice(Math.max(0, from - 8), from))));
    if (isRight) take(from, end + word.length, placeSaid(raw.slice(from, end), name));
  }
  for (const match of text.matchAll(whose)) {
    const isAll = /\b(?:in|are|is|all) $/.test(
      text.slice(Math.max(0, match.index - 5), match.index),
    );
    const said = whoseSaid(match[1] ?? "", match[0]);
    if (isAll || isAfterTime(match.index) || /zone|local|tz/.test(match[0]))
      take(match.index, match.index + match[0].length, said);
  }
  return neighboursJoined(
    text,
    found.toSorted((one, other) => one.from - other.from),
  );
}

const timeAfter = new RegExp(`^${timeWord}`);
const directions = new Set([
  "eastern",
  "central",
  "mountain",
  "pacific",
  "atlantic",
  "east coast",
  "west coast",
]);

const offsetSaid = (label: string, minutes: number): ZoneSaid =>
  minutes < -720 || minutes > 840
    ? { kind: "unclear", label, choices: usualZones }
    : { kind: "fixed", label, minutes };

function fileSaid(label: string): ZoneSaid {
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: label }).resolvedOptions();
    return { kind: "place", label, zone: timeZone };
  } catch {
    return { kind: "unclear", label, choices: usualZones };
  }
}

const namedSaid = (letters: string, label: string): ZoneSaid =>
  abbreviations.get(letters) ?? { kind: "place", label, zone: letters };

function placeSaid(label: string, name: string): ZoneSaid {
  const zones = places.get(name) ?? [];
  const [zone, other] = zones;
  return zone !== undefined && other === undefined
    ? { kind: "place", label, zone }
    : { kind: "unclear", label, choices: zones };
}

function whoseSaid(word: string, label: string): ZoneSaid {
  if (word === "your") return homeZone;
  return word === "local"
    ? { kind: "unclear", label, choices: usualZones }
    : { kind: "theirs", label };
}

const noZones = new Set(
  "OR AND ON IF AT TO IN IS AM PM FOR THE TBC TBD RSVP ASAP VIA BUT CV HR CEO CMO MON TUE WED THU FRI SAT SUN".split(
    " ",
  ),
);

/** What stands right behind a time and can only be a zone: `+02:00`, `Z`, or letters that we do not know. */
function afterTimes(raw: string, text: string, times: readonly TimeItem[]): ZoneItem[] {
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

/** "CET (Berlin)", "EST/EDT", "my time (ET)": two names for one zone. */
function neighboursJoined(text: string, found: readonly ZoneItem[]): ZoneItem[] {
  const joined: ZoneItem[] = [];
  for (const item of found) {
    const last = joined.at(-1);
    if (last === undefined || !/^ ?[(/,=-]? ?$/.test(text.slice(last.to, item.from)))
      joined.push(item);
    else
      joined[joined.length - 1] = { ...last, to: item.to, zone: joinZones(last.zone, item.zone) };
  }
  return joined;
}
