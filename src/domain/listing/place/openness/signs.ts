import { livesInFarZone, windowHoldsHome } from "#domain/listing/hours/windows.ts";
import { mayNameZone } from "#domain/listing/hours/zones-in.ts";
import type { Evidence } from "#domain/listing/posting.ts";
import type { Tried } from "#domain/listing/rules/gate.ts";
import { matchOf } from "#domain/listing/rules/rule.ts";
import { placesWorthTrying, worthTrying } from "#domain/listing/worth-trying.ts";
import { everyMatch } from "#domain/listing/text/every-match.ts";
import { quote, type Sentence } from "#domain/listing/text/sentences.ts";
import {
  asides,
  benefitsOnly,
  conditions,
  denials,
  formerly,
  isConditional,
  ownPeople,
  productTalk,
  soldThere,
  perks,
  wishes,
} from "./asides.ts";
import type { PlaceRule } from "./relation.ts";
import { isOfTheHire, weigh } from "#domain/listing/place/weighing/weigh.ts";

/** Something the posting says about where one may live. */
export interface Sign {
  readonly rule: string;
  /** `barred`: people from here are not taken. `somewhere`: a place is named that we do not know. `void`: the field is not meant. `here`: South Africa is named, for whatever reason. `there`: the company has something elsewhere. `listed`: a list of places begins or goes on that may hold ours on another line. `doubt`: a place elsewhere is named, and nothing says why. */
  /** It belongs to a list that may hold other places on other lines. */
  readonly isListed?: boolean;
  /** It is said outright, so that no field stands against it. */
  readonly isStrict?: boolean;
  readonly says:
    | "shut"
    | "barred"
    | "open"
    | "others"
    | "home"
    | "somewhere"
    | "void"
    | "hint"
    | "here"
    | "there"
    | "listed"
    | "doubt";
  readonly evidence: Evidence;
}

/** Which rules fire on a sentence, and what each says. */
export function signsIn(sentence: Sentence, marked: string): Sign[] {
  const namesPlace = marked.includes("@");
  const turned = namesPlace ? afterTurn(marked, sentence) : null;
  if (turned !== null) return turned;
  const places =
    marked === sentence.text ? worthTrying(sentence).places : placesWorthTrying(marked);
  // Most sentences are about something else.
  if (places.length === 0 && !namesPlace && !mayNameZone(sentence)) return [];
  const signs: Sign[] = [];
  for (const rule of places) {
    const says = saidBy(rule, marked);
    if (says !== null)
      signs.push({
        rule: rule.id,
        isListed: rule.effect === "listed",
        isStrict: rule.isStrict,
        says,
        evidence: quote(sentence),
      });
  }
  const says = saidByWindow(sentence);
  if (says !== null) signs.push({ rule: "zone-window", says, evidence: quote(sentence) });
  const isOpenQuestion = signs.every(({ says }) => says === "doubt");
  const weighed = isOpenQuestion && namesPlace && !wasHere(marked) ? saidByWeight(marked) : null;
  if (weighed !== null)
    signs.push({
      rule: weighed === "open" ? "welcome-left-over" : "place-left-over",
      says: weighed,
      evidence: quote(sentence),
    });
  if (signs.length === 0 && namesPlace && isUnexplained(marked))
    signs.push({ rule: "place-unexplained", says: "doubt", evidence: quote(sentence) });
  if (namesPlace) for (const sign of placesNamed(marked, sentence)) signs.push(sign);
  // "Not outside of the EU" may also look like an invitation; the door that shuts wins.
  return signs.some(({ says }) => says === "shut" || says === "barred")
    ? signs.filter(({ says }) => says !== "open")
    : signs;
}

/** Whether South Africa is named, or an office elsewhere. Customers here are a weaker sign of a desk here. */
function placesNamed(marked: string, sentence: Sentence): Sign[] {
  const evidence = quote(sentence);
  const signs: Sign[] = [];
  if (/@(?:home|local)|@theirs-here/.test(marked))
    signs.push({ rule: "named-here", says: "here", evidence });
  else if (marked.includes("@served-here"))
    signs.push({ rule: "customers-here", says: "here", evidence });
  if (/@theirs\b(?!-here)/.test(marked))
    signs.push({ rule: "theirs-elsewhere", says: "there", evidence });
  return signs;
}

const decides = ({ says }: Sign): boolean => !asideOnly.has(says);
const asideOnly: ReadonlySet<Sign["says"]> = new Set(["here", "there", "void", "doubt"]);

/** "Contracts for Germany only, yet contractors may live in any country": what comes after the turn is what holds. */
function afterTurn(marked: string, sentence: Sentence): Sign[] | null {
  const last = everyMatch(marked, turn).at(-1);
  if (last === undefined) return null;
  const rest = marked.slice(last.index + last[0].length);
  if (!rest.includes("@")) return null;
  const signs = signsIn(sentence, rest);
  return signs.some(decides) ? signs : null;
}

/** "Every continent but Africa" is no turn. */
const turn =
  /\b(?:but(?!(?<=(?:@(?:world|region)|anywhere|everywhere|everyone|everybody|anyone|(?:every|each|all|any) [a-z]{3,12}),? but) (?:for |in |from )?(?:the )?@(?:home|region|locals|africans)\b(?:\W*$|[,;)]))|yet|however|although|though|whereas)\b/g;

/** "Not", said of the same place in the same breath. */
const refusedHere =
  /(?<!\b(?:why|whether or) )\b(?:not|no|sorry|cannot|can't|unable|never|isn't|aren't|don't|won't|regret|unfortunately|except|excluding)\b(?! (?:only|just|problem|matter|office|need|agenc\w+|experience|fees?|cv|limited|to worry|have to|mind|a problem|longer only|commut\w*))[^,;@]{0,60}(?<!\b(?:outside|beyond|than)(?: of| in)? (?:the )?)@(?:home|locals?|region|africans?)\b|(?<!\b(?:outside|beyond|than|not in|not from|not living in|not based in)(?: of| in)? (?:the )?)@(?:home|locals?|region|africans?)\b[^.;@]{0,60}\b(?:wait|waiting list|waitlist|next (?:intake|time|round|year)|another time|sorry|unfortunately|ineligible|excluded|paused|on hold|suspended|frozen|closed|full|no longer|unavailable|off limits|declined|rejected|refused|turned (?:down|away)|discarded|filtered|ignored|disregarded|disqualified|barred|blocked|not (?:one|among|yet|part|on|in|covered|eligible|possible|supported|included)|isn't|aren't|can't|cannot|won't)\b(?! (?:only|just|problem|matter|a problem|an issue|an obstacle|required|needed|essential|mandatory|a must|important))/;

/** What the words of a sentence weigh together, where no row knows it. */
function saidByWeight(marked: string): Sign["says"] | null {
  if (!leftOver.test(marked)) return null;
  if (denials.test(marked) || isPast(marked) || isConditional(marked)) return null;
  if (asides.test(marked) && !conditions.test(marked)) return null;
  const says = productTalk.test(marked) ? null : weigh(marked);
  if (says === "shut") return "hint";
  return says === "home" ? "open" : says;
}

/** Nothing in the sentence says that the place is somebody else's, or what it is about. */
function isUnexplained(marked: string): boolean {
  if (
    !/@(?:closed|foreign)\b/.test(marked) ||
    /@(?:home|local|region|african|world|theirs|served|except)|\b(?:outside|beyond|non)\b/.test(
      marked,
    )
  )
    return false;
  if (denials.test(marked) || isPast(marked) || isConditional(marked)) return false;
  return !asides.test(marked) && !productTalk.test(marked) && isOfTheHire(marked);
}

const leftOver = /@(?:closed|foreign|home|local|region|african)/;

/** A window of time zones opens for those inside; it shuts only where it is about living there, not about hours. */
function saidByWindow(sentence: Sentence): "open" | "shut" | null {
  const isInside = windowHoldsHome(sentence);
  if (isInside === null) return livesInFarZone(sentence) && !isWished(sentence) ? "shut" : null;
  if (isInside) return "open";
  return livesInWindow.test(sentence.text) && !isWished(sentence) ? "shut" : null;
}

const isWished = ({ text }: Sentence): boolean => wishes.test(text) && !conditions.test(text);

const livesInWindow =
  /\b(?:based|located|location|live|living|lives|reside|residing|residents?|home|base|candidates?|applicants?|hire|hiring|physically|(?:must|have to|has to|needs? to) be (?:in|within|on|between))\b/;

const isShut = (says: Sign["says"]): boolean => says === "shut" || says === "listed";

/** What one rule says of a marked sentence; null where it does not apply. */
export function saidBy(rule: Tried<PlaceRule>, marked: string): Sign["says"] | null {
  const match = matchOf(rule, marked);
  if (match === null) return null;
  const { place, other, third, fourth, fifth } = match.groups ?? {};
  const tag =
    place ?? other ?? third ?? fourth ?? fifth ?? match[0].match(/@[a-z]+/g)?.at(-1) ?? "";
  const says = meaningFor(rule.effect, kindOf(tag));
  if (says === null) return null;
  const around = marked.slice(Math.max(0, match.index - 80), match.index + match[0].length + 50);
  if (isShut(says) && (denials.test(marked) || isPast(marked))) return null;
  if (says === "home" && (soldThere.test(marked) || refusedHere.test(marked))) return null;
  if (says === "home" && wasHere(marked)) return null;
  if ((says === "home" || says === "open") && productTalk.test(marked)) return null;
  if (isShut(says) && benefitsOnly.test(around)) return null;
  if (rule.effect === "anywhere" && isTakenBack(marked, match.index, match[0].length)) return null;
  if (says === "open" && wasOpen.test(marked) && !/\bnow\b/.test(marked)) return null;
  if (says === "open" && notEverywhere.test(marked)) return null;
  if (rule.isStrict || says === "void") return says;
  // "If you are in South Africa" is said to those who may be.
  if (asides.test(around) || (says !== "home" && isConditional(around))) return null;
  if (isShut(says) && ownPeople.test(around) && !conditions.test(around)) return null;
  if (isShut(says) && isWish(marked, match.index, match.index + match[0].length)) return null;
  return says === "open" && perks.test(around) ? null : says;
}

/** "Anywhere in the world, we said in our last advert": what holds today is another matter. */
const wasOpen =
  /\b(?:we said|we used to|used to be|(?:our|the|in) (?:last|previous|old|first) (?:advert|ad|posting|listing|version)|still (?:being )?(?:discussed|decided|deciding|undecided|open question)|to be (?:confirmed|decided)|tbc|tbd)\b/;

/** "With alumni in Durban": people who were there are not there any more. */
const wasHere = (marked: string): boolean => peopleBefore.test(marked) && !/\bnow\b/.test(marked);
const peopleBefore =
  /\b(?:alumn(?:i|ae|us|a)|(?:former|past|ex) ?-?(?:colleagues?|staff|employees|interns|freelancers|team ?mates|team members|people)|used to (?:hire|employ|recruit|take|have|work with|engage))\b[^.;@]{0,50}(?:@\w+,? (?:and |or )?){0,4}@(?:home|locals?)\b/;

/** "We aren't able to employ people in every country": in some, then. */
const notEverywhere =
  /\b(?:not|cannot|unable|\w+n't|never|difficult|hard|impossible)\b(?: [a-z]+){0,3} (?:hire|hiring|employ|employing|engage|engaging|contract|recruit|recruiting|pay|take|onboard|accept|consider|open|sign|work with|offer)\b[^.,;:@]{0,40}@world\b(?! @except)/;

function isTakenBack(marked: string, at: number, length: number): boolean {
  const rest = marked.slice(at + length);
  if (narrowedBefore.test(marked.slice(0, at))) return true;
  return narrowedAfter.test(rest) || placeAfterAll.test(rest) || fromEndToEnd.test(rest);
}

/** "Anywhere you like, from Cornwall to Caithness": between two places that we do not know. */
const fromEndToEnd =
  /^[^.;@]{0,20}[,:(] ?(?:be it |whether )?(?:from|between) (?:@closed|(?!home|start|day|dawn|morning|monday|nine|\d|@|the\b|your|a\b)[a-z']{3,}(?: [a-z']+)?) (?:to|and|right up to|down to|all the way to) (?:@closed|(?!home|finish|night|dusk|friday|@|the\b|your|a\b)[a-z']{3,})/;

/** "Nationality doesn't matter, residency does: Israel". */
const placeAfterAll =
  /^[^.;@]{0,60}(?:: ?|\b(?:but|except that|though|only|as long as|so long as|provided|if|must|needs?|has to|have to)\b[^.;@]{0,40} )(?:(?:in|within|the|an?|from) ){0,2}@closed\b/;

/** "From Perth to Byron Bay, we don't mind where you plug in." */
const narrowedBefore =
  /\b(?:from|between|across|throughout|anywhere in|all over) (?:the )?@closed\b,? ?(?:[a-z]+ ){0,2}$/;

/** "Live where you like on the UK mainland": what follows at once says how far "where you like" goes. */
const narrowedAfter =
  /^[^.;:@]{0,14}\b(?:in|within|inside|across|on|throughout) (?:the |our )?@(?:closed|foreign)\b(?! (?:dollars|currency|or @(?:home|world)))/;

/** A wish is said of the place, in the same breath or right beside it: "in Spain, preferably Madrid" asks for Spain. */
function isWish(marked: string, from: number, to: number): boolean {
  if (!wishes.test(marked) || conditions.test(marked)) return false;
  let start = 0;
  return marked.split(clauseEnd).some((clause) => {
    const end = start + clause.length;
    const isOwn = start <= to && end >= from;
    const isBeside = start <= to + 2 && end >= from - 2 && clause.trim().split(" ").length < 3;
    start = end + 1;
    return (isOwn || isBeside) && wishes.test(clause);
  });
}

const clauseEnd = /[,;():]/;

/** "Used to be the EU only; now it is the UK only" still shuts. */
const isPast = (marked: string): boolean => formerly.test(marked) && !/\bnow\b/.test(marked);

type Kind = "home" | "region" | "world" | "closed" | null;

const kinds: Readonly<Record<string, Kind>> = {
  "@home": "home",
  "@local": "home",
  "@locals": "home",
  "@region": "region",
  "@african": "region",
  "@africans": "region",
  "@world": "world",
  "@closed": "closed",
  "@foreign": "closed",
  "@foreigners": "closed",
};
const kindOf = (tag: string): Kind => kinds[tag] ?? null;

/** How a tie to a place elsewhere shuts the door. */
const shutting: Partial<Record<PlaceRule["effect"], Sign["says"]>> = {
  asked: "shut",
  listed: "listed",
};

/** The tie between applicant and place, and the place, together. */
function meaningFor(relation: PlaceRule["effect"], kind: Kind): Sign["says"] | null {
  if (relation === "field-void") return "void";
  if (relation === "elsewhere") return "shut";
  if (relation === "some-country") return "doubt";
  if (relation === "anywhere") return "open";
  if (relation === "others") return "others";
  if (relation === "ours") return "home";
  if (relation === "barred") return kind === "home" || kind === "region" ? "barred" : null;
  if (kind === "home") return "home";
  if (kind === "closed") return shutting[relation] ?? null;
  return kind === null ? null : "open";
}
