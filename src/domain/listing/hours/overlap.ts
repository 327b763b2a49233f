import { Clue } from "#domain/listing/rules/clue.ts";
import { oncePerSentence, type Sentence } from "#domain/listing/text/sentences.ts";
import { gives, mayGive } from "#domain/listing/worth-trying.ts";

const words = "one two three four five six seven eight nine ten".split(" ");

const amount = String.raw`(\d{1,2}(?:\.5)?|${words.join("|")})(?: ?\(\d{1,2}\))?(?: ?(?:-|to|or) ?(?:\d{1,2}|${words.join("|")}))?\+?(?: or more)?(?: of (?:your|the|those)(?: eight| 8| working| daily)*)?[ -]?(?:full |working |good |solid |daily |live |shared |common |overlapping )?(?:hours?|hrs?|h)\b\+?`;
const shared = String.raw`(?:overlap\w*|in common|common|together|shared?|sharing|coincid\w+|cross(?:ing|es)?.?over|in sync|in step|line up|same time as|alongside|at the same time|online with|fall (?:inside|within|in)|our day|their day|when (?:the|our)|working day|office day|business day|intersect\w*|when (?:you|we) and|both (?:awake|online|working|at work|there|up)|meets? (?:up )?with|crosses|touch(?:es)?|live with|reach you|catch you|get hold of you|reachable|(?:when|while|that|in which) (?:the |our )?[a-z ]{2,28}(?: is| are|'s) (?:open|awake|at work|online|working|up|there|around|at (?:their|its) desks?))`;
const perWeek = String.raw`(?! ?(?:\/|per|a|each) ?(?:week|month))`;
const before = new Clue(
  new RegExp(
    String.raw`\b${amount}${perWeek}.{0,60}?\b(?:${shared}|(?:be|sit|sits|land|lands|fit) (?:inside|within|during))`,
  ),
);
const after = new Clue(new RegExp(String.raw`\b${shared}.{0,60}?\b${amount}${perWeek}`));
/** "Three hours of Dubai's working day". */
const ofTheirDay = new Clue(
  new RegExp(
    String.raw`\b${amount} (?:of|in|inside|within|during) (?:the |our )?[a-z .']{2,24}?\b(?:working |business |office )?(?:day|hours|morning|afternoon)\b`,
  ),
);
/** "Three of our hours (we're in Boston)". */
const ofOurs = new Clue(
  new RegExp(
    String.raw`\b(\d{1,2}|${words.join("|")}) of (?:our|their|those) (?:working |office |business )?hours\b`,
  ),
);
/** "Six overlapping hours with Boston". */
const overlapping = new Clue(
  new RegExp(
    String.raw`\b(\d{1,2}|${words.join("|")}) (?:\w+ )?(?:overlapping|shared|common|mutual) (?:working )?(?:hours?|hrs?)\b`,
  ),
);
/** "Four hours with Chicago". */
const withThem = new Clue(
  new RegExp(String.raw`\b${amount}(?: a day| daily| each day|\/day)? with (?:the |our )?[a-z]`),
);
/** "Pick your hours, but four of them must be shared with Berlin". */
const ofThem = new Clue(
  new RegExp(
    String.raw`\bhours\b.{0,40}?\b(\d{1,2}|${words.join("|")}) of (?:them|these|those|which)\b.{0,40}?\b${shared}`,
  ),
);
const mayOverlap = new Clue(
  /overlap|common|together|shar(?:ed?|ing)\b|coincid|cross.?over|sync|in step|line up|same time|alongside|online with|fall |hours of|of our|of their|hours in|hours when|day\b|intersect|both |mutual|meet|crosses|touch|touch(?:es)?|live with|couple|(?:hours|hrs)(?: a day| daily| each day)? with|in which|reach|catch|hold of|while|that our|within|inside|during/,
);

/** "A couple of hours" are two, "half of your eight hours, so four," are four. */
function inWholeHours(sentence: Sentence): string {
  const text = mayGive(sentence, couple)
    ? sentence.text.replace(couple.pattern, "two hours")
    : sentence.text;
  return mayGive(sentence, saidAgain) ? text.replace(saidAgain.pattern, "$1 hours ") : text;
}
const couple = new Clue(/\b(?:an?|the) (?:couple|pair)(?: of)? hours?\b/);
const saidAgain = new Clue(
  new RegExp(
    String.raw`\b(?:half|most|part)(?: of)? (?:your|the)(?: \w+){0,3} (?:hours|day),? (?:so|i\.e\.|that is|meaning|which is|or) (\d{1,2}|${words.join("|")})\b(?: hours)?`,
  ),
);

/** The hours in "at least four hours of overlap"; of a range the fewest. */
export const overlapAskedIn = (sentence: Sentence): number | null => askedIn(sentence).hours;

const askedIn = oncePerSentence((sentence) => ({ hours: hoursAskedIn(sentence) }));

/** In the order in which they are believed. */
const ways = [before, after, overlapping, ofTheirDay, ofThem, ofOurs, withThem];

function hoursAskedIn(sentence: Sentence): number | null {
  if (!gives(sentence, mayOverlap)) return null;
  const text = inWholeHours(sentence);
  // Of other words than its own the walk over a sentence knows nothing.
  const worth = text === sentence.text ? ways.filter((way) => mayGive(sentence, way)) : ways;
  const told = worth.find(({ pattern }) => pattern.test(text));
  const asked = told?.pattern.exec(text)?.[1];
  if (asked === undefined) return null;
  const hours = words.indexOf(asked) + 1 || Number(asked);
  return hours > 0 && hours <= 12 ? hours : null;
}
