import { conditions, niceToHave } from "#domain/listing/place/asides/asides.ts";
import {
  isAside,
  isConditional,
  isOfOwnPeople,
  isPast,
  wasHere,
  wasOpenOnce,
} from "#domain/listing/place/asides/said-aside.ts";
import { wishes } from "#domain/listing/place/asides/wishes.ts";
import { PartClue } from "#domain/listing/rules/clue.ts";
import { holds, markedPartGives } from "#domain/listing/worth-trying.ts";
import type { PlaceRule, Says } from "./relation.ts";

/** What a rule would say of a marked sentence, and where in it. */
interface Saying {
  readonly rule: Pick<PlaceRule, "effect" | "isStrict">;
  readonly says: Says;
  readonly marked: string;
  readonly from: number;
  readonly to: number;
}

/** Something else in the sentence, for which the rule does not mean what it says. */
interface Veto {
  readonly id: string;
  readonly applies: (saying: Saying) => boolean;
}

/** How far from its words something may stand and still be said of them, before and behind. */
const reachBefore = 80;
const reachBehind = 50;
const around = ({ marked, from, to }: Saying): string =>
  marked.slice(Math.max(0, from - reachBefore), to + reachBehind);

const shuts = ({ says }: Saying): boolean => says === "shut" || says === "listed";
const opens = ({ says }: Saying): boolean => says === "open";
const isOurs = ({ says }: Saying): boolean => says === "home";

/** They hold against every rule. */
const always: readonly Veto[] = [
  { id: "denied", applies: (saying) => shuts(saying) && holds("denials", saying.marked) },
  { id: "nice-to-have", applies: (saying) => shuts(saying) && niceToHave.test(saying.marked) },
  { id: "no-longer-shut", applies: (saying) => shuts(saying) && isPast(saying.marked) },
  { id: "sold-here", applies: (saying) => isOurs(saying) && holds("soldThere", saying.marked) },
  {
    id: "refused-here",
    applies: (saying) => isOurs(saying) && holds("refusedHere", saying.marked),
  },
  { id: "was-here", applies: (saying) => isOurs(saying) && wasHere(saying.marked) },
  {
    id: "product-talk",
    applies: (saying) => (isOurs(saying) || opens(saying)) && holds("productTalk", saying.marked),
  },
  {
    id: "benefits-only",
    applies: (saying) => shuts(saying) && holds("benefitsOnly", saying.marked, around(saying)),
  },
  {
    id: "taken-back",
    applies: (saying) => saying.rule.effect === "anywhere" && isTakenBack(saying),
  },
  { id: "of-the-team", applies: (saying) => opens(saying) && isOfTheTeam(saying) },
  { id: "no-longer-open", applies: (saying) => opens(saying) && wasOpenOnce(saying.marked) },
  {
    id: "unsettled",
    applies: (saying) =>
      shuts(saying)
        ? holds("unsettled", saying.marked, around(saying))
        : (opens(saying) || isOurs(saying)) && holds("unsettled", saying.marked),
  },
  {
    id: "where-they-have-a-seat",
    applies: (saying) => opens(saying) && holds("whereTheyHaveSeat", saying.marked),
  },
  {
    id: "not-everywhere",
    applies: (saying) => opens(saying) && holds("notEverywhere", saying.marked),
  },
];

/** They hold against a rule that does not speak of the applicant outright. */
const unlessStrict: readonly Veto[] = [
  { id: "aside", applies: (saying) => isAside(saying.marked, around(saying)) },
  // "If you are in South Africa" is said to those who may be.
  {
    id: "conditional",
    applies: (saying) => shuts(saying) && isConditional(saying.marked, around(saying)),
  },
  { id: "open-to-some", applies: (saying) => opens(saying) && isOpenToSome(saying) },
  {
    id: "own-people",
    applies: (saying) => shuts(saying) && isOfOwnPeople(saying.marked, around(saying)),
  },
  { id: "wish", applies: (saying) => shuts(saying) && isWish(saying) },
  {
    id: "beside-a-place",
    applies: (saying) => saying.rule.effect === "anywhere" && isBesidePlace(saying),
  },
  {
    id: "perk",
    applies: (saying) => opens(saying) && holds("perks", saying.marked, around(saying)),
  },
];

/** Whether something in the sentence takes away what a rule would say of it. */
export function isVetoed(saying: Saying): boolean {
  const applies = (veto: Veto): boolean => veto.applies(saying);
  if (always.some(applies)) return true;
  const isOutright = saying.rule.isStrict || saying.says === "void";
  return !isOutright && unlessStrict.some(applies);
}

/** "Wherever you like if you fall between our zones"; what comes behind a comma is another thought. */
const isOpenToSome = ({ marked, from, to }: Saying): boolean =>
  markedPartGives(marked, conditionBefore, marked.slice(0, from)) ||
  markedPartGives(marked, conditionBehind, marked.slice(to));
const conditionBefore = new PartClue(/\b(?:if|unless|when|whether) (?:you|they)\b[^,;:()-]{0,80}$/);
const conditionBehind = new PartClue(
  /^[^,;:()-]{0,24}\b(?:if|unless|when) (?:you|they|your)\b(?! (?:want|like|please|wish|choose|prefer)\W*$| (?:can|could|are able to) (?:make|join|attend|overlap|be online|manage)\b)/,
);

/** "Any US state will do, and you pick the city": the place named is what the choice is among. */
const isBesidePlace = ({ marked, from, to }: Saying): boolean =>
  placeJustBefore.test(marked.slice(Math.max(0, from - 40), to)) && !contrasts.test(marked);
const placeJustBefore = /@(?:closed|foreign)\b[^.:;@]*$/;
const contrasts =
  /@except|@world|\b(?:not|no|nor|never|neither|nobody|\w{2,6}n't|cannot|without|outside|beyond|non|whether|or|even|others?|abroad|overseas|though|although|despite|regardless|irrespective|rather|instead|matters?|also|too|including|wherever|anywhere|everywhere|anyone|everyone|elsewhere|while|whereas|who|but|optional)\b/;

/** "Most of us work wherever there is wifi" tells how they live; "our team may work anywhere" is a rule of theirs. */
const isOfTheTeam = ({ marked, from, to }: Saying): boolean =>
  (markedPartGives(marked, teamThat, marked.slice(0, from)) && !takes.test(marked.slice(from))) ||
  (markedPartGives(marked, teamBefore, marked.slice(0, to)) &&
    !joins.test(marked) &&
    !teamMay.test(marked.slice(0, to)));
const takes = /^(?:hir|recruit|employ|open|accept|welcom|consider|engag|seek|look|sourc)/;
/** "You'll join a team that works from anywhere" */
const teamThat = new PartClue(
  /\b(?:team|crew|company|group|community|workforce|collective)(?: of (?:about |over |some )?[\w+]+(?: [a-z]+)?)? (?:(?:that|who|which)(?: all| is| are)? )?(?:fully |mostly )?(?<!\b(?:for|our|the) (?:team|company) )$/,
);
const teamBefore = new PartClue(
  /(?:^\s{0,4}|[.!:;,"(-] ?|\b(?:and|but|as|because|since|with|that) )(?:we(?:'re| are) an? (?:[a-z%\d-]+,? ){0,4}(?:team|group|bunch|crew|collective)\b|(?:the|our|the whole|the full|the entire) (?:[a-z\d-]+ ){0,2}(?:team|staff|crew|people|employees|folks|writers|marketers|freelancers|contractors|colleagues|team ?mates)(?: members)?|(?:everyone|everybody) (?:here|at|who works)\b|(?:about |around |roughly |some |over )?(?:\d{1,3} ?%|half|a third|two thirds|most) of (?:the|our) (?:company|team|staff|people|workforce)|(?:[a-z]+ )?(?:colleagues|team ?mates|team members|employees)\b(?! (?:who|to|with))|(?:most|many|some|all|half|each|both) of us)\b[^.;:]{0,60}$/,
);
const teamMay =
  /\b(?:can|may|could|free to|able to|allowed to|lets?|policy|welcome|choose|should)\b/;
const joins =
  /\b(?:you|your|join|apply|candidates?|applicants?|hir(?:e|es|ing)|looking|role|position|job)\b/;

function isTakenBack({ marked, from, to }: Saying): boolean {
  const rest = marked.slice(to);
  if (narrowedBefore.test(marked.slice(0, from))) return true;
  return narrowedAfter.test(rest) || placeAfterAll.test(rest) || fromEndToEnd.test(rest);
}

/** "Anywhere you like, from Cornwall to Caithness": between two places that we do not know. */
const fromEndToEnd =
  /^[^.;@]{0,20}[,:(] ?(?:be it |whether )?(?:from|between) (?:@closed|(?!home|start|day|dawn|morning|monday|nine|\d|@|the\b|your|a\b)[a-z']{3,}(?: [a-z']+)?) (?:to|and|right up to|down to|all the way to) (?:@closed|(?!home|finish|night|dusk|friday|@|the\b|your|a\b)[a-z']{3,})/;

/** "Nationality doesn't matter, residency does: Israel". */
const placeAfterAll =
  /^(?![^.;@]{0,100}\b(?:overlap\w*|hours|time.?zones?)\b)[^.;@]{0,60}(?:: ?|\b(?:but|except that|though|only|as long as|so long as|provided|if|must|needs?|has to|have to)\b[^.;@]{0,40} )(?:(?:in|within|the|an?|from) ){0,2}@closed\b/;

/** "From Perth to Byron Bay, we don't mind where you plug in." */
const narrowedBefore =
  /\b(?:from|between|across|throughout|anywhere in|all over) (?:the )?@closed\b,? ?(?:(?!and\b|but\b)[a-z]+ ){0,2}$/;

/** "Live where you like on the UK mainland": what follows at once says how far "where you like" goes. */
const narrowedAfter =
  /^[^.;:@]{0,14}\b(?:in|within|inside|across|on|throughout) (?:the |our )?@(?:closed|foreign)\b(?! (?:dollars|currency|or @(?:home|world)))/;

/** A wish is said of the place, in the same breath or right beside it: "in Spain, preferably Madrid" asks for Spain. */
function isWish({ marked, from, to }: Saying): boolean {
  if (!holds("wishes", marked) || conditions.test(marked)) return false;
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
