import { PartClue } from "#domain/listing/rules/clue.ts";
import { everyMatch } from "#domain/listing/text/every-match.ts";
import { meaningsOf } from "#domain/listing/text/meanings.ts";
import { upTo } from "#domain/listing/text/up-to.ts";
import { payWords, pieceWords } from "#domain/listing/vocabulary/pay-words.ts";
import { isForOthers } from "./spent-at-work.ts";
import { says, type Surroundings } from "./surroundings.ts";

/** What the words around a figure say it is for; null when they say nothing. */
export type Purpose = "pay" | "likely" | "target" | "earn" | "other";

/** What follows these is another matter: "$50k plus bonus" is no bonus of $50k. */
const otherMatter = /[,+&;:|(]|\s-\s|\b(?:plus|and|with|und|including|excluding)\b/;
/** Only pay varies with who is hired. */
const experienceDecides = new PartClue(
  /\b(?:depending (?:up)?on|dependent on|based on|commensurate with|dep\. on|je nach) (?:[a-z]+ ){0,2}(?:ability|background|erfahrung|experience|level|location|qualifications?|seniority|skills?)\b/,
);
const forTheJob = new PartClue(
  /^(?: \w+){0,3} (?:for|against) (?:this|the|the right|a) (?:role|job|position|post|seat|hire|person|candidate)\b/,
);
/** Nothing but a wage comes with a pension or a bonus: "$135k plus super". */
const withExtras = new PartClue(
  /^[ )]*(?:gross |base )?(?:plus|\+|and|with|excl(?:uding|\.)?|excluding|incl(?:uding|\.)?) (?:[a-z%\d]+ ){0,2}(?:super(?:annuation)?|bonus(?:es)?|commission|incentives?|equity|pension|(?:stock|share) options)\b|^[^.$£€]{0,24}, (?:billed|invoiced|payable) (?:through|via|to|by|on|against) |^(?: [a-z]{3})?, (?:[a-z\d]+ ){0,2}(?:weeks?|days?)'? (?:of )?(?:paid )?(?:vacation|annual leave|leave|holidays?|pto)\b|^(?: [a-z]{3})?, (?:[a-z\d%]+ ){0,2}(?:benefits|bonus|equity|stock|options|medical|dental|rrsp|super|pension|insurance|benchmarked|the same for (?:all|every)|not (?:adjusted|negotiable)|wherever)\b|^(?: [a-z]+)? to (?:start|begin) with\b|^,? (?:an? |plus )?13th (?:salary|cheque|month)|^,? or (?:the |its )?(?:local )?equivalent\b|^(?: [a-z]+){0,3} for (?:full|part).?time (?:work|hours|availability)\b/,
);
/** A heading right before the figure, even where a lost line break has glued it to the word before. */
const payHeading = new PartClue(
  /(?:salary|compensation|wages?|pay (?:range|rate)|pay ?:|^\W*fee ?:|\bmax(?:imum|\.)? budget ?:|hourly rate)(?: range)? ?[:-]? ?$|\b(?:salary|pay|compensation) (?:range|band|rate|scale)(?: for (?:the|this) (?:role|position|job))? (?:is|of|will be)(?: between| from| approximately| around)? ?$|\b(?:salary|pay|compensation) (?:range|band) ?\([^()$]{0,90}\) ?:? ?$|\bfor (?:each|every) (?:hour|day|week|month|year)\b[^.$]{0,24}[:,] ?$/,
);

/** What is set aside for a person, as long as nothing says what else it is for. */
const setAside = new PartClue(
  /(?:^\W*|[,;:?] )(?:and )?(?:our |the |your |a |an )?(?:monthly |fixed |flat )?(?:budget|stipend|fee)(?: is| of)? ?[:?]? ?$/,
);

/** Whether the words right beside a number make it pay even without a currency: "Salary: 60-80k". */
export const isCalledPay = (around: Surroundings): boolean =>
  says(around, payHeading, around.before) ||
  /^ (?:base|basic|compensation|pay|salary)\b/.test(around.after);

/** "Top earners take home R20 000": what the luckiest get is a hope. */
const ofTheBest = new PartClue(
  /\b(?:(?:top|best|highest|star|strong|good)[ -]?(?:earn(?:er|ing)|perform(?:er|ing)|sell(?:er|ing)|achiev(?:er|ing)|bill(?:er|ing)|rep|agent|consultant|closer|people|person|staff|marketer)s?|high (?:flyers?|achievers?|performers?)|our best|some of (?:us|our \w+)) (?!(?:customers?|clients?|buyers?|sellers?|month|year)\b)[^.,;]{0,28}$/,
);

/** "A copywriter in Cape Town earns R28 000 while the same person in George gets R21 000" */
const earnsElsewhere = new PartClue(
  /\b(?:an? [a-z-]+|the (?:average|typical|same))(?: [a-z-]+){0,4} in [a-z ]{3,24} (?:earns?|makes?|gets?|costs?) (?:about |around |roughly )?$/,
);
const somebodyEarns = new PartClue(
  /\b(?:an?|the (?:average|typical)|most|each|every) [^.,;]{3,50}\bearns? $/,
);

export function purposeOf(around: Surroundings): Purpose | null {
  const { before, after, isFollowed } = around;
  if (isPerPiece(around) || isPiecePay(before) || isForOthers(around)) return "other";
  if (says(around, ofTheBest, before)) return "target";
  if (says(around, payHeading, before)) return "pay";
  if (says(around, setAside, before) && purposesIn(after).every((one) => one !== "other"))
    return "likely";
  const precedes = purposesIn(before).at(-1) ?? null;
  const own = upTo(after, otherMatter);
  const follows = purposesIn(own)[0] ?? null;
  // "Salary $60k bonus $5k": a word that leads to the next figure belongs to that one.
  const leadsOn = isFollowed && own === after && precedes !== null;
  // "CTC R25k a month, depending on your portfolio": what stands far behind does not take back what stands right before.
  const isFarOff =
    precedes !== null && precedes !== "other" && follows === "other" && !isBeside(own);
  // "A manager in Joburg earns R52 000 on average": anybody, and not whoever is hired.
  if (follows === "target" && says(around, somebodyEarns, before)) return "other";
  if (says(around, earnsElsewhere, before)) return "other";
  // "Clients pay us $5k on average": an average of something else is no pay.
  if (precedes === "other" && follows === "target") return "other";
  if (follows !== null && !leadsOn && !isFarOff) return follows;
  return precedes ?? (onlyPay.some((clue) => says(around, clue, after)) ? "pay" : null);
}

/** What stands behind a figure only where that is pay. */
const onlyPay = [experienceDecides, forTheJob, withExtras];

/** The word that says what the figure is stands within the next few. */
const isBeside = (after: string): boolean =>
  purposesIn(upTo(after, /\b(?:depending|based|dependent|when|if|once|because|as)\b/)).length > 0;

const piece = /^[ )]*(?:\/|per |pro |for each |for every )\s?(?:\d+ )?([a-z]+)/;

/** "R12 000 for the project". */
const wholePiece = new PartClue(
  /^[ )]*(?:flat |once-off |in total )?for (?:the|this|a|one) (?:\w+ )?(?:article|assignment|brief|campaign|launch|project|shoot|test|video)\b/,
);

/** Paid by the word, the article, the task: nobody can say what that is in a year. */
function isPerPiece(around: Surroundings): boolean {
  if (says(around, wholePiece, around.after)) return true;
  const counted = piece.exec(around.after)?.[1];
  return counted !== undefined && pieceWords.has(counted.replace(/s$/, ""));
}

const pieceBefore =
  /\b(?:each|every|per|one|an?) (?:\w+ )?([a-z]+)(?:,|:| (?:pays?|earns?|brings?|is|are|nets|fetches|comes to)(?: you)?)(?: \w+){0,2} $/;

/** "Each project pays $500". */
function isPiecePay(before: string): boolean {
  const counted = pieceBefore.exec(before)?.[1];
  return counted !== undefined && pieceWords.has(counted.replace(/s$/, ""));
}

export function purposesIn(text: string): Purpose[] {
  const { text: marked, found } = meaningsOf(text, payWords);
  if (found.size === 0) return [];
  return everyMatch(marked, everyPurpose).map((match) => match[1] as Purpose);
}

const everyPurpose = /@(pay|likely|target|earn|other)/g;
