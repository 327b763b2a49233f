import type { Confidence, Evidence } from "#domain/listing/posting.ts";
import { Clue } from "#domain/listing/rules/clue.ts";
import { oncePerSentence, quote, withText, type Sentence } from "#domain/listing/text/sentences.ts";
import { clockRangesIn, type ClockRange } from "./clocks/clock-ranges.ts";
import {
  isAboutOthers,
  isAboutWork,
  isDemanded,
  isNoWorkday,
  isPreference,
  isSchedule,
} from "./contexts.ts";
import { livesInZone } from "./marks.ts";
import { overlapAskedIn } from "./overlap.ts";
import { offsetsOf, type AskedDay } from "./sast.ts";
import { windowIn, zoneInside } from "./windows.ts";
import { gives, worthTrying } from "#domain/listing/worth-trying.ts";
import { withClockFigures } from "./clocks/spelt-clock.ts";
import { besideRange, type ZoneMention } from "./zones/zone-mentions.ts";
import { mayNameZone, zonesIn } from "./zones/zones-in.ts";
import { homeZone } from "./zones/zones.ts";

/** What one sentence says about the hours of work. */
export interface Claim extends AskedDay {
  readonly rule: "hours-stated" | "hours-zone" | "hours-window" | "hours-home" | "hours-preferred";
  readonly confidence: Confidence;
  readonly evidence: Evidence;
}

/** Looked at first, for nearly all sentences are about something else. A place or a title may be a bare "EST". */
export function mayTellHours(sentence: Sentence): boolean {
  if (sentence.field === "title" || sentence.field === "location") return true;
  const { openHours, schedule, clocks } = worthTrying(sentence);
  return openHours.length > 0 || schedule.length > 0 || clocks.length > 0 || mayNameZone(sentence);
}

const inFigures = oncePerSentence((sentence) => {
  const { text: written } = sentence;
  if (worthTrying(sentence).speltClocks.every(({ pattern }) => pattern.exec(written) === null))
    return sentence;
  const text = withClockFigures(sentence.text);
  return text === sentence.text ? sentence : withText(sentence, text);
});

/** A description line no longer than this says its zone for the job, as "Time zone: CET" does. */
const longestLine = 60;

export function claimIn(written: Sentence): Claim | undefined {
  if (!mayNameZone(written)) return undefined;
  const sentence = inFigures(written);
  const { text, field } = sentence;
  const { ranges, mentions } = zonesIn(sentence);
  const [first] = mentions;
  if (first === undefined || isNoWorkday(sentence)) return undefined;
  if (!isDemanded(sentence) && isAboutOthers(sentence, text.slice(0, first.from))) return undefined;
  const asked = {
    overlapAsked: overlapAskedIn(sentence),
    evidence: quote(written, first.from, first.to),
  };
  const stated = statedDay(text, ranges, mentions);
  if (stated !== undefined) {
    const confidence = isPreference(sentence) || stated.isRegion ? "medium" : "high";
    return { ...asked, ...stated.day, rule: "hours-stated", confidence };
  }
  const isLine = field !== "description" || text.length <= longestLine;
  if (!isLine && !isAboutWork(sentence)) return undefined;
  const claim = zoneClaim(sentence, mentions);
  // "We can hire between UTC-3 and UTC+3" says where one lives, not when one works.
  if (claim.rule === "hours-window" && field === "description" && isAboutHiring(sentence))
    return undefined;
  return { ...asked, ...claim };
}

/** "Schedule: Monday to Friday, 8am to 5pm", the zone being told elsewhere. */
export function zonelessRange(written: Sentence): ClockRange | undefined {
  const { figures, speltClocks } = worthTrying(written);
  if (figures.length === 0 && speltClocks.length === 0) return undefined;
  const sentence = inFigures(written);
  const { text } = sentence;
  const ranges = clockRangesIn(text).filter(
    ({ isBare, from }) => !isBare || dayBefore.test(text.slice(0, from)),
  );
  if (ranges.length !== 1 || isNoWorkday(sentence)) return undefined;
  return isSchedule(sentence) || text.trim().length <= longestLine ? ranges[0] : undefined;
}

/** What makes bare figures a day: "everyone is online from 10 to 4". */
const dayBefore =
  /(?:\b(?:online|in|on|there|available|around|reachable|work|working|works|hours|day|shift|schedule|desk)\b(?: \w+){0,2} (?:from|between|is|are|runs?|of)|\b(?:hours|shift|schedule|day|times?|window) ?:) $/;

function zoneClaim(
  sentence: Sentence,
  mentions: readonly ZoneMention[],
): Omit<Claim, "evidence" | "overlapAsked"> {
  const { text } = sentence;
  const window = windowIn(text, mentions);
  const [nearest] = mentions.toSorted(byDistanceFromHome);
  const zone = (window && zoneInside(window)) ?? nearest?.zone ?? homeZone;
  const isOneZone = mentions.every((mention) => mention.zone === zone && !mention.isRegion);
  const usual = { start: zone === homeZone ? 480 : 540, end: 1020 };
  const day = { zone, ...(dayUntil(text) ?? usual), areAssumed: true };
  if (isPreference(sentence)) return { ...day, rule: "hours-preferred", confidence: "low" };
  if (window !== undefined) return { ...day, rule: "hours-window", confidence: "medium" };
  if (mentions.some(({ from }) => namesHome(text.slice(0, from))))
    return { ...day, rule: "hours-home", confidence: "medium" };
  return {
    ...day,
    rule: "hours-zone",
    confidence: isOneZone && isDemanded(sentence) ? "high" : "medium",
  };
}

/** "Your day ends at 15:30 SAST": eight hours before that, where nothing says when it starts. */
function dayUntil(text: string): Pick<AskedDay, "start" | "end"> | null {
  const [, hour, minutes = "0", half] = endOfDay.exec(text) ?? [];
  if (hour === undefined) return null;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === "p" ? 12 : 0);
  const end = hours * 60 + Number(minutes);
  return end >= usualDay && end <= 24 * 60 ? { start: end - usualDay, end } : null;
}
const usualDay = 8 * 60;
const endOfDay =
  /\b(?:day|shift|work|you|hours) (?:always |then )?(?:ends?|finish(?:es)?|stops?|(?:is|are) (?:over|done)) (?:at|by) (\d{1,2})(?:[:.h](\d\d))? ?(?:([ap])\.?m\b)?/;

const namesHome = (before: string): boolean => livesInZone.test(before) || remoteIn.test(before);
/** "Location: remote, European time zone", "you are in a GMT time zone". */
const remoteIn =
  /(?:\blocation ?:[^.]{0,24}|\b(?:candidates|people|applicants|talent) (?:from|in) [^.;]{0,40}|\bremote(?:ly)?,? ?(?:in )?\(?|\bbased in [a-z ]{2,20} \(|\bbased in or close to|\byou(?:'re| are) in (?:an? )?) ?(?:the |either )?$/;

const isAboutHiring = (sentence: Sentence): boolean =>
  gives(sentence, theirPeople) || (gives(sentence, hiring) && !gives(sentence, hoursOfWork));
/** "Our people live anywhere from UTC-2 to UTC+4" */
const theirPeople = new Clue(
  /\b(?:our|the) (?:\w+ )?(?:people|team|staff|colleagues|folks|writers|employees) (?:all )?(?:live|lives|are (?:spread|scattered|based|located)|sits?|is (?:spread|scattered|based|located))\b/,
);
const hiring = new Clue(
  /\b(?:hir(?:e|es|ing)|recruit(?:s|ing)?|open to|accept(?:s|ing)?|consider(?:s|ing)?|located|reside|residing|employ(?:s|ing)?)\b/,
);
const hoursOfWork = new Clue(
  /\b(?:hours?(?! of\b)|day|days|schedule|shift|online|available|overlap\w*|core|work(?:ing)? (?:in|within|on|between|from))\b/,
);

interface StatedDay {
  readonly day: Pick<AskedDay, "zone" | "start" | "end" | "areAssumed">;
  readonly isRegion: boolean;
}

/** Each range of hours with the zone beside it; of several the one nearest to South African time. */
function statedDay(
  text: string,
  ranges: readonly ClockRange[],
  mentions: readonly ZoneMention[],
): StatedDay | undefined {
  const pairs = ranges.flatMap((range) => {
    const beside =
      mentions.find(({ from }) => isBeside(text, range.to, from)) ??
      mentions.find(({ to }) => isHeading(text, to, range.from));
    const mention = beside ?? (range.isBare ? undefined : mentions.toSorted(byDistanceFromHome)[0]);
    return mention ? [{ range, mention }] : [];
  });
  const [best] = pairs.toSorted(
    (a, b) => byDistanceFromHome(a.mention, b.mention) || a.range.start - b.range.start,
  );
  if (best === undefined) return undefined;
  const { range, mention } = best;
  const day = { zone: mention.zone, start: range.start, end: range.end, areAssumed: false };
  return { day, isRegion: mention.isRegion };
}

const isBeside = (text: string, end: number, from: number): boolean =>
  from >= end && besideRange.test(text.slice(end, from));

/** "Lagos time, 9 to 5". */
const isHeading = (text: string, to: number, start: number): boolean =>
  start >= to && /^ ?[,:|()-]+ ?(?:- )?(?:from |between )?$/.test(text.slice(to, start));

const byDistanceFromHome = (a: ZoneMention, b: ZoneMention): number =>
  distanceFromHome(a.zone) - distanceFromHome(b.zone) || (a.zone < b.zone ? -1 : 1);

/** Minutes between their clock and ours in January. */
export const distanceFromHome = (zone: string): number =>
  Math.abs(offsetsOf(zone).january - offsetsOf(homeZone).january);
