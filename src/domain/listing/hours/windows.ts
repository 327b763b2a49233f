import type { Sentence } from "#domain/listing/text/sentences.ts";
import { worthTrying } from "#domain/listing/worth-trying.ts";
import { livesInZone } from "./marks.ts";
import { offsetsOf } from "./sast.ts";
import type { ZoneMention } from "./zones/zone-mentions.ts";
import { mayNameZone, zonesIn } from "./zones/zones-in.ts";
import { homeZone, zoneAhead } from "./zones/zones.ts";

/** The zones a person may live in, from west to east, in minutes ahead of UTC. */
export interface ZoneWindow {
  readonly west: number;
  readonly east: number;
}

const homeOffset = offsetsOf(homeZone).january;

const hourWords = "one two three four five six seven eight".split(" ");
const stunden: Readonly<Record<string, number>> = {
  ein: 1,
  eine: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  een: 1,
  twee: 2,
  drie: 3,
};
const figure = String.raw`(\d{1,2}|${hourWords.join("|")})`;
const plusMinus = String.raw`(?:\+ ?\/? ?-|\+ or -|plus or minus|plus\/minus)`;
/** "CET +/- 3". */
const toleranceAfter = new RegExp(
  String.raw`^(?: time(?: ?zone)?)?(?: ?[(,:–-])? ?(?:${plusMinus}|\+-) ?${figure}(?!\d)`,
);
/** "+/- 3 hours of CET", "within three hours of GMT", "at most 2 hours' difference from CET". */
const toleranceBefore = new RegExp(
  String.raw`(?:${plusMinus}|\b(?:within|inside|at most|maximum|max|up to|no (?:more|further) than|not (?:more|further) than|(?<!\bno |\bnot )(?:less|fewer) than|differs? by|off by)(?: of| a| about| roughly| some)?) ?(?:${plusMinus} ?)?(?:\d ?(?:\/|-|or|to) ?)?${figure}(?:[ -]?(?:hours?|hrs?|h|time ?zones?)\b'?)?(?: (?:time|time ?zone|clock|of time))?(?: (?:difference|away|off|apart|ahead of or behind|ahead|behind|either side|on either side|or behind|or ahead|ahead or behind)){0,2}(?: (?:of|from|to|with|than|off))? ?(?:the |our )?$`,
);
/** "Höchstens zwei Stunden von Berlin" */
const stundenBefore = new RegExp(
  String.raw`\b(?:hochstens|maximal|bis zu|weniger als|nicht mehr als|innerhalb von|maximaal|hoogstens|niet meer dan|binnen|nie meer as|binne) (\d{1,2}|${Object.keys(stunden).join("|")}) (?:stunden?|uur|ure)(?: (?:unterschied|abstand|verschil|verskil))? (?:von|zu|zur|van|met|gegenuber) (?:der |die )?$`,
);
const between =
  /^ ?(?:-|to|through|until|till|and|\/|(?:all the way |right )?up to(?: and including)?|all the way to|and up to|as far as) ?$/;

export function windowIn(text: string, mentions: readonly ZoneMention[]): ZoneWindow | undefined {
  for (const [index, mention] of mentions.entries()) {
    const tolerated = toleranceAround(text, mention);
    if (tolerated !== undefined) return tolerated;
    const next = mentions[index + 1];
    if (next && isSpan(text, mention, next)) return spanOf([mention.zone, next.zone]);
    const short = shortSpan(text, mention);
    if (short !== undefined) return short;
  }
  return undefined;
}

function toleranceAround(text: string, mention: ZoneMention): ZoneWindow | undefined {
  // So many hours shared with a zone say when, not where.
  if (/overlap|in common|\bshar/.test(text.slice(0, mention.from))) return undefined;
  const found =
    toleranceAfter.exec(text.slice(mention.to, mention.to + 30)) ??
    toleranceBefore.exec(text.slice(Math.max(0, mention.from - 80), mention.from)) ??
    stundenBefore.exec(text.slice(Math.max(0, mention.from - 80), mention.from));
  const written = found?.[1];
  if (written === undefined) return undefined;
  const hours = hourWords.indexOf(written) + 1 || (stunden[written] ?? Number(written));
  if (hours > 8) return undefined;
  const { west, east } = spanOf([mention.zone]);
  return { west: west - hours * 60, east: east + hours * 60 };
}

/** "UTC-3 to UTC+3", "between EST and CET". "GMT or CET" and "US and European" are alternatives, no span. */
function isSpan(text: string, first: ZoneMention, second: ZoneMention): boolean {
  const joint = text.slice(first.to, second.from);
  if (!between.test(joint)) return false;
  if (!/and|\//.test(joint)) return true;
  return /\b(?:between|within) (?:the )?(?:time ?zones? |clocks? )?(?:of )?(?:[a-z]+(?:an|ic|ish|ese|i) )?$/.test(
    text.slice(Math.max(0, first.from - 32), first.from),
  );
}

/** "UTC-3 to +3", "GMT+1/+3", "UTC+1 or +2". Two zones far apart with an "or" between them are no span. */
function shortSpan(text: string, { zone, to }: ZoneMention): ZoneWindow | undefined {
  const [, joint, sign, hours] =
    /^ ?(-|to|through|until|and|or|\/) ?([+-]) ?(\d{1,2})(?![\d:])/.exec(text.slice(to, to + 20)) ??
    [];
  if (hours === undefined) return undefined;
  const other = zoneAhead(Number(hours) * (sign === "-" ? -60 : 60));
  if (other === undefined) return undefined;
  const span = spanOf([zone, other]);
  return joint === "or" && span.east - span.west > 120 ? undefined : span;
}

/** Their summer time counts too: who asks for Central European Time takes +1 and +2. */
function spanOf(zones: readonly string[]): ZoneWindow {
  const offsets = zones.map(offsetsOf).flatMap(({ january, july }) => [january, july]);
  return { west: Math.min(...offsets), east: Math.max(...offsets) };
}

/** Every window is counted in hours, or lies between two zones. */
const mayBeWindow = /\d|\bhours?\b|\bstunden?\b|\buur\b|\bzones?\b|\bbetween\b|\bthrough\b|\bto\b/;

/** "CET ± 3" or "UTC-1 to UTC+3": a window of time zones, and whether South Africa lies in it; null without one. */
export function windowHoldsHome(sentence: Sentence): boolean | null {
  const { text } = sentence;
  if (!mayNameZone(sentence)) return null;
  const { mentions } = zonesIn(sentence);
  if (mentions.length === 0 || !mayBeWindow.test(text)) return null;
  const window = windowIn(text, mentions);
  return window === undefined ? null : window.west <= homeOffset && homeOffset <= window.east;
}

const noHome = /hours?|shift|schedule|day\b|clock/;

/** The zones that a sentence asks one to live in: "You must live in EST". */
function zonesToLiveIn(sentence: Sentence): readonly ZoneMention[] {
  const { text } = sentence;
  if (worthTrying(sentence).homes.length === 0 || !mayNameZone(sentence)) return [];
  const { mentions } = zonesIn(sentence);
  const [first] = mentions;
  return first !== undefined && livesInZone.test(text.slice(0, first.from)) ? mentions : [];
}

/** Whether one is to live in a zone hours away from ours: "far", or in one that ours is: "ours"; null where that is not said. */
export function homeZoneAsked(sentence: Sentence): "far" | "ours" | null {
  const mentions = zonesToLiveIn(sentence);
  const said = (one: ZoneMention) => noHome.test(sentence.text.slice(one.from, one.to));
  if (mentions.length === 0 || mentions.some(said)) return null;
  const offsets = mentions.map(({ zone }) => offsetsOf(zone).january);
  if (offsets.includes(homeOffset)) return "ours";
  return offsets.every((offset) => Math.abs(offset - homeOffset) > farthestHours * 60)
    ? "far"
    : null;
}

/** So far away a zone is another part of the world. */
const farthestHours = 4;

/** Home when home is inside, otherwise the edge nearest to it. */
export function zoneInside({ west, east }: ZoneWindow): string | undefined {
  return zoneAhead(Math.min(Math.max(homeOffset, west), east));
}
