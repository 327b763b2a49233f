import { cities, countries, homeCodes, placeCodes } from "#domain/listing/vocabulary/countries.ts";
import {
  home,
  regionsWithHome,
  regionsWithoutHome,
  states,
  unitedStates,
  world,
} from "#domain/listing/vocabulary/regions.ts";
import { vocabularyOf } from "#domain/listing/text/meanings.ts";

/** Zones are not places: "European time zones" says when, not where. */
const zones = `
  american time zone, american time zones, american timezones, emea time zone, emea time zones, emea timezones, european time zone, european time zones,
  european timezone, european timezones, eu time zones, eu timezones, eu hours, european hours, european business hours, uk hours, uk time, uk business hours, u.s. business hours,
  u.s. timezone, u.s. timezones, u.s. time zone, u.s. time zones, u.s. hours, pacific time, pacific standard time, pacific time zone,
  central european time, central time, eastern time, americas time zones, americas timezones, north american time zones, north american hours, apac time zones, asia time zones, apac business hours`;

const closed = [regionsWithoutHome, unitedStates, states, countries, cities].join(",");

const inText = { home, region: regionsWithHome, world, closed, zone: zones } as const;

/** What a place in running text means for somebody in South Africa. */
export const placesInText = vocabularyOf(inText);

/** The location field is all places, so short codes and bare words are places too. */
export const placesInField = vocabularyOf({
  ...inText,
  home: `${home}, ${homeCodes}`,
  world: `${world}, anywhere, distributed globally, earth, everywhere, fully distributed, global, globally, international`,
  closed: `${closed}, ${placeCodes}`,
});
