import { markedPlaces } from "#domain/listing/place/grammar/mark-places.ts";
import { quote, type Sentence } from "#domain/listing/text/sentences.ts";
import { placesWorthTrying } from "#domain/listing/worth-trying.ts";
import { saidByAnswer } from "./answers.ts";
import { signsIn, type Sign } from "./signs.ts";

/**
 * What a text says about where one may live. A sentence stands for itself, with exceptions: an answer is read with its
 * question, "there" with the place named just before it on the same line, and what goes on about the company is the company's.
 */
export function signsInText(sentences: readonly Sentence[]): Sign[] {
  const marked = withTheirsGoingOn(sentences.map(markedPlaces));
  const signs: Sign[] = [];
  for (const [index, sentence] of sentences.entries()) {
    for (const sign of signsAt(sentence, marked, index)) signs.push(sign);
  }
  return signs;
}

/** "Founded in Boston. Clients in Ohio. Bank account in Delaware.": what is said of them in passing goes on being theirs. */
function withTheirsGoingOn(marked: readonly string[]): readonly string[] {
  let isTheirs = false;
  let isTheirList = false;
  return marked.map((text, index) => {
    const isItem = isTheirList && isPlaceInList(text);
    const isMore =
      isItem ||
      (text.includes("@closed") &&
        isBase.test(text) &&
        ofCompanies.test(marked[index + 1] ?? "")) ||
      (isTheirs && text.includes("@closed") && inPassing.test(text));
    isTheirList = isItem || (isPlaceInList(marked[index + 1]) && listOfTheirs.test(text));
    isTheirs = isMore || (text.includes("@") && nothingButTheirs.test(text));
    return isMore ? text.replace("@closed", "@theirs").replace("@home", "@theirs-here") : text;
  });
}

/** "We have offices in", and a list below it. */
const listOfTheirs =
  /^\W*(?:we|our|the company|with)\b[^.@?]{0,40}\b(?:offices?|hubs?|studios?|(?:people|team members|employees|staff|colleagues) (?:\w+ )?(?:working|based|living|located|sitting))\b[^.@?]{0,24}(?:\b(?:in|at|across)|:)[\s:]*$|^\W*(?:we )?@theirs(?:-here)?;\s*$/;
const placeInList = /^\W*(?:in |at )?@(?:closed|home)\b(?:, ?[a-z]{2})?\W*$/;
const isPlaceInList = (text = ""): boolean => text.includes("@") && placeInList.test(text);

/** "Based in Ohio. 210 employees, Series C." goes on about the company. */
const isBase = /^\W*(?:based|born|founded|registered|headquartered) in (?:the )?@closed\W*$/;
const ofCompanies =
  /^\W*(?:we(?:'re| are) )?(?:about |around |some |over )?\d[\d,]* (?:employees|people|staff|strong|colleagues)\b|^\W*(?:series [a-e]\b|bootstrapped|profitable|venture|funded|backed by|founded)/;

const nothingButTheirs = /^\W*@(?:theirs|served)(?:-here)?\W*$/;
const inPassing =
  /^\W*(?:an? |our |the )?(?:bank(?: account)?|tax home|tax(?:es)?|po box|post box|phone(?: number)?|accountants?|lawyers?|registered|incorporated|address|mail|letters|warehouse|servers?|paperwork|books) ?(?:in|at|:|near|from) (?:the )?@closed\W*$/;

function signsAt(sentence: Sentence, marked: readonly string[], index: number): readonly Sign[] {
  const [before, own, next] = [
    marked[index - 1] ?? "",
    marked[index] ?? "",
    marked[index + 1] ?? "",
  ];
  const answered = saidByAnswer(own, next);
  if (answered !== null) {
    const { rule, says } = answered;
    return says === null ? [] : [{ rule, says, evidence: quote(sentence) }];
  }
  const isTurnedAway =
    isAsked(own) && /@(?:home|locals?|region|africans?)\b/.test(own) && turnsAway.test(next);
  if (isTurnedAway)
    return [{ rule: "asked-and-refused", says: "barred", evidence: quote(sentence) }];
  const meant =
    isAsked(before) && asksWhere.test(before)
      ? `location: ${own.trimStart()}`
      : withPlaceMeant(sentence, marked, index);
  if (!own.includes("@") && isOfTheirs(before) && likeThem.test(own) && !freely.test(own))
    return signsIn(sentence, `${before.trimEnd().replace(/[.!;]$/, "")}, ${own.trimStart()}`);
  if (own.includes("@") && thoseAre.test(own) && !before.includes("@") && hiresInSome.test(before))
    return signsIn(sentence, own.replace(thoseAre, "we only hire in "));
  const signs = signsIn(sentence, meant);
  if (!isAsked(own) || signs.some(({ says }) => says !== "doubt")) return signs;
  // "Not in Spain? Then this is not for you." is one thought.
  return signsIn(sentence, `${own.trimEnd()} ${next.trimStart()}`);
}

/** "What if I live in South Africa? Then we cannot offer you this role." */
const turnsAway =
  /^\W*(?:a ?[:.)-]? ?)?(?:(?:then|in that case|well|alas|but|(?:as|the way) things (?:stand|are)|at (?:the moment|this (?:point|stage|time)|present)|right now|for (?:now|the (?:moment|time being|present))|currently|today),? ){0,2}(?:(?:we|i|you|it|that|this|they)(?:'re| are| is|'s| will| would|'ll)? (?:\w+ )?)?(?:cannot|can not|can't|won't|couldn't|unable|not (?:able|eligible|possible|open|available|for you|this time|yet|at)|sorry|unfortunately|afraid|regret\w*|sadly|no\b(?! (?:problem|worries|issue|matter|obstacle|trouble|difference|need))|ineligible|impossible|out of luck|not for)\b/;

/** "We can only employ in countries where we run payroll. Today those are Canada and Ireland." */
const hiresInSome =
  /\b(?:employ|hire|engage|onboard|recruit|pay people)\b[^.?]{0,40}\b(?:countries|places|locations|states)\b/;
const thoseAre =
  /^\W*(?:(?:today|currently|at present|right now|so far|for now|at the moment),? )?(?:those|these|they|the (?:list|countries|places))(?:'re| is| are| include| includes| covers?):? (?=(?:the )?@)/;

const isOfTheirs = (marked: string): boolean =>
  marked.includes("@") && /@(?:closed|theirs)\b(?!-here)/.test(marked);

/** What was just said of them holds for the reader: "So will you." */
const likeThem =
  /\bso (?:should|must|will|would) (?:you|the (?:next|new|person)|whoever|our next)|\bsame (?:goes|holds|applies|is true|is asked) (?:for|of) (?:you|the|this|whoever)|\b(?:has|have|needs?|must|got)(?: to)? (?:stay|remain|hold) (?:true|so|that way)\b/;

const freely = /\b(?:anywhere|everywhere|wherever|all over)\b/;

/** A question mark stands at the end, or before the line does. */
function isAsked(text: string): boolean {
  const last = text.charAt(text.length - 1);
  return last === "?" || ((last === "\n" || last === " ") && text.charAt(text.length - 2) === "?");
}

/** What comes next is a place. */
const asksWhere =
  /^\W*(?:q ?[:.)-]? ?)?(?:so,? |and )?(?:where|(?:in |from )?which (?:countr(?:y|ies)|places?|locations?)|what (?:countr(?:y|ies)|locations?))\b[^?]{0,40}\b(?:you|i|we|people|candidates|applicants|based|live|apply|hire|work|be)\b[^?]{0,40}\?\s*$/;

const named = /@(?:home|region|closed|theirs|served)(?:-here)?\b/g;

/** "You have to live there": in the place of the sentence before, whoever's it was. */
function withPlaceMeant(sentence: Sentence, all: readonly string[], index: number): string {
  const marked = all[index] ?? "";
  const pointers = placesWorthTrying(sentence, marked).there;
  const pointer = pointers.find(({ pattern }) => pattern.exec(marked) !== null);
  const match = pointer?.pattern.exec(marked) ?? null;
  if (pointer === undefined || match === null) return marked;
  const before = all.slice(Math.max(0, index - 3), index);
  const at = match.index;
  // "One of these states: Ohio or Utah" says itself which ones.
  if (toldBehind.test(marked.slice(at))) return marked;
  const places = placesMeant(marked, at, before);
  if (places.length === 0) return marked;
  const kind = places.some((place) => /home|-here/.test(place))
    ? "@home"
    : places.includes("@region")
      ? "@region"
      : "@closed";
  const [whole, word = "", more = ""] = match;
  return `${marked.slice(0, at)}${word}${more}${pointer.joint} ${kind}${marked.slice(at + whole.length)}`;
}

const toldBehind = /^[^:;.@]{0,48}[:(] ?(?:the )?@/;

/** The places named last: in the same breath, or on the same line before it. */
function placesMeant(marked: string, at: number, before: readonly string[]): readonly string[] {
  const own = marked.slice(0, at).match(named);
  if (own !== null) return own;
  if (before.at(-1)?.endsWith("\n") !== false) return [];
  // "One of these" may have been named over several sentences.
  const meant = /\bof (?:these|those|them|the)\b/.test(marked) ? before : before.slice(-1);
  return meant.join(" ").match(named) ?? [];
}
