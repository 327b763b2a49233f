import type { Openness, Workplace } from "#domain/listing/facts.ts";
import type { Confidence, Evidence, Fact } from "#domain/listing/posting.ts";
import type { ReadPosting } from "#domain/listing/text/read-posting.ts";
import { meaningsOf } from "#domain/listing/text/meanings.ts";
import { signsInField, signsInTitle } from "./field-signs.ts";
import { namesCity, placesInField } from "./places.ts";
import { signsInText } from "./openness/in-context.ts";
import type { Sign } from "./openness/signs.ts";

/**
 * Does it take people who live in South Africa? The text beats the location field; a rule that shuts beats one that
 * opens; silence is "unclear", never "yes".
 */
export function opennessOf(read: ReadPosting, workplace: Fact<Workplace>): Fact<Openness> {
  const text = signsInText(read.description);
  const isFieldMeant = of(text, "void").length === 0;
  const field = isFieldMeant ? read.location.flatMap(signsInField) : [];
  const title = read.title.flatMap(signsInTitle);
  return (
    byWorkplace(read, workplace, [...title, ...field, ...text]) ??
    decided("no", "high", [...of(text, "barred"), ...of(field, "barred")]) ??
    byHome(text, [...title, ...field], workplace) ??
    byOthers(field, text) ??
    decided("no", "high", [...of(text, "shut"), ...of(text, "listed")]) ??
    byTitle(title, field, text) ??
    byOfficeCity(read, workplace, field) ??
    byInvitation(read, field, text) ??
    byField(field, text) ??
    bySomewhere(field, text) ??
    byOpening(title, text) ??
    decided("no", "low", of(text, "hint")) ?? {
      value: "unclear",
      confidence: "medium",
      evidence: [],
      rules: ["silence"],
    }
  );
}

const of = (signs: readonly Sign[], says: Sign["says"]): readonly Sign[] =>
  signs.filter((sign) => sign.says === says);

function decided(
  value: Openness,
  confidence: Confidence,
  signs: readonly Sign[],
): Fact<Openness> | null {
  if (signs.length === 0) return null;
  return {
    value,
    confidence,
    evidence: withoutRepeats(signs.map(({ evidence }) => evidence)).slice(0, 3),
    rules: [...new Set(signs.map(({ rule }) => rule))],
  };
}

/** One sentence may say it in two ways. */
const withoutRepeats = (evidence: readonly Evidence[]): readonly Evidence[] =>
  evidence.filter(
    ({ quote }, index) => evidence.findIndex((other) => other.quote === quote) === index,
  );

/** Whoever must come to an office must live near it: here it is a job, but not a remote one; elsewhere it is closed. */
function byWorkplace(
  read: ReadPosting,
  workplace: Fact<Workplace>,
  signs: readonly Sign[],
): Fact<Openness> | null {
  if (workplace.value !== "on-site" && workplace.value !== "hybrid") return null;
  const { confidence, evidence, rules } = workplace;
  // A place without a word on desks is a guess, which a text that takes people from everywhere takes back.
  const isGuess = rules.includes("place-without-remote");
  if (isGuess && (of(signs, "void").length > 0 || of(signs, "open").some(invitesToApply)))
    return null;
  const here = of(signs, "here");
  // Who has customers here and an office elsewhere has the desk there.
  const isNamed =
    here.some(({ rule }) => rule !== "customers-here") ||
    (here.length > 0 && of(signs, "there").length === 0);
  const isHere = isNamed && of(signs, "shut").length === 0;
  // A town here in the field says where the agency is, when the text asks for another place and of an office says nothing.
  const isSilent = rules.includes("place-without-remote") && of(signs, "shut").length > 0;
  // "Relocate to Dubai": then the town here is the recruiter's.
  const asksOutright = signs.some(
    ({ says, isStrict, evidence: { field } }) =>
      says === "shut" && isStrict === true && field === "description",
  );
  const isElsewhere = of(signs, "shut").some(({ evidence: { field } }) => field === "location");
  const homes = of(signs, "home").filter(
    ({ evidence: { field } }) =>
      (!isSilent || field !== "location") &&
      (!asksOutright || field === "description") &&
      // A title with our country beside a town elsewhere names a market.
      (field !== "title" || !isElsewhere),
  );
  if (isHere || homes.length > 0 || paysInRandAlone(read, signs)) {
    return { value: "not-remote", confidence, evidence, rules: ["office-here", ...rules] };
  }
  return { value: "no", confidence, evidence, rules: ["office-elsewhere", ...rules] };
}

const invitesToApply = ({ evidence: { field, quote: said } }: Sign): boolean =>
  field === "description" &&
  /\b(?:you|anyone|anybody|everyone|people) (?:can|may|are welcome to) apply from\b/i.test(said);

/** "Promoters for two malls, R280 a day": no place that we know, or one of two by that name, and only here pay is counted in rand. */
const paysInRandAlone = (
  { location, payText, description }: ReadPosting,
  signs: readonly Sign[],
): boolean =>
  location.every(({ text }) => meaningsOf(text, placesInField).found.has("doubtful")) &&
  signs.every(({ says }) => !elsewhere.has(says)) &&
  [...payText, ...description].some(({ text }) => inRand.test(text));
const elsewhere: ReadonlySet<Sign["says"]> = new Set(["shut", "listed", "barred", "there", "hint"]);
const inRand = /(?<![a-z$])r ?\d{2,3}(?:[ ,.]?\d{3}){0,2}\b|\bzar ?\d|\d ?(?:zar|rands?)\b/;

/** Named among the places they hire in. Should another sentence shut the door, the posting contradicts itself. */
function byHome(
  text: readonly Sign[],
  around: readonly Sign[],
  workplace: Fact<Workplace>,
): Fact<Openness> | null {
  const named = [...of(text, "home"), ...of(around, "home")];
  if (named.length === 0) return null;
  const isInList = named.some(({ isListed }) => isListed === true);
  const shut = [
    ...of(text, "shut").filter(({ sparesNamed }) => sparesNamed !== true),
    ...(isInList ? [] : of(text, "listed")),
  ];
  const hinted = of(text, "hint").filter(({ evidence }) => isThisJob.test(evidence.quote));
  if (shut.length === 0 && hinted.length > 0 && of(around, "home").length === 0)
    return decided("unclear", "low", [...named, ...hinted]);
  // "South Africa" in the field, and not a word on remote work: it may be a desk here.
  const isFieldAlone = named.every(({ evidence }) => evidence.field === "location");
  const isSilent = workplace.value === "unclear" && isFieldAlone;
  if (shut.length === 0) return decided("yes", isSilent ? "medium" : "high", named);
  // "We place people from South Africa. Today's brief: Mexico only."
  const meant = shut.filter(({ evidence }) => isThisJob.test(evidence.quote));
  if (meant.length > 0 && !named.some(({ evidence }) => isThisJob.test(evidence.quote)))
    return decided("no", "medium", meant);
  // The text beats the field, and what is asked outright beats a place that only stands near words for hiring.
  const outright = shut.filter(({ isStrict }) => isStrict === true);
  if (outright.length > 0 && named.every((sign) => isMerelyNamed(sign, text)))
    return decided("no", "medium", outright);
  return decided("unclear", "low", [...named, ...shut]);
}

const isMerelyNamed = (sign: Sign, text: readonly Sign[]): boolean =>
  sign.rule === "named-there" || !text.includes(sign);

/** What is said of this job beats what is said of all of them. */
const isThisJob =
  /\b(?:this particular|this (?:one|role|job|post|position|vacancy|seat|opening|search|brief|time|hire|campaign|gig|round|client|brand|account|project|assignment|desk)|this (?:\w+ )(?:role|job|post|position|vacancy)|today's (?:brief|role|job|search)|current (?:brief|search|opening))\b/i;

/**
 * "Everybody else sends an invoice" is read with the place beside it. Where another sentence asks outright for a place, "everybody
 * else" may be those who already work there, so it opens nothing.
 */
function byOthers(field: readonly Sign[], text: readonly Sign[]): Fact<Openness> | null {
  const others = of(text, "others");
  if (others.length === 0) return null;
  const asked = of(text, "shut").filter(
    ({ isStrict, evidence }) =>
      isStrict === true && others.every((other) => other.evidence.quote !== evidence.quote),
  );
  if (asked.length > 0) return decided("unclear", "low", [...others, ...asked]);
  const open = of(field, "open");
  if (open.length > 0) return decided("yes", "high", [...open, ...of(text, "open"), ...others]);
  // "In South Africa we hire through a partner" names who is meant.
  const isNamed = of(text, "here").some((here) =>
    others.some(({ evidence }) => evidence.quote === here.evidence.quote),
  );
  return decided("yes", isNamed ? "high" : "medium", others);
}

function byTitle(
  title: readonly Sign[],
  field: readonly Sign[],
  text: readonly Sign[],
): Fact<Openness> | null {
  const shut = of(title, "shut");
  if (shut.length === 0) return null;
  if (shut.some(({ isStrict }) => isStrict === true)) return decided("no", "high", shut);
  const open = [...of(field, "open"), ...of(text, "open")];
  // Whoever hires wrote the title, and a board may have added "Anywhere".
  const isFieldAlone = of(text, "open").length === 0;
  if (open.length === 0 || (isFieldAlone && shut.some(({ isBesideRemote }) => isBesideRemote)))
    return decided("no", "medium", shut);
  const zones = open.filter(({ rule }) => rule === "zone-window");
  if (zones.length > 0) return decided("yes", "medium", zones);
  // Title and field agree, and nobody is invited: "anywhere" is a perk.
  const isInvited = open.some(({ evidence }) => isInvitation.test(evidence.quote));
  if (of(field, "shut").length > 0 && !isInvited) return decided("no", "medium", shut);
  return decided("unclear", "low", [...shut, ...open]);
}

function byField(field: readonly Sign[], text: readonly Sign[]): Fact<Openness> | null {
  const open = of(field, "open");
  const doubts = [...of(text, "hint"), ...of(text, "doubt")];
  if (open.length > 0 && doubts.length > 0) return decided("unclear", "low", [...open, ...doubts]);
  // "EMEA, Canada, USA" is open: one of the places it lists is ours.
  if (open.length > 0) return decided("yes", "high", [...open, ...of(text, "open")]);
  const shut = of(field, "shut");
  const contrary = of(text, "open");
  // Zones that hold ours are said of the applicant; "anywhere" beside a city may be a perk.
  const zones = contrary.filter(({ rule }) => rule === "zone-window" || rule === "zone-with-ours");
  if (shut.length > 0 && zones.length > 0) return decided("yes", "medium", zones);
  if (shut.length > 0 && contrary.length > 0)
    return decided("unclear", "low", [...shut, ...contrary]);
  return decided("no", "high", shut);
}

/** The text opens, and names no place elsewhere without a reason. */
function byOpening(title: readonly Sign[], text: readonly Sign[]): Fact<Openness> | null {
  const open = [...of(title, "open"), ...of(text, "open")];
  if (open.length === 0) return null;
  const doubts = [...of(text, "doubt"), ...of(text, "hint")];
  return doubts.length === 0
    ? decided("yes", "medium", open)
    : decided("unclear", "low", [...open, ...doubts]);
}

/** A board for all jobs names the city of the office; where the text then offers remote work, from where is not said. */
function byOfficeCity(
  { isFromRemoteBoard, location }: ReadPosting,
  workplace: Fact<Workplace>,
  field: readonly Sign[],
): Fact<Openness> | null {
  const isOffered = workplace.evidence.some((evidence) => offersRemote.test(evidence.quote));
  const isOfficeCity =
    !isFromRemoteBoard &&
    workplace.value === "remote" &&
    workplace.evidence.every(({ field: told }) => told === "description" || told === "title") &&
    location.every(
      ({ text }) =>
        !/remote|home|countr|[;/|]/.test(text) &&
        ((cityOfState.test(text) && isOffered) || (!text.includes(",") && namesCity(text))),
    );
  return isOfficeCity ? decided("unclear", "low", of(field, "shut")) : null;
}

/** The job itself is remote, and not a day of it. */
const offersRemote =
  /\b(?:fully|100 ?%|completely|entirely|permanent(?:ly)?)[ -]?remote\b|\bremote (?:position|role|job|opportunity)\b|\blocation ?[:-]? ?(?:fully )?remote\b|\bwfh\b|\bwork from home\b|[-(|,] ?remote\W*$/i;
/** "Nashville, TN", "US, GA, North Atlanta" */
const cityOfState =
  /^\W*(?:[a-z][a-z .'-]{1,30}, [a-z]{2}(?:,? (?:us|usa|united states))?|us, [a-z]{2}, [a-z][a-z .'-]{1,30})\W*$/;

/** A city is where the office stands; a text that takes people from everywhere for this very job beats it. */
function byInvitation(
  { location }: ReadPosting,
  field: readonly Sign[],
  text: readonly Sign[],
): Fact<Openness> | null {
  if (of(field, "shut").length === 0 || of(text, "hint").length > 0) return null;
  if (!location.every(({ text: named }) => namesCity(named))) return null;
  const invited = of(text, "open").filter(({ evidence }) => isInvitation.test(evidence.quote));
  return decided("yes", "medium", invited);
}

const isInvitation =
  /\b(?:this|the) (?:(?:remote|contract|part-time|full-time|freelance|fully remote) ){0,2}(?:position|post|role|job|vacancy|seat|opening|gig)\b|\bdu kannst\b|\bje kunt\b|\b(?:apply from|applicants|candidates|applications|(?:consider|hire|take|contract with|engage) you)\b/i;

/** "Work from anywhere" in a job that names a place we do not know may be a perk of that place. */
function bySomewhere(field: readonly Sign[], text: readonly Sign[]): Fact<Openness> | null {
  const somewhere = of(field, "somewhere");
  if (somewhere.length === 0) return null;
  return decided("unclear", "low", [...somewhere, ...of(text, "open")]);
}
