import type { Hours } from "#domain/listing/facts.ts";
import type { Evidence, Fact } from "#domain/listing/posting.ts";
import { placesInField } from "#domain/listing/place/places.ts";
import { meaningsOf } from "#domain/listing/text/meanings.ts";
import type { ReadPosting } from "#domain/listing/text/read-posting.ts";
import { quote, type Sentence } from "#domain/listing/text/sentences.ts";
import { claimIn, distanceFromHome, mayTellHours, zonelessRange, type Claim } from "./claims.ts";
import type { ClockRange } from "./clocks/clock-ranges.ts";
import { openHoursAt } from "./contexts.ts";
import { theirClock } from "./marks.ts";
import { hoursFrom } from "./sast.ts";
import { zonesOfPlacesIn } from "./zones/zone-mentions.ts";
import { mayNameZone } from "./zones/zones-in.ts";
import { worthTrying } from "#domain/listing/worth-trying.ts";
import { homeZone } from "./zones/zones.ts";

/** The hours a posting asks for, in its own zone and in South African time; null when it asks for none. */
export function hoursOf(read: ReadPosting): Fact<Hours | null> {
  const sentences = [read.title, read.description, read.location, read.tags].flatMap((field) =>
    field.filter(mayTellHours),
  );
  const claims = sentences.flatMap((sentence) => claimIn(sentence) ?? []).toSorted(byWeight);
  const [claim] = claims;
  if (claim === undefined)
    return (
      germanHours(sentences) ??
      hoursOfTheirPlace(sentences) ??
      hoursOfTheField(read.location, sentences) ??
      noHours(sentences)
    );
  const { zone, start, end, areAssumed, confidence } = claim;
  const overlaps = claims.filter((other) => other.zone === zone).map(overlapAskedBy);
  const asked = { zone, start, end, areAssumed, overlapAsked: Math.max(...overlaps) || null };
  // A window or a home that holds ours says nothing of the clock that other sentences tell by.
  const isTold = zone !== homeZone || claim.rule === "hours-zone";
  const apart = areAssumed && isTold ? rangeApart(sentences) : undefined;
  if (apart === undefined) {
    return {
      value: hoursFrom(asked),
      confidence,
      evidence: [claim.evidence],
      rules: [claim.rule],
    };
  }
  return {
    value: hoursFrom({ ...asked, start: apart.start, end: apart.end, areAssumed: false }),
    confidence,
    evidence: [claim.evidence, apart.evidence],
    rules: [claim.rule, "hours-apart"],
  };
}

/** Hours told are worth more than an overlap, that more than a zone, and a wish is worth least. */
function weightOf({ rule, overlapAsked, evidence }: Claim): number {
  const isAside = evidence.field === "location" || evidence.field === "tags";
  const worth = {
    "hours-stated": 8,
    "hours-zone": 4,
    "hours-window": 4,
    "hours-home": 4,
    "hours-preferred": 1,
  };
  return worth[rule] + (overlapAsked === null ? 0 : 2) - (isAside ? 1 : 0);
}

const confidences = ["high", "medium", "low"];

const overlapAskedBy = ({ overlapAsked }: Claim): number => overlapAsked ?? 0;

/** Leaves nothing to the order in which sentences stand. */
const byWeight = (a: Claim, b: Claim): number =>
  weightOf(b) - weightOf(a) ||
  confidences.indexOf(a.confidence) - confidences.indexOf(b.confidence) ||
  distanceFromHome(a.zone) - distanceFromHome(b.zone) ||
  a.start - b.start ||
  a.end - b.end ||
  overlapAskedBy(b) - overlapAskedBy(a) ||
  byText(a.zone, b.zone) ||
  byText(a.evidence.quote, b.evidence.quote);

const byText = (a: string, b: string): number => Number(a > b) - Number(a < b);

interface RangeApart extends ClockRange {
  readonly evidence: Evidence;
}

/** The one range of working hours that is told without a zone; two different ones decide nothing. */
function rangeApart(sentences: readonly Sentence[]): RangeApart | undefined {
  const ranges = sentences.flatMap((sentence) => {
    const range = zonelessRange(sentence);
    return range ? [{ ...range, evidence: quote(sentence, range.from, range.to) }] : [];
  });
  const [first, ...others] = ranges.toSorted((a, b) => byText(a.evidence.quote, b.evidence.quote));
  const isOne = others.every(({ start, end }) => start === first?.start && end === first.end);
  return isOne ? first : undefined;
}

/** Who writes "9 bis 17 Uhr" writes in German time. */
function germanHours(sentences: readonly Sentence[]): Fact<Hours> | undefined {
  if (!sentences.some((sentence) => worthTrying(sentence).germanClocks.length > 0))
    return undefined;
  const range = rangeApart(sentences);
  if (range?.isGerman !== true) return undefined;
  const { start, end, evidence } = range;
  const day = { zone: "Europe/Berlin", start, end, areAssumed: false, overlapAsked: null };
  return {
    value: hoursFrom(day),
    confidence: "medium",
    evidence: [evidence],
    rules: ["hours-german"],
  };
}

/** "The core team sits in Warsaw, and that's the clock we use. Hours: 10:00 to 18:00." */
function hoursOfTheirPlace(sentences: readonly Sentence[]): Fact<Hours> | undefined {
  if (!sentences.some(tellsTheirClock)) return undefined;
  const named = sentences.filter(
    (sentence) =>
      mayNameZone(sentence) && (theirPlace.test(sentence.text) || tellsTheirClock(sentence)),
  );
  const [place] = named;
  const [zone, ...others] = new Set(named.flatMap(zonesOfPlacesIn));
  const range = rangeApart(sentences);
  if (place === undefined || zone === undefined || others.length > 0 || range === undefined)
    return undefined;
  const { start, end, evidence } = range;
  return {
    value: hoursFrom({ zone, start, end, areAssumed: false, overlapAsked: null }),
    confidence: "medium",
    evidence: [quote(place), evidence],
    rules: ["hours-apart"],
  };
}

/** "Umhlanga" in the field and "Monday to Friday, 8am to 4:30pm" in the text: whoever names one place means its clock. */
function hoursOfTheField(
  location: readonly Sentence[],
  sentences: readonly Sentence[],
): Fact<Hours> | undefined {
  const [place] = location;
  const isHere = location.some(({ text }) => meaningsOf(text, placesInField).found.has("home"));
  const zones = [...location.flatMap(zonesOfPlacesIn), ...(isHere ? [homeZone] : [])];
  const [zone, ...others] = new Set(zones);
  if (place === undefined || zone === undefined || others.length > 0) return undefined;
  const range = rangeApart(sentences);
  if (range === undefined) return undefined;
  const { start, end, evidence } = range;
  return {
    value: hoursFrom({ zone, start, end, areAssumed: false, overlapAsked: null }),
    confidence: "low",
    evidence: [quote(place), evidence],
    rules: ["hours-by-field"],
  };
}

const tellsTheirClock = (sentence: Sentence): boolean =>
  worthTrying(sentence).theirClock.length > 0 && theirClock.test(sentence.text);
const theirPlace =
  /\b(?:teams?|us|our|ours|office|studio|company|client|agency|founders?|hq|headquarters|we're|we|everyone|colleagues|boss|squad|crew|desk)\b/;

function noHours(sentences: readonly Sentence[]): Fact<null> {
  const evidence = sentences
    .flatMap((sentence) => openHoursIn(sentence) ?? [])
    .toSorted((a, b) => byText(a.quote, b.quote));
  return evidence.length === 0
    ? { value: null, confidence: "low", evidence, rules: [] }
    : { value: null, confidence: "medium", evidence, rules: ["hours-open"] };
}

function openHoursIn(sentence: Sentence): Evidence | undefined {
  if (worthTrying(sentence).openHours.length === 0) return undefined;
  const at = openHoursAt(sentence);
  return at === -1 ? undefined : quote(sentence, at, at);
}
