import { aboutOthers } from "./engagement/about-others.ts";
import { otherContractKinds } from "./engagement/other-contracts.ts";
import { shortSigns, signs } from "./engagement/signs.ts";
import { mayBeSpelt, speltRange } from "./hours/clocks/spelt-clock.ts";
import { clockFigures, livesInZone, openSign, scheduleWords, theirClock } from "./hours/marks.ts";
import { placeProofs } from "./hours/zones/before-places.ts";
import { anyZoneName } from "./hours/zones/zone-names.ts";
import { mendsTheField } from "./pay/reading/marks.ts";
import { mayBeMoney } from "./pay/reading/spelt-numbers.ts";
import { countriesOf, worldWithin } from "./place/grammar/countries-of.ts";
import { firstReductions, reductions } from "./place/grammar/whose-place.ts";
import { pointers } from "./place/grammar/pointing-back.ts";
import { asides, benefitsOnly, condition, formerly, soldThere } from "./place/asides/asides.ts";
import { denialRows } from "./place/asides/denials.ts";
import { missionRows, ownPeopleRows, productRows } from "./place/asides/others.ts";
import { perkRows } from "./place/asides/perks.ts";
import {
  freed,
  notEverywhere,
  peopleBefore,
  refusedHere,
  turn,
  unsettled,
  wasOpen,
  whereTheyHaveSeat,
} from "./place/asides/refusals.ts";
import { wishRows } from "./place/asides/wishes.ts";
import { placesInText } from "./place/places.ts";
import { placeRules } from "./place/openness/place-rules.ts";
import { workplaceRules } from "./place/workplace-rules.ts";
import { kinds } from "./risk/kinds/kinds.ts";
import { byChat } from "./risk/rows/chats.ts";
import { passages } from "./risk/passages/passages.ts";
import { riskWays } from "./risk/rows/ways.ts";
import { levelSigns, yearWords } from "./role/levels.ts";
import { clues, type Clue, type PartClue } from "./rules/clue.ts";
import { Gate } from "./rules/gate.ts";
import { anyFigure } from "./rules/needs.ts";
import { neededBy } from "./text/meanings.ts";
import { oncePerSentence, type Sentence } from "./text/sentences.ts";
import { everyCountry } from "./vocabulary/place-codes.ts";

/** Kinds of words for which a text is asked that is read where places are marked. */
const words = {
  asides: [{ pattern: asides }],
  benefitsOnly: [{ pattern: benefitsOnly }],
  conditional: [{ pattern: condition }],
  denials: denialRows,
  formerly: [{ pattern: formerly }],
  freedFromPlace: [{ pattern: freed }],
  notEverywhere: [{ pattern: notEverywhere }],
  ownPeople: ownPeopleRows,
  peopleBefore: [{ pattern: peopleBefore }],
  perks: perkRows,
  productTalk: [...productRows, ...missionRows],
  refusedHere: [{ pattern: refusedHere }],
  soldThere: [{ pattern: soldThere }],
  turns: [{ pattern: turn }],
  unsettled: [{ pattern: unsettled }],
  wasOpen: [{ pattern: wasOpen }],
  whereTheyHaveSeat: [{ pattern: whereTheyHaveSeat }],
  wishes: wishRows,
};

/** What a text is asked for in which places are marked. */
export const familiesInMarked = {
  ...words,
  places: placeRules,
  there: pointers,
  reductions: [...firstReductions, ...countriesOf, ...worldWithin, ...reductions],
  clues,
};

/** What a sentence is asked for as it is written. */
export const familiesAsWritten = {
  places: placeRules,
  workplace: workplaceRules,
  engagement: signs,
  shortEngagement: shortSigns,
  risk: riskWays,
  passages,
  tricks: kinds,
  chats: [{ pattern: byChat }],
  zones: [{ pattern: anyZoneName }],
  placeProofs,
  /** "0900z": to pilots the letter is a zone. */
  pilotTimes: [{ pattern: /\d ?z\b/ }],
  openHours: [{ pattern: openSign }],
  schedule: [{ pattern: scheduleWords }],
  clocks: [{ pattern: clockFigures }],
  theirClock: [{ pattern: theirClock }],
  speltClocks: [{ pattern: mayBeSpelt }, { pattern: speltRange }],
  germanClocks: [{ pattern: /uhr/ }],
  /** Living somewhere, said of a zone. */
  homes: [{ pattern: livesInZone }],
  there: pointers,
  otherContracts: otherContractKinds,
  otherWorkers: [{ pattern: aboutOthers }],
  years: [{ pattern: yearWords }],
  levels: levelSigns,
  figures: [{ needed: [[[anyFigure]]] }],
  speltMoney: [{ pattern: mayBeMoney }],
  mendedPay: [{ pattern: mendsTheField }],
  placeNames: [{ needed: neededBy(placesInText) }],
  /** Words that may be the name of a country, cut short. */
  shortNames: [{ pattern: everyCountry }],
  clues,
};

/** In a sentence as it is written nothing stands as what it means. */
export const absentAsWritten = { places: "@", there: "@" };

const gateAsWritten = () => new Gate(familiesAsWritten, absentAsWritten);
const gateForMarked = () => new Gate(familiesInMarked);

let asWritten: ReturnType<typeof gateAsWritten> | undefined;
let asMarked: ReturnType<typeof gateForMarked> | undefined;
/** How many clues they know: files that are loaded later bring more. */
let knownClues = 0;

function knowAllClues(): void {
  if (knownClues === clues.length) return;
  knownClues = clues.length;
  asWritten = undefined;
  asMarked = undefined;
}

/** The rules of every kind that may match a sentence as it is written. It is walked over once. Built for the first that is read: most processes start without reading any. */
export const worthTrying = oncePerSentence(({ text }) => {
  knowAllClues();
  return (asWritten ??= gateAsWritten()).worthTrying(text);
});

/** Whether a clue may be found in a sentence. */
export const mayGive = (sentence: Sentence, clue: Clue): boolean =>
  worthTrying(sentence).clues.includes(clue);

export const gives = (sentence: Sentence, clue: Clue): boolean =>
  mayGive(sentence, clue) && clue.pattern.test(sentence.text);

export const givesInPart = (sentence: Sentence, clue: PartClue, part: string): boolean =>
  mayGive(sentence, clue) && clue.pattern.test(part);

/** The rules about places and the words beside them that may match a text in which something stands as what it means. */
export function worthTryingIn(marked: string) {
  knowAllClues();
  return (asMarked ??= gateForMarked()).worthTrying(marked);
}

/** Whether a clue is found in a part of a text in which places are marked. */
export const markedPartGives = (marked: string, clue: PartClue, part: string): boolean =>
  worthTryingIn(marked).clues.includes(clue) && clue.pattern.test(part);

/** Those that tell where one may be, in a text that names no place or some. */
export const placesWorthTrying = (sentence: Sentence, marked: string) =>
  marked === sentence.text && !marked.includes("@") ? worthTrying(sentence) : worthTryingIn(marked);

/** Whether words of a kind stand in a text, or in a part of it: none of them is looked for that the walk over the whole did not see. */
export const holds = (kind: keyof typeof words, text: string, part = text): boolean =>
  worthTryingIn(text)[kind].some(({ pattern }) => pattern.exec(part) !== null);
