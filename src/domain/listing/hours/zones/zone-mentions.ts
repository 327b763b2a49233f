import { everyMatch } from "#domain/listing/text/every-match.ts";
import { originOf } from "#domain/listing/text/plain-text.ts";
import type { Sentence } from "#domain/listing/text/sentences.ts";
import { worthTrying } from "#domain/listing/worth-trying.ts";
import type { ClockRange } from "../clocks/clock-ranges.ts";
import { overlapAskedIn } from "../overlap.ts";
import { offsetsOf } from "../sast.ts";
import { everyZoneName } from "./zone-names.ts";
import { zoneAhead, zoneNames, type NameKind } from "./zones.ts";

/** A zone that a sentence speaks of, proved to be one by the words beside it. */
export interface ZoneMention {
  readonly zone: string;
  readonly from: number;
  /** Behind "time zone" or "hours", where that follows. */
  readonly to: number;
  readonly isRegion: boolean;
}

interface Candidate extends ZoneMention {
  readonly kind: NameKind | "offset";
  readonly isProved: boolean;
}

/** What follows a name that is a zone: "time zone", "business hours", "-friendly hours". "Times" is a newspaper. */
const proofAfter =
  /(?:'s)?(?:[ -](?:friendly|based|compatible|aligned|standard|daylight|summer|business|working|work|office|core|normal|regular|local|day)){0,6}(?:[ -]?(?:time[ -]?zones?|(?<=[ -])zones?|tz|tijdzone|tydsone|zeitzone)\b|[ -](?:time|tyd|tijd|zeit|ortszeit|timings?|hours?|hrs|workdays?|(?:working |office |business |work )?(?:day|mornings?|afternoons?|evenings?|nights?)|clock|calendar|schedule|shifts?)\b(?! ?(?:per|a|\/|each|off)\b ?(?:week|month|day)?))/y;

/** What stands before a short name that is a zone: "overlap with", "time zone:", "until 5pm", "work in". */
const proofBefore =
  /(?:(?:^|[^a-z] ?)zone ?[:=|-] ?|\bzone (?:is|being) |\b(?:that's|that is|which is|meaning|all times(?: are)?(?: in)?|times (?:are|in)) |\b(?:time[ -]?zones?|tz|hours|hrs|overlap|in common|in sync|coincides?|shared?|aligned|align|alignment|shift|schedule|timings?)\b(?:,? (?:which|that) (?:is|are|means))?(?: (?:of|in|with|w\/|is|are|on|the|to|from|like|between|least|our|us|u\.s\.|team's|and|or|for|be|either|required|requirements?|preferences?|mon|monday|fri|friday|sun|sunday|thu|thursday|weekdays?|days))*[ :(|,-]*(?:(?:mon|monday|sun|sunday|weekdays?) ?(?:-|to|through)? ?(?:fri|friday|thu|thursday)?[ ,(]*)?(?:\d{1,2} ?(?:hours?|hrs?|h) ?\(?)?|\b(?:from|until|till|start|starts|starting|ends?|ending|finish(?:es)?|stops?|done|knock off)(?: at| by)? \d{1,2}(?::\d\d)? ?(?:[ap]\.?m\b\.?)? ?\(?|\b(?:works?|working|based|located|live|operates?|operating) (?:primarily |mainly |mostly )?(?:in|on|to|within) (?:the |us |u\.s\. )?)$/;

const clockBefore =
  /\b(?:from|until|till|start|starts|starting)(?: at| by)? \d{1,2}(?::\d\d)? ?[ap]\.?m\b\.? ?\(?$/;

/** Hours shared with a zone prove it, however short its name. */
const sharedBefore =
  /\b(?:overlap(?:ping)?|in common|shared?|coincid\w+|cross.?over|together|in sync|synced|aligned):?(?: [\w.+]+){0,3} (?:with|w\/) (?:the |our |us )?$|\boverlap(?:s|ping) (?:the |our |us )?$/;

/** What proves even a short name that is also a word: "overlap with ET". */
const strongProofBefore =
  /\b(?:overlap(?:s|ping)?|in common|shared|coincides?)(?: (?:\w+ ){0,2}(?:with|w\/|to|of|in))? (?:the |us )?$|\btime ?zone ?[:(] ?$/;

/** Beside a tolerance a short name is a zone: "CET +/- 3", "within 3 hours of GMT". */
const toleranceAfter = /^ ?\(?(?:\+ ?\/? ?-|\+ or -|plus or minus|plus\/minus)/;
const toleranceBefore =
  /(?:\+ ?\/ ?-|within|difference|away|either side|off|apart|ahead|behind|from|stunden von|stunden zu|uur van|ure van) ?(?:\d{1,2} ?(?:hours?|hrs?|h)? )?(?:of|from|to|with|than)? ?(?:the )?$/;

/** In a title or a place, a short name that stands alone is a zone: "Remote (EST)", "Europe, CET". */
const aloneBefore = /(?:^|[(,/|:]| -|\b[a-z]{3,4} to) ?$/;
const aloneAfter = /^ ?(?:$|[),/|]|- )/;

/** Names in a row share one proof: "US and European time zones", "EST/PST hours". */
const rowPattern = /^ ?(?:[/,&(-]|to|or|and|and\/or|through|, or|, and)? ?$/;

export function zoneMentionsIn(sentence: Sentence, ranges: readonly ClockRange[]): ZoneMention[] {
  const { text } = sentence;
  const candidates: Candidate[] = [];
  for (const match of everyMatch(text, everyZoneName)) {
    const candidate = candidateOf(sentence, match, ranges);
    if (candidate !== undefined) candidates.push(candidate);
  }
  return withoutRepeats(text, provedTogether(text, candidates));
}

/** What stands before each name of a zone, or of a place that may be one. */
export const wordsBeforeZones = ({ text }: Sentence): readonly string[] =>
  everyMatch(text, everyZoneName).map(({ index }) => wordsBefore(text, index));

const reachBefore = 60;
const wordsBefore = (text: string, at: number): string =>
  text.slice(Math.max(0, at - reachBefore), at);

/** The zones of the places that a sentence names, whatever for. */
export const zonesOfPlacesIn = ({ text }: Sentence): readonly string[] =>
  everyMatch(text, everyZoneName).flatMap(({ 4: name = "" }) => {
    const known = zoneNames.get(name);
    return known?.kind === "place" ? [known.zone] : [];
  });

function provedTogether(text: string, candidates: readonly Candidate[]): Candidate[] {
  const proved: Candidate[] = [];
  let next: Candidate | undefined;
  for (const candidate of candidates.toReversed()) {
    const isInRow = next?.isProved === true && rowPattern.test(text.slice(candidate.to, next.from));
    next = isInRow ? { ...candidate, isProved: true } : candidate;
    if (next.isProved) proved.unshift(next);
  }
  return proved;
}

/** "US PST" is one zone and so is "CET (UTC+1)": a region or an offset beside a name only explains it. */
function withoutRepeats(text: string, mentions: readonly Candidate[]): Candidate[] {
  const named = mentions.filter(({ kind }) => kind !== "offset" && kind !== "region");
  const explained = new Set(
    named.map(({ zone }) => offsetsOf(zone)).flatMap(({ january, july }) => [january, july]),
  );
  return mentions.filter((mention, index) => {
    const next = mentions[index + 1];
    if (mention.kind === "offset") return !explained.has(offsetsOf(mention.zone).january);
    if (mention.kind !== "region" || next === undefined || next.kind === "region") return true;
    return !/^ ?\(?$/.test(text.slice(mention.to, next.from));
  });
}

function candidateOf(
  sentence: Sentence,
  match: RegExpExecArray,
  ranges: readonly ClockRange[],
): Candidate | undefined {
  const [whole, sign, hours, minutes, name] = match;
  const from = match.index;
  const end = from + whole.length;
  proofAfter.lastIndex = end;
  const [after = ""] = proofAfter.exec(sentence.text) ?? [];
  const place = { from, to: end + after.length };
  if (name === undefined) {
    const ahead = (Number(hours) * 60 + Number(minutes ?? 0)) * (sign === "-" ? -1 : 1);
    const zone = zoneAhead(ahead);
    return zone === undefined
      ? undefined
      : { ...place, zone, kind: "offset", isRegion: false, isProved: true };
  }
  const known = zoneNames.get(name);
  if (known === undefined) return undefined;
  if (words.has(name) && !after.includes("time") && isSmall(sentence, from, end)) return undefined;
  const isProved = isProvedZone(sentence, { name, kind: known.kind, from, end, after }, ranges);
  return { ...place, ...known, isRegion: known.kind === "region", isProved };
}

/** In small letters these are words: "that eat hours of everybody's day". */
const words: ReadonlySet<string> = new Set(["cat", "eat", "ist", "met", "wat", "wet"]);
function isSmall({ from: plain, start }: Sentence, from: number, end: number): boolean {
  const origin = originOf(plain, start + from);
  return /^[a-z]+$/.test(plain.source.slice(origin, origin + end - from));
}

const isProvedPlace = (sentence: Sentence, before: string): boolean =>
  worthTrying(sentence).placeProofs.some(({ pattern }) => pattern.exec(before) !== null);

interface NamePlace {
  readonly name: string;
  readonly kind: NameKind;
  readonly from: number;
  readonly end: number;
  readonly after: string;
}

function isProvedZone(
  sentence: Sentence,
  { name, kind, from, end, after }: NamePlace,
  ranges: readonly ClockRange[],
): boolean {
  const { text, field } = sentence;
  const before = wordsBefore(text, from);
  const rest = text.slice(end, end + 20);
  const isAfterRange = ranges.some(
    (range) =>
      (range.from <= from && end <= range.to) ||
      (range.to <= from && besideRange.test(text.slice(range.to, from))) ||
      (end <= range.from &&
        hasOneClock(kind) &&
        zoneHeading.test(after + text.slice(end + after.length, range.from))),
  );
  const isOnTheMap = kind === "place" || kind === "region";
  if (isOnTheMap && isPronoun(name, before, after)) return false;
  if (hasOneClock(kind) && isSharedWith(sentence, before, rest)) return true;
  if (isOnTheMap && (after !== "" || isProvedPlace(sentence, before))) return true;
  if (kind !== "region" && isAfterRange) return true;
  if (isOnTheMap) return false;
  if (kind === "word-like letters") {
    // "PT hours" are part-time, "met times" nothing at all.
    return (
      /zone|tz|time$|business|working|core/.test(after) ||
      (name !== "pt" && /hours|hrs|schedule/.test(after)) ||
      clockBefore.test(before) ||
      sharedBefore.test(before) ||
      strongProofBefore.test(before)
    );
  }
  if (
    after !== "" ||
    proofBefore.test(before) ||
    sharedBefore.test(before) ||
    toleranceBefore.test(before)
  )
    return true;
  if (toleranceAfter.test(rest) || ranges.some((range) => isJustBefore(text, end, range.from))) {
    return true;
  }
  if (bracketBefore.test(before) && bracketAfter.test(rest) && bracketSubject.test(text))
    return true;
  return (
    (field === "title" || field === "location") && aloneBefore.test(before) && aloneAfter.test(rest)
  );
}

/** "You and our New York editors are online together five hours a day", "(That's Eastern.)". */
const isSharedWith = (sentence: Sentence, before: string, rest: string): boolean =>
  (nameJoins.test(before) && overlapAskedIn(sentence) !== null) ||
  (/^\W*(?:that's|that is|i\.e\.) $/.test(before) && /^\W*$/.test(rest));
const nameJoins = /(?:\b(?:with|and|between|in|to|of|on|for|from)|[,:(])(?: the| our)? ?$/;

/** What may stand between the hours and their zone: "9am to 5pm in New York", "9-6 | IST". */
export const besideRange =
  /^[ (,|-]*(?:(?:uur|uhr|hrs|hours|job|shift|day|schedule|role|week|window|slot|monday to friday|mon-fri|mo-fr|weekdays|daily|every day|each day|every weekday)[ (,|-]{1,3}){0,3}(?:(?:in|on|at|by|for) (?:the )?|hora(?:rio)? (?:de |del )?|heure (?:de |du )?|(?:all )?times? (?:are |is )?(?:in )?|as seen (?:in|from) |your time,? if you(?:'re| are| live| sit)? (?:based )?in (?:the )?|according to (?:the )?)?$/;
const zoneHeading = /^(?: time ?,| ?\)? ?[:|(-]) ?(?:from |between )?$/;
/** A place with one time of day, unlike a region. */
const hasOneClock = (kind: NameKind): boolean => kind === "place";

const isJustBefore = (text: string, end: number, from: number): boolean =>
  from >= end && /^[) ,:-]*$/.test(text.slice(end, from));

/** "Overlap with our team in Boston (EST)". */
const bracketBefore = /\((?:[a-z]{2,4} ?(?:-|to|\/|through|and|or) ?)?$/;
const bracketAfter = /^(?: ?(?:-|to|\/|through|and|or) ?[a-z]{2,4})?\)/;
const bracketSubject = /\boverlap|\btime[ -]?zone|\bhours\b/;

/** "It saves us hours", "give us time" and "overlap with us" are about people. */
function isPronoun(name: string, before: string, after: string): boolean {
  if (name !== "us" || !/^(?: (?:time|hours?|hrs))?$/.test(after)) return false;
  if (after === "") return before.endsWith(" ");
  return !beforeCountry.test(before);
}

const beforeCountry =
  /(?:^|[(,:|/-] ?|\b(?:in|on|during|with|within|to|the|of|work|works|working|overlap|standard|normal|follow|keep|or|and|around) )$/;
