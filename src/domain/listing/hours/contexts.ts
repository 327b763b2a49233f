import { Clue, PartClue } from "#domain/listing/rules/clue.ts";
import type { Sentence } from "#domain/listing/text/sentences.ts";
import { gives, givesInPart, mayGive } from "#domain/listing/worth-trying.ts";
import { openSign, scheduleWords } from "./marks.ts";

/** A time of day that is not the working day: meetings, closing dates, the hours of a help desk. */
const occasions = new Clue(
  /\b(?:(?:write|writing|writes|stories|articles?|guides?|posts?) (?:about|on)|support for|(?:live )?chat (?:is|are|runs)|(?:publish|publishes|post|posts|send|sends|release|releases) (?:\w+ ){0,2}at|opens? \d{1,2}(?::\d\d)? ?(?:[ap]m)?|(?:phones?|lines?|calls) (?:are|is) (?:answered|manned|staffed|open)|help.?desk|(?:phone |support )?lines? (?:are|is) open|answers? (?:customers|tickets|calls)|support (?:line|desk|is open|is staffed)|stand-?ups?|meetings?|webinars?|interviews?|deadline|due by|apply by|applications? (?:close|due|ends?)|closing date|seminars?|conference|telephone|queries|info session|open day|town halls?|enquiries|inquiries|live ?streams?|(?:phone|call|ring|dial|whatsapp|contact|reach|e-?mail) (?:us|me|him|her|our|the|[a-z]+ (?:between|from|on|at))|(?:posts?|ads?|adverts?|e-?mails?|newsletters?|campaigns?|episodes?|stores?|shops?|branches|markets?) (?:\w+ ){0,3}(?:go(?:es)? (?:out|live)|runs?|are shown|appear|play|perform|are sent|air|do best|work best)|telefonisch|erreichbar|opening hours|opens? (?:at|from|between|daily|until)|(?:shops?|stores?|clinics?|branch(?:es)?|restaurants?|caf(?:e|es)|practice|showrooms?|galler(?:y|ies)|banks?|centres?|centers?|museum|gym) (?:is|are|trades?|runs?|stays?)|trading hours|trades? (?:from|between|daily)|closes? at|(?:support|service|store|help|customer|call) (?:desk|line|hours|centre|center) (?:\w+ ){0,3}(?:is|are)|(?:weekly|daily|monthly|short|fortnightly) (?:video |team |zoom )?call|staffed|airs?|aired|broadcasts?|on air|radio show)\b/,
);

/** A meeting may be named in a sentence that is about the working day all the same. */
const workday =
  /\boverlap|\b(?:working|business|core|office|work) hours\b|\bworking day is\b|\bavailable to work\b|\bshifts?\b|(?<!\byou )(?<!\bno (?:set|fixed) )\bschedule\b/;

/** What happens now and then is not the working day either. */
const nowAndThen = new Clue(
  /\bworkations?\b|\bonce (?:a|per|every) (?:week|month)\b|\boccasional|\bfrom time to time\b|\bsometimes\b/,
);

/** Said beside it of the whole week. */
const wholeWeek =
  /\b(?:mon(?:day)?s? ?(?:-|to|through|till) ?fri(?:day)?s?|working day is|available to work|core hours)\b/;

/** Words that leave the zone to the reader. */
const anyZone = new Clue(
  /\b(?:any|all|every|regardless of|irrespective of|no matter|whatever|whichever|doesn't matter|not matter)\b.{0,40}\btime[ -]?zones?\b/,
);
const noOverlap = new Clue(
  /\b(?:no(?! (?:fewer|less) than)|not(?! (?:fewer|less) than)|without|isn't|don't|never) (?:\w+ ){0,4}(?:overlap|cross-?over|(?:shared|common|core) hours|hours in common)/,
);
const exception = /\b(?:but|as long as|provided|must|at least)\b/;

/** Words that leave the hours to the reader. */
const anyHours = new Clue(
  /\b(?:flexible|flexibility in|(?:choose|set|make|create|pick) your(?: own)?) (?:\w+ )?(?:hours|schedule)\b|\bwork when(?:ever)? you (?:like|want)\b|\b(?:fully|highly|completely|100%) async|\basync(?:hronous)?[ -]first\b|\bno (?:set|fixed|core|required) (?:hours|schedule)\b/,
);
/** "You have a flexible schedule" asks the reader to be flexible. */
const flexibleReader = /\b(?:have|has|work|working|with|maintain|keep) an? (?:very )?$/;

/** Others are there, not the reader: "customers across US time zones". */
const othersBefore = new PartClue(
  /\b(?:across|multiple|different|various|throughout|(?:customers?|clients?|users?|partners?|stakeholders|companies|merchants|colleagues|offices|teammates|members|teams) (?:(?:who )?are )?(?:(?:based|located|living|spread|distributed) )?(?:in|from|on|over|around)|(?:manage|run|running|managing|launch|launching|target|targeting)(?: \w+){0,3} (?:in|across|over|for)) (?:(?:the|both|all|several|many|different|multiple|time zones?|ranging|from|between) ){0,8}$/,
);

const demands = new Clue(
  /\b(?:must|need|needs|requires?d?|overlap\w*|coincid\w*|align\w*|available|availability|same hours|expect\w*|commit\w*|should|shar(?:e|ed|ing)|follows?|mirrors?|in common)\b/,
);

const workWords = new Clue(
  /\b(?:work(?:s|ing)?|keep(?:s|ing)?|days?|evenings?|nights?|online|mirrors?|match(?:es)?|follows?|aligned|shadow|same hours|desk|mornings?|times are|operat\w+|based|located?|locations?|reside|live|living|hours|schedule|shift|candidates?|applicants?|within|core|remote|able|ability|willing\w*|comfortable|time[ -]?zones?|kernzeit|arbeitszeit\w*)\b/,
);

const preferences = new Clue(
  /\b(?:prefer\w*|ideal|ideally|bonus|nice to have|a plus|advantage\w*|would be great|desirable)\b/,
);

export const isDemanded = (sentence: Sentence): boolean => gives(sentence, demands);

export const isAboutWork = (sentence: Sentence): boolean =>
  isDemanded(sentence) || gives(sentence, workWords);

export const isPreference = (sentence: Sentence): boolean => gives(sentence, preferences);

export const isSchedule = ({ text }: Sentence): boolean => scheduleWords.test(text);

export const isAboutOthers = (sentence: Sentence, before: string): boolean =>
  givesInPart(sentence, othersBefore, before);

const leavesZoneOpen = (sentence: Sentence): boolean =>
  (gives(sentence, anyZone) || gives(sentence, noOverlap)) && !exception.test(sentence.text);

/** Where the sentence says that the hours are the reader's own, or -1. */
export function openHoursAt(sentence: Sentence): number {
  const { text } = sentence;
  if (!openSign.test(text)) return -1;
  if (leavesZoneOpen(sentence)) return Math.max(0, text.search(anyZone.pattern));
  const at = mayGive(sentence, anyHours) ? text.search(anyHours.pattern) : -1;
  return at > 0 && flexibleReader.test(text.slice(0, at)) ? -1 : at;
}

/** The sentence is about something other than every working day. */
export const isNoWorkday = (sentence: Sentence): boolean =>
  (gives(sentence, nowAndThen) && !wholeWeek.test(sentence.text)) ||
  (gives(sentence, occasions) && !workday.test(sentence.text)) ||
  leavesZoneOpen(sentence);
