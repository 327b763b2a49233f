/** How surely a name means a zone: a region has several, and some short names are also ordinary words. */
export type NameKind = "letters" | "word-like letters" | "place" | "region";

export interface ZoneName {
  readonly zone: string;
  readonly kind: NameKind;
}

/** Where the reader lives. South Africa has no summer time. */
export const homeZone = "Africa/Johannesburg";

/** Short names that mean little else. */
const letters: Readonly<Record<string, string>> = {
  "Africa/Johannesburg": "sast",
  "America/Chicago": "cdt, cst",
  "America/Denver": "mdt, mst",
  "America/Los_Angeles": "pdt, pst",
  "America/New_York": "edt, est",
  "America/Sao_Paulo": "brt",
  "Asia/Hong_Kong": "hkt",
  "Asia/Karachi": "pkt",
  "Asia/Seoul": "kst",
  "Asia/Singapore": "sgt",
  "Asia/Tokyo": "jst",
  "Australia/Perth": "awst",
  "Australia/Sydney": "aedt, aest, aet",
  "Etc/UTC": "gmt, utc",
  "Europe/Berlin": "cest, cet, mesz, mez",
  "Europe/Bucharest": "eest, eet",
  "Europe/London": "bst, bst/gmt, gmt/bst",
  "Europe/Moscow": "msk",
  "Pacific/Auckland": "nzdt, nzst, nzt",
};

/** Short names that are words, states or other abbreviations as well: only right after a time of day, or before "time". */
const wordLikeLetters: Readonly<Record<string, string>> = {
  "Africa/Johannesburg": "cat",
  "Africa/Lagos": "wat",
  "Africa/Nairobi": "eat",
  "America/Chicago": "ct",
  "America/Denver": "mt",
  "America/Los_Angeles": "pt",
  "America/New_York": "et",
  "Asia/Dubai": "gst",
  "Asia/Kolkata": "ist",
  "Asia/Manila": "pht",
  "Europe/Berlin": "met",
  "Europe/Lisbon": "wet",
};

/** Places whose "time" or "hours" is one zone. */
const places: Readonly<Record<string, string>> = {
  "Africa/Johannesburg": `cape town, central africa, central african, durban, gauteng, harare, jhb, joburg,
    johannesburg, jozi, lusaka, maputo, mzansi, pretoria, s.a., sa, sandton, south africa,
    south african, stellenbosch, suid afrikaanse, suid-afrikaanse, kaapse, kaapstadse, johannesburgse, pretoriase, windhoek`,
  "Africa/Lagos": "abuja, lagos, nigeria, nigerian, west africa, west african",
  "Africa/Nairobi": "east africa, east african, kampala, kenya, kenyan, nairobi",
  "America/Chicago": `austin, central, chicago, dallas, houston, minneapolis, nashville, texan, texas, u.s.
    central, us central`,
  "America/Denver": `calgary, colorado, denver, edmonton, mountain, salt lake city, u.s. mountain, us mountain,
    utah`,
  "America/Los_Angeles": `bay area, california, californian, las vegas, los angeles, oregon, pacific, portland, san
    diego, san francisco, seattle, silicon valley, u.s. pacific, us pacific, us west coast,
    west coast`,
  "America/New_York": `atlanta, boston, canadian, detroit, east coast, eastern, eastern us, florida, miami,
    montreal, new york, new york city, ny, nyc, ontario, ottawa, philadelphia, toronto, wall street, u.s.
    east coast, u.s. eastern, us east, us east coast, us eastern, washington, washington dc`,
  "America/Sao_Paulo": "argentina, brasilia, brazil, brazilian, buenos aires, sao paulo",
  "Asia/Dubai": "abu dhabi, dubai, emirates, gulf, gulf standard, uae",
  "Asia/Hong_Kong": "beijing, china, chinese, hk, hong kong, shanghai, taipei",
  "Asia/Jerusalem": "israel, israeli, jerusalem, tel aviv",
  "Asia/Kolkata": "bangalore, bengaluru, delhi, india, indian, mumbai, new delhi, pune",
  "Africa/Accra": "accra, ghana, ghanaian",
  "Africa/Casablanca": "casablanca, moroccan",
  "Asia/Ho_Chi_Minh": "hanoi, ho chi minh city, vietnam, vietnamese",
  "Asia/Riyadh": "doha, kuwait, riyadh, saudi, saudi arabia",
  "Asia/Manila": "filipino, manila, philippine, philippines",
  "Asia/Seoul": "korea, korean, seoul",
  "Asia/Singapore": "kuala lumpur, singapore",
  "Asia/Tokyo": "japan, japanese, osaka, tokyo",
  "Australia/Adelaide": "adelaide",
  "Australia/Perth": "australian western, perth, western australian",
  "Australia/Sydney":
    "aussie, australia, australian, eastern australia, australian eastern, canberra, eastern australian, melbourne, sydney",
  "Africa/Cairo": "cairo, egyptian",
  "America/Bogota": "bogota, colombian, lima",
  "America/Mexico_City": "mexico city, mexican",
  "America/Santiago": "chilean, santiago",
  "America/Vancouver": "vancouver",
  "Asia/Bangkok": "bangkok, thai, thailand",
  "Asia/Jakarta": "jakarta",
  "Asia/Karachi": "karachi, pakistani",
  "Australia/Brisbane": "brisbane",
  "Europe/Helsinki": "helsinki, finnish, tallinn, vilnius, riga",
  "Europe/Athens": "athens, greek, cyprus, nicosia",
  "Europe/Istanbul": "istanbul, turkish",
  "Europe/Berlin": `amsterdam, amsterdamse, berliner, pariser, austria, austrian, barcelona, belgian, belgium, belgrade, berlin, bratislava,
    brussels, budapest, central europe, central european, cologne, copenhagen, croatia,
    danish, denmark, deutsche, deutschen, deutscher, duitse, dusseldorf, dutch, belgische, espanola, peninsular, france, frankfurt, french, geneva, german, germany,
    hamburg, hungary, italian, italy, ljubljana, lyon, madrid, malta, milan, munich,
    nederlandse, netherlands, norway, norwegian, oslo, paris, poland, polish, prague, rome, spain, spanish,
    stockholm, stuttgart, sweden, swedish, swiss, switzerland, the netherlands, vienna,
    warsaw, zagreb, zurich`,
  "Europe/Minsk": "minsk",
  "Europe/Bucharest":
    "bucharest, bulgaria, eastern europe, eastern european, kiev, kyiv, romania, sofia, ukraine",
  "Europe/Lisbon": "lisbon, porto, portugal, portuguese, western european",
  "Europe/London": `belfast, britse, birmingham, bristol, britain, british, cardiff, dublin, edinburgh, england,
    glasgow, great britain, greenwich, greenwich mean, ireland, irish, leeds, london,
    manchester, scotland, scottish, u.k., uk, united kingdom, wales`,
  "Europe/Moscow": "moscow",
  "Pacific/Auckland": "auckland, kiwi, new zealand, nz, wellington",
};

/** Regions with several zones. We take the one most of their offices keep, and say so with less confidence. */
const regions: Readonly<Record<string, string>> = {
  "Africa/Johannesburg": "africa, african",
  "America/New_York": `america, american, americas, north america, north american, u.s., u.s.a., united states, us,
    us and canada, us/canada, usa`,
  "America/Sao_Paulo": "latam, latin america, latin american, south american",
  "Asia/Singapore":
    "apac, asia, asia pacific, asia-pacific, asian, southeast asia, southeast asian",
  "Europe/Berlin": "dach, emea, eu, europe, european, nordic, nordics, scandinavian",
};

const kinds: readonly (readonly [NameKind, Readonly<Record<string, string>>])[] = [
  ["letters", letters],
  ["word-like letters", wordLikeLetters],
  ["place", places],
  ["region", regions],
];

export const zoneNames: ReadonlyMap<string, ZoneName> = new Map(
  kinds.flatMap(([kind, lists]) =>
    Object.entries(lists).flatMap(([zone, list]) =>
      list.split(/,\s*/).map((name) => [name, { zone, kind }] as const),
    ),
  ),
);

const zonesOffTheHour: ReadonlyMap<number, string> = new Map([
  [-210, "America/St_Johns"],
  [210, "Asia/Tehran"],
  [330, "Asia/Kolkata"],
  [345, "Asia/Kathmandu"],
  [570, "Australia/Darwin"],
]);

/** The zone that is always so many minutes ahead of UTC. */
export function zoneAhead(minutes: number): string | undefined {
  if (minutes === 120) return homeZone;
  if (minutes === 0) return "Etc/UTC";
  const hours = minutes / 60;
  if (!Number.isInteger(hours)) return zonesOffTheHour.get(minutes);
  // These names count hours behind UTC, so their sign is the other way round.
  if (hours < -12 || hours > 14) return undefined;
  return `Etc/GMT${hours > 0 ? "-" : "+"}${String(Math.abs(hours))}`;
}
