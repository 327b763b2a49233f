import { aboutOthers } from "./engagement/about-others.ts";
import { contractorsRefused, otherContracts, workedBefore } from "./engagement/other-contracts.ts";
import { shortSigns, signs } from "./engagement/signs.ts";
import { coverDenied, employmentPaper } from "./engagement/terms.ts";
import { mayBeSpelt, speltRange } from "./hours/clocks/spelt-clock.ts";
import {
  clockFigures,
  livesInZone,
  openSign,
  scheduleWords,
  theirClock,
} from "./hours/contexts.ts";
import { anyZoneName } from "./hours/zones/zone-mentions.ts";
import { anyExtra, mendsTheField } from "./pay/reading/marks.ts";
import { mayBeMoney } from "./pay/reading/spelt-numbers.ts";
import { countriesOf, firstReductions, reductions } from "./place/grammar/whose-place.ts";
import { thatIsWhere, there, thither, those } from "./place/grammar/pointing-back.ts";
import { placesInText } from "./place/places.ts";
import { placeRules } from "./place/openness/place-rules.ts";
import { workplaceRules } from "./place/workplace-rules.ts";
import { byChat } from "./risk/rows/chats.ts";
import { passages } from "./risk/passages/passages.ts";
import { riskWays } from "./risk/rows/ways.ts";
import { levelSigns, yearWords } from "./role/levels.ts";
import { Gate } from "./rules/gate.ts";
import { anyFigure } from "./rules/needs.ts";
import { neededBy } from "./text/meanings.ts";
import { oncePerSentence } from "./text/sentences.ts";
import { everyCountry } from "./vocabulary/place-codes.ts";

const gateOf = () =>
  new Gate({
    places: placeRules,
    workplace: workplaceRules,
    engagement: signs,
    shortEngagement: shortSigns,
    risk: riskWays,
    passages,
    chats: [{ pattern: byChat }],
    zones: [{ pattern: anyZoneName }],
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
    there: [there, thither, those, thatIsWhere].map((pattern) => ({ pattern })),
    reductions: [...firstReductions, ...countriesOf, ...reductions],
    otherContracts: [
      otherContracts,
      contractorsRefused,
      workedBefore,
      coverDenied,
      employmentPaper,
    ].map((pattern) => ({ pattern })),
    otherWorkers: [{ pattern: aboutOthers }],
    years: [{ pattern: yearWords }],
    levels: levelSigns,
    figures: [{ needed: [[[anyFigure]]] }],
    speltMoney: [{ pattern: mayBeMoney }],
    mendedPay: [{ pattern: mendsTheField }],
    extras: [{ pattern: anyExtra }],
    placeNames: [{ needed: neededBy(placesInText) }],
    /** Words that may be the name of a country, cut short. */
    shortNames: [{ pattern: everyCountry }],
  });

let built: ReturnType<typeof gateOf> | undefined;

/** Built for the first text that is read: most processes start without reading any. */
const gate = () => (built ??= gateOf());

/** The rules of every kind that may match a sentence as it is written. It is walked over once. */
export const worthTrying = oncePerSentence(({ text }) => gate().worthTrying(text));

/** The rules about places that may match a sentence in which something stands as what it means. */
export const placesWorthTrying = (marked: string) => gate().worthTrying(marked).places;

/** The words in such a sentence that may point back at a place. */
export const pointersWorthTrying = (marked: string) => gate().worthTrying(marked).there;

/** The rows that may say of such a sentence whose its places are. */
export const reductionsWorthTrying = (marked: string) => gate().worthTrying(marked).reductions;
