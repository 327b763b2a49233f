/** Cities, countries and other names whose "time" is one zone, by zone. All in small letters. */
const oneZone: Readonly<Record<string, string>> = {
  "Africa/Accra": "accra, ghana",
  "Africa/Cairo": "cairo, egypt, egyptian",
  "Africa/Casablanca": "casablanca, morocco, moroccan",
  "Africa/Harare": "harare, zimbabwe, zambia, lusaka",
  "Africa/Johannesburg": `cape town, durban, gauteng, joburg, jo'burg, johannesburg, jozi, pretoria, sa, south africa,
    south african, gaborone, botswana, windhoek, namibia`,
  "Africa/Lagos": "lagos, nigeria, nigerian, abuja",
  "Africa/Nairobi": "nairobi, kenya, kenyan",
  "America/Anchorage": "alaska, anchorage",
  "America/Argentina/Buenos_Aires": "argentina, argentinian, buenos aires",
  "America/Bogota": "bogota, bogotá, colombia, colombian, medellin, medellín",
  "America/Chicago": `austin, central, chicago, dallas, houston, illinois, minneapolis, minnesota, nashville, new orleans,
    san antonio, st louis, st. louis, milwaukee, wisconsin`,
  "America/Denver": "boulder, colorado, denver, mountain, salt lake city, utah",
  "America/Edmonton": "alberta, calgary, edmonton",
  "America/Halifax": "atlantic, halifax, nova scotia",
  "America/Lima": "lima, peru",
  "America/Los_Angeles": `bay area, california, la, las vegas, los angeles, nevada, pacific, palo alto, sacramento, san diego,
    san francisco, seattle, sf, silicon valley, us west coast, west coast`,
  "America/Mexico_City": "mexico city, cdmx",
  "America/New_York": `atlanta, baltimore, boston, brooklyn, charlotte, cleveland, columbus, dc, detroit, east coast, eastern,
    manhattan, massachusetts, miami, new jersey, new york, new york city, ny, nyc, ohio, orlando, pennsylvania,
    philadelphia, philly, pittsburgh, raleigh, us east coast, virginia, washington dc, washington d.c.`,
  "America/Phoenix": "arizona, phoenix, scottsdale",
  "America/Santiago": "chile, santiago",
  "America/Sao_Paulo": "rio, rio de janeiro, sao paulo, são paulo",
  "America/Toronto": "montreal, montréal, ontario, ottawa, quebec, toronto",
  "America/Vancouver": "british columbia, vancouver",
  "America/Winnipeg": "manitoba, winnipeg",
  "Asia/Bangkok": "bangkok, thai, thailand",
  "Asia/Dhaka": "bangladesh, dhaka",
  "Asia/Dubai": "abu dhabi, dubai, emirates, gulf, uae",
  "Asia/Ho_Chi_Minh": "hanoi, ho chi minh, saigon, vietnam",
  "Asia/Hong_Kong": "hong kong",
  "Asia/Jakarta": "jakarta",
  "Asia/Jerusalem": "israel, israeli, jerusalem, tel aviv",
  "Asia/Karachi": "islamabad, karachi, lahore, pakistan, pakistani",
  "Asia/Kolkata": `bangalore, bengaluru, chennai, delhi, gurgaon, hyderabad, india, indian, kolkata, mumbai, new delhi,
    noida, pune`,
  "Asia/Kuala_Lumpur": "kuala lumpur, malaysia",
  "Asia/Manila": "manila, philippine, philippines",
  "Asia/Qatar": "doha, qatar",
  "Asia/Riyadh": "riyadh, saudi, saudi arabia",
  "Asia/Seoul": "korea, korean, seoul, south korea",
  "Asia/Shanghai": "beijing, china, chinese, shanghai, shenzhen",
  "Asia/Singapore": "singapore",
  "Asia/Taipei": "taipei, taiwan",
  "Asia/Tbilisi": "tbilisi",
  "Asia/Tokyo": "japan, japanese, tokyo",
  "Australia/Adelaide": "adelaide",
  "Australia/Brisbane": "brisbane, gold coast, queensland",
  "Australia/Darwin": "darwin",
  "Australia/Perth": "perth, western australia",
  "Australia/Sydney": "canberra, hobart, melbourne, sydney",
  "Europe/Amsterdam": "amsterdam, dutch, holland, netherlands, rotterdam, the hague",
  "Europe/Athens": "athens, greece, greek",
  "Europe/Belgrade": "belgrade, serbia",
  "Europe/Berlin": "berlin, cologne, frankfurt, german, germany, hamburg, munich, münchen",
  "Europe/Brussels": "belgian, belgium, brussels",
  "Europe/Bucharest": "bucharest, romania, romanian",
  "Europe/Budapest": "budapest, hungary",
  "Europe/Copenhagen": "copenhagen, danish, denmark",
  "Europe/Dublin": "dublin, ireland, irish",
  "Europe/Helsinki": "finland, finnish, helsinki",
  "Europe/Istanbul": "istanbul, turkey, turkish",
  "Europe/Kyiv": "kiev, kyiv, ukraine",
  "Europe/Lisbon": "lisbon, lisboa, porto",
  "Europe/London": `british, edinburgh, england, glasgow, leeds, london, manchester, bristol, scotland, u.k., uk,
    united kingdom`,
  "Europe/Luxembourg": "luxembourg",
  "Europe/Madrid": "barcelona, madrid",
  "Europe/Malta": "malta",
  "Europe/Moscow": "moscow",
  "Europe/Oslo": "norway, norwegian, oslo",
  "Europe/Paris": "france, french, lyon, paris",
  "Europe/Prague": "czech, prague",
  "Europe/Riga": "latvia, riga",
  "Europe/Rome": "italian, italy, milan, rome",
  "Europe/Sofia": "bulgaria, sofia",
  "Europe/Stockholm": "stockholm, sweden, swedish",
  "Europe/Tallinn": "estonia, tallinn",
  "Europe/Vienna": "austria, austrian, vienna",
  "Europe/Vilnius": "lithuania, vilnius",
  "Europe/Warsaw": "krakow, kraków, poland, polish, warsaw",
  "Europe/Zurich": "basel, geneva, swiss, switzerland, zurich, zürich",
  "Asia/Nicosia": "cyprus",
  "Indian/Mauritius": "mauritius",
  "Pacific/Auckland": "auckland, new zealand, nz, wellington",
  "Pacific/Honolulu": "hawaii, honolulu",
};

const unitedStates = "America/New_York, America/Chicago, America/Denver, America/Los_Angeles";

/** Names that stand for several zones, or for places with the same name. */
const severalZones: readonly (readonly [names: string, zones: string])[] = [
  [
    "america, american, north american, states, u.s., united states, us, usa, stateside",
    unitedStates,
  ],
  ["florida, michigan, tennessee, kentucky, indiana, texas, kansas, nebraska", unitedStates],
  ["idaho, oregon, south dakota, north dakota", unitedStates],
  [
    "canada, canadian",
    "America/Toronto, America/Vancouver, America/Edmonton, America/Winnipeg, America/Halifax",
  ],
  [
    "australia, australian",
    "Australia/Sydney, Australia/Brisbane, Australia/Adelaide, Australia/Perth",
  ],
  ["brazil, brazilian", "America/Sao_Paulo, America/Manaus"],
  ["mexico, mexican", "America/Mexico_City, America/Tijuana, America/Cancun"],
  ["indonesia, indonesian, bali", "Asia/Jakarta, Asia/Makassar"],
  ["russia, russian", "Europe/Moscow, Asia/Yekaterinburg"],
  ["spain, spanish", "Europe/Madrid, Atlantic/Canary"],
  ["portugal, portuguese", "Europe/Lisbon, Atlantic/Azores"],
  ["eu, europe, european, emea", "Europe/London, Europe/Berlin, Europe/Bucharest"],
  ["africa, african", "Africa/Johannesburg, Africa/Lagos, Africa/Nairobi"],
  ["asia, asian, apac", "Asia/Kolkata, Asia/Singapore, Asia/Tokyo"],
  ["washington", "America/New_York, America/Los_Angeles"],
  ["portland", "America/Los_Angeles, America/New_York"],
  ["san jose", "America/Los_Angeles, America/Costa_Rica"],
  ["st petersburg, st. petersburg", "America/New_York, Europe/Moscow"],
  ["georgia", "America/New_York, Asia/Tbilisi"],
  ["birmingham", "Europe/London, America/Chicago"],
  ["cambridge", "Europe/London, America/New_York"],
];

const listed = (list: string): string[] => list.split(/,\s*/);

/** The zones a name may mean, by the name: one where it is sure. */
export const places: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...Object.entries(oneZone).flatMap(([zone, names]) =>
    listed(names).map((name) => [name, [zone]] as const),
  ),
  ...severalZones.flatMap(([names, zones]) =>
    listed(names).map((name) => [name, listed(zones)] as const),
  ),
]);

/** What to offer when nothing in a message says where it comes from. */
export const usualZones: readonly string[] = [
  "Africa/Johannesburg",
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "Europe/London",
  "Europe/Berlin",
  "UTC+0",
  "Asia/Dubai",
  "Asia/Kolkata",
  "Asia/Singapore",
  "Australia/Sydney",
];

/** How a zone is called where nobody named it: after the city, but for the few everybody knows otherwise. */
export function placeNameOf(zone: string): string {
  if (zone === "Africa/Johannesburg") return "South Africa";
  const city = zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
  return known.get(zone) ?? city;
}

const known: ReadonlyMap<string, string> = new Map([
  ["Asia/Kolkata", "India"],
  ["Asia/Jerusalem", "Israel"],
  ["Asia/Ho_Chi_Minh", "Vietnam"],
  ["America/St_Johns", "Newfoundland"],
  ["America/Argentina/Buenos_Aires", "Buenos Aires"],
]);
