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
  "Asia/Seoul": "kst",
  "Asia/Singapore": "sgt",
  "Asia/Tokyo": "jst",
  "Australia/Perth": "awst",
  "Australia/Sydney": "aedt, aest",
  "Etc/UTC": "gmt, utc",
  "Europe/Berlin": "cest, cet",
  "Europe/Bucharest": "eest, eet",
  "Europe/London": "bst, bst/gmt, gmt/bst",
  "Europe/Moscow": "msk",
  "Pacific/Auckland": "nzdt, nzst",
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
  "Africa/Johannesburg":
    "sa, joburg, jozi, jhb, gauteng, sandton, mzansi, cape town, central africa, central african, durban, johannesburg, pretoria, south africa, south african, suid afrikaanse, suid-afrikaanse",
  "Africa/Lagos": "lagos, abuja, nigeria, nigerian, west africa, west african",
  "Africa/Nairobi": "nairobi, kenya, kampala, east africa, east african, kenyan",
  "America/Chicago":
    "austin, central, chicago, dallas, houston, minneapolis, nashville, texas, u.s. central, us central",
  "America/Denver": "denver, salt lake city, mountain, u.s. mountain, us mountain",
  "America/Los_Angeles": `california, las vegas, los angeles, portland, san diego, seattle, silicon valley, pacific, san francisco, u.s. pacific, us pacific, us west coast,
    west coast`,
  "America/New_York": `atlanta, boston, detroit, florida, montreal, ottawa, philadelphia, washington dc, east coast, eastern, eastern us, miami, new york, new york city, ny, nyc, toronto,
    u.s. east coast, u.s. eastern, us east, us east coast, us eastern`,
  "America/Sao_Paulo": "argentina, brasilia, brazil, brazilian, sao paulo, buenos aires",
  "Asia/Dubai": "dubai, gulf, gulf standard, uae",
  "Asia/Hong_Kong": "beijing, china, hong kong",
  "Asia/Jerusalem": "israel, israeli",
  "Asia/Kolkata": "bangalore, delhi, india, indian, mumbai, pune",
  "Asia/Manila": "filipino, manila, philippine, philippines",
  "Asia/Seoul": "korea, korean",
  "Asia/Singapore": "kuala lumpur, singapore",
  "Asia/Tokyo": "japan, japanese, tokyo",
  "Australia/Perth": "australian western, perth, western australian",
  "Australia/Sydney":
    "australia, australian, australian eastern, eastern australian, melbourne, sydney",
  "Africa/Cairo": "cairo, egyptian",
  "America/Bogota": "bogota, colombian, lima",
  "America/Mexico_City": "mexico city, mexican",
  "America/Vancouver": "vancouver",
  "Asia/Bangkok": "bangkok, hanoi, ho chi minh city, thai, thailand, vietnam",
  "Asia/Jakarta": "jakarta",
  "Asia/Karachi": "karachi, pakistani",
  "Australia/Brisbane": "brisbane",
  "Europe/Helsinki": "helsinki, finnish, tallinn, vilnius, riga",
  "Europe/Athens": "athens, greek, cyprus, nicosia",
  "Europe/Istanbul": "istanbul, turkish",
  "Europe/Berlin":
    "amsterdam, barcelona, belgrade, berlin, bratislava, france, frankfurt, germany, ljubljana, lyon, poland, spain, italy, netherlands, the netherlands, sweden, norway, denmark, belgium, austria, switzerland, croatia, hungary, zagreb, malta, brussels, budapest, copenhagen, dutch, french, hamburg, italian, milan, munich, oslo, polish, prague, rome, spanish, stockholm, swedish, swiss, vienna, warsaw, zurich, central europe, central european, german, madrid, paris",
  "Europe/Minsk": "minsk",
  "Europe/Bucharest":
    "bucharest, kiev, kyiv, romania, bulgaria, sofia, ukraine, eastern europe, eastern european",
  "Europe/Lisbon": "lisbon, portugal, western european",
  "Europe/London":
    "bristol, british, cardiff, dublin, england, glasgow, ireland, scotland, greenwich mean, irish, edinburgh, london, manchester, u.k., uk, united kingdom",
  "Europe/Moscow": "moscow",
  "Pacific/Auckland": "auckland, new zealand, nz",
};

/** Regions with several zones. We take the one most of their offices keep, and say so with less confidence. */
const regions: Readonly<Record<string, string>> = {
  "Africa/Johannesburg": "africa, african",
  "America/New_York": `america, american, americas, north america, north american, u.s., u.s.a., united states, us,
    us and canada, us/canada, usa`,
  "America/Sao_Paulo": "latam, latin america, latin american, south american",
  "Asia/Singapore":
    "apac, asia, asia pacific, asia-pacific, asian, southeast asia, southeast asian",
  "Europe/Berlin": "emea, eu, europe, european",
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
