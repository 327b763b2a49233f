import { cities } from "#domain/listing/vocabulary/city-names.ts";
import { homeCodes, placeCodes } from "#domain/listing/vocabulary/place-codes.ts";
import { countries } from "#domain/listing/vocabulary/countries.ts";
import {
  home,
  homeAdjectives,
  homePeople,
  institutionsElsewhere,
  regionAdjectives,
  regionPeople,
  regionsWithHome,
  regionsWithoutHome,
  states,
  world,
} from "#domain/listing/vocabulary/regions.ts";
import { meaningsOf, vocabularyOf } from "#domain/listing/text/meanings.ts";

const rows = countries.trim().split("\n");
const column = (index: number): string => rows.map((row) => row.split("|")[index] ?? "").join(",");

const closed = [regionsWithoutHome, institutionsElsewhere, states, column(0), cities].join(",");

/**
 * What a place in running text means for somebody in South Africa. `foreign` and `local` are adjectives, `foreigners` and
 * `locals` people.
 */
const inText = {
  home,
  local: homeAdjectives,
  locals: homePeople,
  region: regionsWithHome,
  african: "african",
  africans: "africans",
  world,
  closed,
  foreign: [column(1), regionAdjectives].join(","),
  foreigners: [column(2), regionPeople].join(","),
} as const;

export const placesInText = vocabularyOf(inText);

/** The location field is all places, so short codes and bare words are places too. */
export const placesInField = vocabularyOf({
  ...inText,
  home: `${home}, ${homeCodes}, george`,
  // One in England, one here.
  doubtful: "east london",
  region: `${regionsWithHome}, pan african, pan africa, all africa`,
  world: `${world}, anywhere, distributed globally, earth, everywhere, fully distributed, global, globally, international, non us, non usa, outside us, outside the us, outside of the us, remote global`,
  closed: `${closed}, ${placeCodes}, prince george, prince george's, prince george's county, king george, fort george, saint george, st george, columbus, can, gbr, deu, aus, nzl, ind, phl, ken, nga, esp, fra, ita, nld, pol, prt, irl, mex, bra, arg, col`,
  // "Remote OK" is how boards say that remote work is allowed.
  placeless: "remote ok, wfh ok, ok remote, or remote, remote or",
});

const cityNames = vocabularyOf({ city: cities });
/** A desk stands in a town, and not in a whole country. */
export const namesCity = (text: string): boolean => meaningsOf(text, cityNames).found.size > 0;
