import type { Workplace } from "#domain/listing/facts.ts";
import type { Confidence, Fact } from "#domain/listing/posting.ts";
import { meaningsOf, vocabularyOf } from "#domain/listing/text/meanings.ts";
import type { ReadPosting } from "#domain/listing/text/read-posting.ts";
import { windowHoldsHome } from "#domain/listing/hours/windows.ts";
import { quote, type Sentence } from "#domain/listing/text/sentences.ts";
import { cities } from "#domain/listing/vocabulary/city-names.ts";
import { countries } from "#domain/listing/vocabulary/countries.ts";
import { homeTowns } from "#domain/listing/vocabulary/home-towns.ts";
import {
  home,
  provinces,
  regionsWithHome,
  regionsWithoutHome,
  world,
} from "#domain/listing/vocabulary/regions.ts";
import { placesInField } from "#domain/listing/place/places.ts";
import { markedPlaces } from "#domain/listing/place/grammar/mark-places.ts";
import { matchOf } from "#domain/listing/rules/rule.ts";
import { worthTrying } from "#domain/listing/worth-trying.ts";

interface Sign {
  readonly rule: string;
  readonly says: Exclude<Workplace, "unclear">;
  readonly confidence: Confidence;
  readonly sentence: Sentence;
  readonly isForTheRest?: boolean;
  readonly isRefusal?: boolean;
}

/**
 * Remote, or must one come somewhere? What the text says of an office beats a word in a tag; on a board that takes
 * remote jobs only, silence means remote, but for a town or province here.
 */
export function workplaceOf(read: ReadPosting): Fact<Workplace> {
  const inFields = [...read.title, ...read.location, ...read.tags].flatMap(signsInField);
  const inText = signsInText(read.description);
  const says = (value: Workplace) => [...inFields, ...inText].filter((sign) => sign.says === value);
  const [remote, hybrid, onSite] = [says("remote"), says("hybrid"), says("on-site")];
  const sureOnSite = onSite.filter(({ confidence }) => confidence === "high");
  const rest = remote.filter(({ isForTheRest }) => isForTheRest === true);
  const there = [...sureOnSite, ...hybrid].filter((sign) => inText.includes(sign));
  if (rest.length > 0 && there.every(({ sentence }) => whoIsNear.test(sentence.text)))
    return fact("remote", rest);
  const isForNeighbours =
    there.length > 0 && there.every(({ sentence }) => withinReach.test(sentence.text));
  if (isForNeighbours && remote.length > 0) return fact("remote", remote);
  const isSurelyRemote = inFields.some(({ says }) => says === "remote");

  if (sureOnSite.length > 0 && !offersRemoteToo(sureOnSite)) return fact("on-site", sureOnSite);
  if (hybrid.length > 0 && !offersRemoteToo(hybrid)) return fact("hybrid", hybrid);
  if (onSite.length > 0 && !isSurelyRemote && remote.length === 0) return fact("on-site", onSite);
  if (remote.length > 0) return fact("remote", remote);
  // Who is abroad and looks for people here names the country, too.
  const towns = read.location.filter(
    ({ text }) => meaningsOf(text, townsHere).found.size > 0 && !text.includes("south africa"),
  );
  if (read.isFromRemoteBoard && towns.length === 0) {
    return { value: "remote", confidence: "medium", evidence: [], rules: ["remote-board"] };
  }
  return bySilence(read);
}

/** "If you're in Joburg", "colleagues within 40 km of Amsterdam": said to those alone. */
const whoIsNear =
  /\b(?:if you(?:'re| are| live| happen to be)|(?:those|people|colleagues|anyone|everyone|hires|joiners|staff|locals|employees)(?: of us)? (?:who (?:live|are|sit)|in|near|within|close to|around)|when you(?:'re| are) in)\b/;

/** "For candidates within commuting distance of the office the role is hybrid": whoever is further off works from home. */
const withinReach =
  /\b(?:candidates?|applicants?|employees|hires|people|those|anyone|team members|if you)\b[^.]{0,30}\bwithin (?:an? |the )?(?:reasonable |easy )?(?:commut\w+|driving distance|\d+[ -](?:miles?|km|kilomet(?:re|er)s?|minutes?|hours?))/;

/** "Hybrid or fully remote": one may choose. */
const offersRemoteToo = (signs: readonly Sign[]): boolean =>
  // "If you want remote work, this isn't for you" offers no choice.
  signs.every(
    ({ isRefusal, sentence }) =>
      isRefusal !== true &&
      /\b(?:or|oder) (?:\w+ )?(?:fully )?remote|\bhybrid ?[/&|] ?remote|\bhybrid,? (?:and|&|or) (?:\w+ )?remote|\bremote ?[/&|] ?hybrid|\bremote,? (?:\w+ )?(?:or|oder)\b|\boptions? (?:to|of) (?:work(?:ing)? |come |coming )?(?:on.?site|in(?:to)? (?:the|our) office)|\bremote (?:with)?in (?:the )?[^.,;]{2,20}(?: or|,) hybrid\b|\b(?:you (?:decide|choose|pick)|your (?:choice|call|pick)|up to you|take your pick|whichever|whatever suits|either is fine|as you (?:like|prefer|please)|if you (?:like|want|prefer|feel like))\b/.test(
        sentence.text,
      ),
  );

/** Nobody's desk stands in "EMEA" or "Europe". "South Africa" is told apart from the continent. */
const areas = vocabularyOf({
  home,
  area: [regionsWithHome, regionsWithoutHome, world].join(","),
});
const namesArea = (text: string): boolean => meaningsOf(text, areas).found.has("area");

/** A province is as good as a town. */
const townsHere = vocabularyOf({ town: [homeTowns, provinces].join(",") });

/** "USA only" asks where one lives: of an office nobody would say so. */
const onlyThere = /^[^a-z]{0,3}(?:[a-z.]{2,14}[ ,/&|-]{1,3}){1,6}only\W*$/;

/** A field that no desk fits into: a part of the world, a window of time zones, a country with "only". */
const isWide = (sentence: Sentence): boolean =>
  meaningsOf(sentence.text, towns).found.size === 0 &&
  !metropolis.test(sentence.text) &&
  (namesCountries(sentence.text) || isPartOfTheWorld(sentence));

/** "Philippines, South Africa, Colombia": more countries than one desk can stand in. */
const namesCountries = (text: string): boolean =>
  (meaningsOf(text, countryNames).text.match(/@country/g)?.length ?? 0) >= fewestCountries;
const fewestCountries = 3;
const countryNames = vocabularyOf({
  country: [...countries.split(/[|,\n]/), "south africa"].join(","),
});

const isPartOfTheWorld = (sentence: Sentence): boolean =>
  !meaningsOf(sentence.text, placesInField).found.has("home") &&
  (onLine.test(sentence.text) ||
    namesArea(sentence.text) ||
    windowHoldsHome(sentence) !== null ||
    onlyThere.test(sentence.text));
const metropolis = /\barea\b/;
const onLine = /^\W*(?:online|virtual|internet)\W*$/;

const towns = vocabularyOf({ town: [homeTowns, provinces, cities].join(",") });

/** Without a word on it, a town in the location field is where the desk stands. */
function bySilence(read: ReadPosting): Fact<Workplace> {
  const location = read.location.length > 0 ? read.location : read.description.filter(isPlaceLine);
  const wide = location.filter(isWide);
  if (wide.length > 0) {
    return {
      value: "remote",
      confidence: "low",
      evidence: wide.slice(0, 1).map((sentence) => quote(sentence)),
      rules: ["field-too-wide-for-a-desk"],
    };
  }
  const named = location.filter(
    ({ text }) => /[a-z]{2}/.test(text) && !namesArea(text) && !isOurCountry.test(text),
  );
  if (named.length === 0)
    return { value: "unclear", confidence: "low", evidence: [], rules: ["silence"] };
  return {
    value: "on-site",
    confidence: "low",
    evidence: named.slice(0, 1).map((sentence) => quote(sentence)),
    rules: ["place-without-remote"],
  };
}

/** "Location: Sasolburg, South Africa" in a text stands for the field that is not there. */
const isPlaceLine = ({ text }: Sentence): boolean =>
  placeLine.test(meaningsOf(text, townsHere).text);
const placeLine =
  /^\W*(?:(?:job |work )?(?:locations?|place of work)\b\W{0,3})?(?:south africa\W{1,3})?@town(?:[^a-z@]{1,3}(?:@town|south africa|za|\d{4})\b){0,4}\W*$/;

/** The country alone tells of no desk. */
const isOurCountry =
  /^\W*(?:the )?(?:republic of )?(?:south africa|rsa|za|zaf|sa|mzansi)(?: only)?\W*$/;

function fact(value: Workplace, signs: readonly Sign[]): Fact<Workplace> {
  return {
    value,
    confidence: signs.some(({ confidence }) => confidence === "high") ? "high" : "medium",
    evidence: signs.slice(0, 2).map(({ sentence }) => quote(sentence)),
    rules: [...new Set(signs.map(({ rule }) => rule))],
  };
}

function signsInText(sentences: readonly Sentence[]): Sign[] {
  const signs: Sign[] = [];
  for (const [index, sentence] of sentences.entries()) {
    for (const rule of worthTrying(sentence).workplace) {
      if (matchOf(rule, sentence.text) === null) continue;
      if (rule.untilDenied?.test(sentences[index + 1]?.text ?? "") === false) continue;
      if (rule.needsPlace !== true || namesPlace(sentence))
        signs.push({
          rule: rule.id,
          ...rule.effect,
          sentence,
          isForTheRest: rule.forTheRest === true,
          isRefusal: rule.isRefusal === true,
        });
    }
  }
  return signs;
}

const namesPlace = (sentence: Sentence): boolean =>
  /@(?:closed|theirs|served|home)\b/.test(markedPlaces(sentence));

/** Most fields are about something else. */
const mayTellWorkplace =
  /remot|teletravail|teletrabajo|fernarbeit|uzaktan|zdaln|distans|hybrid|site|offices?|telecommut|anywhere|worldwide|home|wfh|wah/;

/** Feeds say it in a word. */
function signsInField(sentence: Sentence): Sign[] {
  const { text } = sentence;
  const sign = (rule: string, says: Sign["says"], confidence: Confidence = "high"): Sign[] => [
    { rule, says, confidence, sentence },
  ];
  if (!mayTellWorkplace.test(text)) return [];
  if (/\bremote:false\b/.test(text)) return sign("feed-says-not-remote", "on-site");
  // "Remote or hybrid": one may choose.
  if (
    /\bremote\b[^.]{0,40}(?:\bor\b|[&/|])[^.]{0,10}\b(?:hybrid|on.?site)\b|\b(?:hybrid|on.?site)\b[^.]{0,20}(?:\bor\b|[&/|]) ?(?:\w+ )?remote\b/.test(
      text,
    )
  )
    return sign("field-remote", "remote");
  if (
    /\bhybrid\b(?![ -](?:cloud|it|mobile|apps?|events?|vehicles?|cars?|infrastructure))/.test(text)
  )
    return sign("field-hybrid", "hybrid");
  if (/\bon.?site\b|\b(?:various|multiple|all|our|head|main) offices?\b/.test(text))
    return sign("field-on-site", "on-site");
  if (
    /(?:\b|or)remote\b(?! (?:sensing|control|monitoring|desktop|patient))|\btelecommuting\b|(?<!automation )\banywhere\b|\bworldwide\b|\bwork (?:from|at) home\b|\bwfh\b|\bwah\b|\bhome.?(?:office|based|working)\b|\bremoto\b|\bremota\b|\bteletravail\b|\bteletrabajo\b|\bfernarbeit\b|\buzaktan\b|\bpraca zdalna\b|\bpa distans\b/.test(
      text,
    )
  )
    return sign("field-remote", "remote");
  return [];
}
