import { abbreviations, longNames } from "../zones/abbreviations.ts";
import { afterTimes, offsetSaid } from "./zones-after-times.ts";
import { joinZones } from "../zones/join-zones.ts";
import { places, usualZones } from "../zones/places.ts";
import { homeZone, type ZoneSaid } from "../zones/zone-said.ts";
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
const placeName = new RegExp(String.raw`(?<![\w-])(${oneOf(places.keys())})(?!\w)`, "g");
const lettersName = new RegExp(
  String.raw`(?<![\w+])(${oneOf(abbreviations.keys()).toLowerCase()})(?![\w+]|'[a-z]| coast)`,
  "g",
);
const zoneFile =
  /\b(?:africa|america|asia|atlantic|australia|europe|indian|pacific)\/[a-z_]+(?:\/[a-z_]+)?/g;
const whose =
  /\b(?:(your|my|our|local)(?: local)? (?:time[ -]?zone|time|tz|end|side)|for (you|me|us)|on (your|my|our) (?:end|side)|(here|there))\b/g;

const yourTime: ZoneSaid = { ...homeZone, label: "your time" };

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
  for (const match of text.matchAll(whose)) {
    const [said, time, ...others] = match;
    const isOfAll = isForAll.test(text.slice(Math.max(0, match.index - 5), match.index));
    const isPlain = time !== undefined && (isOfAll || /zone|local|tz/.test(said));
    const word = time ?? others.find((one) => one !== undefined) ?? "";
    if (isPlain || isAfterTime(match.index))
      take(match.index, match.index + said.length, whoseSaid(word, said));
  }
  for (const match of text.matchAll(placeName)) {
    const [name] = match;
    const [from, end] = [match.index, match.index + name.length];
    const [word = ""] = timeAfter.exec(text.slice(end, end + 24)) ?? [];
    const isBeside = found.some(
      (zone) => zone.to <= from && /^ ?[()/,-]{1,2} ?$/.test(text.slice(zone.to, from)),
    );
    const isWritten = /^[A-Z]/.test(raw.slice(from)) || directions.has(name);
    const isOther = directions.has(name) && nameGoesOn.test(text.slice(end, end + 14));
    const isRight =
      word !== "" ||
      (!isOther &&
        isWritten &&
        (isAfterTime(from) ||
          isBeside ||
          /\btime in $/.test(text.slice(Math.max(0, from - 8), from))));
    if (isRight) take(from, end + word.length, placeSaid(raw.slice(from, end), name));
  }
  return neighboursJoined(
    text,
    found.toSorted((one, other) => one.from - other.from),
  );
}

const timeAfter = new RegExp(`^${timeWord}`);
const isForAll = /\b(?:in|are|is|all) $/;
/** "Central" is a zone, but in "Central Europe" it is a part of another name. */
const nameGoesOn =
  /^ (?!(?:time|standard|daylight|tz|zone|on|or|and|at|for|if|works?|would|please|this|next|tomorrow|today|to|until|till|which|but|with|is|in|we|i|you|mon|tues?|wed|thu|fri|sat|sun)(?:\b|[a-z]*day))[a-z]/;
const directions = new Set([
  "eastern",
  "central",
  "mountain",
  "pacific",
  "atlantic",
  "east coast",
  "west coast",
]);

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
  if (word === "your" || word === "you") return yourTime;
  return word === "local" || word === "there"
    ? { kind: "unclear", label, choices: usualZones }
    : { kind: "theirs", label };
}

/** "CET (Berlin)", "EST/EDT", "(UTC-05:00) Eastern Time": two names for one zone. */
function neighboursJoined(text: string, found: readonly ZoneItem[]): ZoneItem[] {
  const joined: ZoneItem[] = [];
  for (const item of found) {
    const last = joined.at(-1);
    if (last === undefined || !/^ ?[()/,=-]? ?$/.test(text.slice(last.to, item.from)))
      joined.push(item);
    else
      joined[joined.length - 1] = { ...last, to: item.to, zone: joinZones(last.zone, item.zone) };
  }
  return joined;
}
