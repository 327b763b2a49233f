import { homeZoneAsked, windowHoldsHome } from "#domain/listing/hours/windows.ts";
import { mayNameZone } from "#domain/listing/hours/zones/zones-in.ts";
import type { Evidence } from "#domain/listing/posting.ts";
import type { Tried } from "#domain/listing/rules/gate.ts";
import { matchOf } from "#domain/listing/rules/rule.ts";
import { holds, placesWorthTrying } from "#domain/listing/worth-trying.ts";
import { everyMatch } from "#domain/listing/text/every-match.ts";
import { quote, type Sentence } from "#domain/listing/text/sentences.ts";
import { conditions, niceToHave } from "#domain/listing/place/asides/asides.ts";
import { turn } from "#domain/listing/place/asides/refusals.ts";
import {
  isAside,
  isConditional,
  isPast,
  wasHere,
} from "#domain/listing/place/asides/said-aside.ts";
import { isVetoed } from "./vetoes.ts";
import type { PlaceRule, Says } from "./relation.ts";
import { needNotBeThere } from "#domain/listing/place/weighing/need-not-be-there.ts";
import { isOfTheHire, weigh } from "#domain/listing/place/weighing/weigh.ts";

/** Something the posting says about where one may live. */
export interface Sign {
  readonly rule: string;
  /** It belongs to a list that may hold other places on other lines. */
  readonly isListed?: boolean;
  /** It shuts out everywhere but the places that are named. */
  readonly sparesNamed?: boolean;
  /** It is said outright, so that no field stands against it. */
  readonly isStrict?: boolean;
  /** Of a title: the place stands beside "remote", so it is no market and no office. */
  readonly isBesideRemote?: boolean;
  readonly says: Says;
  readonly evidence: Evidence;
}

/** Which rules fire on a sentence, and what each says. */
export function signsIn(sentence: Sentence, marked: string): Sign[] {
  const namesPlace = marked.includes("@");
  const turned = namesPlace ? afterTurn(marked, sentence) : null;
  if (turned !== null) return turned;
  const { places } = placesWorthTrying(sentence, marked);
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
        sparesNamed: rule.effect === "rest",
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
  if (namesPlace && isOpenQuestion && weighed === null && needNotBeThere(sentence, marked))
    signs.push({ rule: "need-not-be-there", says: "open", evidence: quote(sentence) });
  if (namesPlace) for (const sign of placesNamed(marked, sentence)) signs.push(sign);
  // "Location: Munich or remote (CET +/- 3h)": the office is one of two choices, and the other says who is meant.
  if (says === "open" && orRemote.test(marked))
    return signs.filter((sign) => sign.says !== "listed" && sign.says !== "shut");
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

const orRemote = /@closed\b[ ,/|]{0,3}(?:or|\/|\|) (?:fully |100% )?remote(?:ly)?\b/;

const decides = ({ says }: Sign): boolean => !asideOnly.has(says);
const asideOnly: ReadonlySet<Says> = new Set(["here", "there", "void", "doubt"]);

/** "Contracts for Germany only, yet contractors may live in any country": what comes after the turn is what holds. */
function afterTurn(marked: string, sentence: Sentence): Sign[] | null {
  const last = holds("turns", marked) ? everyMatch(marked, turn).at(-1) : undefined;
  if (last === undefined) return null;
  const rest = marked.slice(last.index + last[0].length);
  if (!rest.includes("@")) return null;
  const signs = signsIn(sentence, rest);
  return signs.some(decides) ? signs : null;
}

/** What the words of a sentence weigh together, where no row knows it. */
function saidByWeight(marked: string): Says | null {
  if (!leftOver.test(marked)) return null;
  if (holds("denials", marked) || holds("unsettled", marked)) return null;
  if (isPast(marked) || isConditional(marked) || holds("whereTheyHaveSeat", marked)) return null;
  if (isAside(marked) && !conditions.test(marked)) return null;
  const says = holds("productTalk", marked) ? null : weigh(marked);
  if (says === "shut") return holds("wishes", marked) && !conditions.test(marked) ? null : "hint";
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
  if (holds("denials", marked) || isPast(marked) || isConditional(marked)) return false;
  if (niceToHave.test(marked)) return false;
  return !isAside(marked) && !holds("productTalk", marked) && isOfTheHire(marked);
}

const leftOver = /@(?:closed|foreign|home|local|region|african)/;

/** A window of time zones opens for those inside; it shuts only where it is about living there, not about hours. */
function saidByWindow(sentence: Sentence): "open" | "shut" | null {
  const isInside = windowHoldsHome(sentence);
  if (isInside === null) return saidByHomeZone(sentence);
  if (isInside) return "open";
  return livesInWindow.test(sentence.text) && !isWished(sentence) ? "shut" : null;
}

function saidByHomeZone(sentence: Sentence): "open" | "shut" | null {
  const asked = homeZoneAsked(sentence);
  if (asked === null || isWished(sentence)) return null;
  return asked === "ours" ? "open" : "shut";
}

const isWished = ({ text }: Sentence): boolean => holds("wishes", text) && !conditions.test(text);

const livesInWindow =
  /\b(?:based|located|location|live|living|lives|reside|residing|residents?|home|base|candidates?|applicants?|hire|hiring|physically|(?:must|have to|has to|needs? to) be (?:in|within|on|between)|(?:need|want|like) (?:you|somebody|someone|people) (?:to be )?(?:in|within|on|between))\b/;

/** What one rule says of a marked sentence; null where it does not apply. */
export function saidBy(rule: Tried<PlaceRule>, marked: string): Says | null {
  const match = matchOf(rule, marked);
  if (match === null) return null;
  const says = meaningFor(rule.effect, kindOf(placeOf(match)));
  if (says === null) return null;
  const from = match.index;
  return isVetoed({ rule, says, marked, from, to: from + match[0].length }) ? null : says;
}

/** Every alternative of a row may say by a group of its own which place it is about; otherwise it is the last one. */
const placeOf = (match: RegExpExecArray): string => {
  const { place, place2, place3, place4, place5 } = match.groups ?? {};
  const named = place ?? place2 ?? place3 ?? place4 ?? place5;
  return named ?? match[0].match(/@[a-z]+/g)?.at(-1) ?? "";
};

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
const shutting: Partial<Record<PlaceRule["effect"], Says>> = {
  asked: "shut",
  listed: "listed",
};

/** The tie between applicant and place, and the place, together. */
function meaningFor(relation: PlaceRule["effect"], kind: Kind): Says | null {
  if (relation === "field-void") return "void";
  if (relation === "elsewhere" || relation === "rest") return "shut";
  if (relation === "some-country") return "doubt";
  if (relation === "anywhere") return "open";
  if (relation === "others") return "others";
  if (relation === "ours") return "home";
  if (relation === "barred") return kind === "home" || kind === "region" ? "barred" : null;
  if (kind === "home") return "home";
  if (kind === "closed") return shutting[relation] ?? null;
  return kind === null ? null : "open";
}
