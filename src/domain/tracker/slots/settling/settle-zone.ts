import type { Found } from "../finding/found.ts";
import type { TimeItem, ZoneItem } from "../finding/item.ts";
import type { Asking } from "../asking.ts";
import type { Offer } from "../pairing/offers.ts";
import { placeNameOf, places, usualZones } from "../zones/places.ts";
import { sayOffset, zoneOfCode, type ZoneSaid } from "../zones/zone-said.ts";

const directlyAfter = /^[ ,([]{0,3}(?:in )?$/;
const directlyBefore = /^[ :)\],-]{0,3}(?:at )?$/;
const forAll =
  /\b(?:all )?times? (?:(?:are|is|in|shown|given|listed|below|above|all|below are|stated) ?){0,3}[:(]? ?$/;

/** The zone in which a time was said; "open" when the message names several and not which. */
export function zoneSaidFor(
  found: Found,
  time: TimeItem,
  offers: readonly Offer[],
): ZoneItem | "open" | undefined {
  const { text, zones, times } = found;
  const direct = directZone(text, zones, times, time);
  if (direct !== undefined) return direct;
  const labels = new Set(zones.map(({ zone }) => zone.label.toLowerCase()));
  if (labels.size <= 1) return zones[0];
  const general = zones.find(({ from }) => forAll.test(text.slice(Math.max(0, from - 40), from)));
  if (general !== undefined) return general;
  const sentence = offers.find((offer) => offer.time === time)?.sentence;
  const here = zones.filter(
    ({ from }) => sentence !== undefined && from >= sentence.from && from < sentence.to,
  );
  const labelsHere = new Set(here.map(({ zone }) => zone.label.toLowerCase()));
  return labelsHere.size === 1 ? here[0] : "open";
}

function directZone(
  text: string,
  zones: readonly ZoneItem[],
  times: readonly TimeItem[],
  time: TimeItem,
): ZoneItem | undefined {
  const after = zones.find(
    ({ from, to }) =>
      (from >= time.to && directlyAfter.test(text.slice(time.to, from))) ||
      (from > time.from && to < time.to),
  );
  if (after !== undefined) return after;
  return zones.find(
    (zone) =>
      zone.to <= time.from &&
      directlyBefore.test(text.slice(zone.to, time.from)) &&
      !times.some(({ to }) => to <= zone.from && directlyAfter.test(text.slice(to, zone.from))),
  );
}

/** The zone as one can reckon with it, or undefined with a question noted. */
export function settleZone(
  found: Found,
  said: ZoneItem | "open" | undefined,
  { ask }: Asking,
): ZoneSaid | undefined {
  if (said === undefined)
    return askedZone(
      found,
      ask,
      "zone",
      "",
      "The message does not say in which time zone. Whose time is it?",
      placesNamed(found),
    );
  if (said === "open") {
    const codes = found.zones.flatMap(({ zone }) => codesOf(zone));
    return askedZone(
      found,
      ask,
      "zone:open",
      "",
      "The message names more than one time zone. Which holds for the times without one?",
      codes,
    );
  }
  const { zone } = said;
  const quote = found.raw.slice(said.from, said.to);
  if (zone.kind === "theirs") {
    const home = senderPlace(found);
    if (home !== undefined) return { kind: "place", label: quote, zone: home };
    return askedZone(
      found,
      ask,
      "zone:theirs",
      quote,
      "Where is the sender? The message does not say.",
      placesNamed(found),
    );
  }
  if (zone.kind === "unclear") {
    return askedZone(
      found,
      ask,
      `zone:${zone.label.toLowerCase()}`,
      quote,
      "That can mean more than one time zone. Which one?",
      zone.choices,
    );
  }
  return zone;
}

function codesOf(zone: ZoneSaid): readonly string[] {
  if (zone.kind === "unclear") return zone.choices;
  if (zone.kind === "theirs") return [];
  return [
    zone.kind === "fixed"
      ? `UTC${zone.minutes < 0 ? "-" : "+"}${String(Math.abs(zone.minutes))}`
      : zone.zone,
  ];
}

function askedZone(
  found: Found,
  ask: Asking["ask"],
  id: string,
  quote: string,
  asks: string,
  first: readonly string[],
): ZoneSaid | undefined {
  const isNarrow =
    id.startsWith("zone:") && id !== "zone:theirs" && id !== "zone:open" && first.length > 1;
  const codes = [...new Set([...first, ...(isNarrow ? [] : usualZones)])];
  const choices = codes.map((value) => ({ value, label: sayCode(value) }));
  const answer = ask({ id, quote: quote || firstTimeQuote(found), asks, choices });
  if (answer === undefined) return undefined;
  const zone = zoneOfCode(answer);
  return { ...zone, label: sayCode(answer) };
}

function sayCode(code: string): string {
  const zone = zoneOfCode(code);
  if (zone.kind === "fixed") return sayOffset(zone.minutes);
  const known = alsoCalled.get(zone.zone);
  return `${placeNameOf(zone.zone)} time${known === undefined ? "" : ` (${known})`}`;
}

const alsoCalled: ReadonlyMap<string, string> = new Map([
  ["America/New_York", "US Eastern"],
  ["America/Chicago", "US Central"],
  ["America/Denver", "US Mountain"],
  ["America/Los_Angeles", "US Pacific"],
  ["Asia/Shanghai", "China"],
  ["Europe/Berlin", "Central Europe"],
  ["Europe/Bucharest", "Eastern Europe"],
  ["Europe/Dublin", "Ireland"],
  ["Europe/London", "UK"],
]);

const firstTimeQuote = ({ raw, times: [first] }: Found): string =>
  first === undefined ? "" : raw.slice(first.from, first.to);

const whereabouts =
  /\b(?:i'm|i am|we're|we are|based|here|located|sitting|team is|office is|working)(?: (?:currently|based|located|all|out))? (?:in|out of|from|of) ([a-z' ]{2,30})/g;

/** Where the sender says to be: "I'm in Toronto". Undefined unless that is one zone, said once. */
function senderPlace({ text }: Found): string | undefined {
  const zones = new Set(
    [...text.matchAll(whereabouts)].flatMap(([, words = ""]) => {
      const parts = words.split(" ");
      const name = [3, 2, 1]
        .map((count) => parts.slice(0, count).join(" "))
        .find((one) => places.has(one));
      return places.get(name ?? "") ?? [];
    }),
  );
  const [only] = zones;
  return zones.size === 1 ? only : undefined;
}

/** Places that the message speaks of, as the likeliest answers. */
function placesNamed({ raw }: Found): string[] {
  const names = raw.match(/\b[A-Z][a-z]+(?: [A-Z][a-z]+)?/g) ?? [];
  return names
    .flatMap(
      (name) =>
        places.get(name.toLowerCase()) ?? places.get(name.split(" ")[0]?.toLowerCase() ?? "") ?? [],
    )
    .slice(0, 6);
}
