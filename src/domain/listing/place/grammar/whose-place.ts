import { anyOf as list, withPieces } from "#domain/listing/rules/rule.ts";

/**
 * Whose place is it? A sentence names places for many reasons. Each row takes away the ones that are not the applicant's, by
 * putting what they are instead: `@served` (customers and markets), `@theirs` (the company's own), `@tongue` (a language),
 * `@zone` (a clock). What is left is where somebody may live.
 */
export interface Reduction {
  readonly id: string;
  readonly pattern: RegExp;
  readonly becomes: string;
  readonly reason: string;
  readonly fires: string;
  readonly spares: string;
}

const parts: Readonly<Record<string, string>> = {
  any: String.raw`@(?:closed|foreign|home|local|region|african|world)\b`,
  det: "(?:the |our |a |an |all of |both |most of |parts of |\\d+ ){0,2}",
  served: list(`
    customers?, clients?, clientele, audiences?, users?, consumers?, shoppers?, readers?, viewers?, subscribers?, members, brands?, businesses, companies, merchants?, retailers?, stores?, schools, students?, learners, families, patients, homeowners?, home owners?, buyers in, prospects?, leads, (?<!bank )accounts,
    donors?, supporters?, farmers?, growers?, traders?, shops?, guests?, listeners?, players?, diners?, landlords?, tenants?, pensioners?, fans, followers, millions, (?<!\bwho )(?<!\byou )lives(?! in), people who use, the markets?, markets?, territory, territories, campaigns?, launches?, launch, segment, merchants, hospitals, banks, startups?, founders of, advertisers?, publishers?, e-?commerce, smes?, enterprises, industry, sector, economy, demand, properties, listings, hotels, tours`),
  own: list(`
    headquarters, headquartered, hq, hqs, offices?, studios?, hubs?, newsroom, servers?, factory, lab, founders?, founded, team, teams, colleagues, co-?workers, team.?mates, warehouse, warehouses, entity, entities, subsidiary, parent company, branch, branches, incorporated, registered office, registered address, investors?, backed, leadership, headcount, leaders, agency, agencies, company, start.?up, scale.?up, firm, consultancy, manufacturer, (?<!who )(?<!you )bank(?! account), non.?profit, charity, corporation, bootstrapped, group, talent house, marketplace, platform, network, community, university, universities, college, engineers, developers, sister company, (?:last|previous|recent|latest|first) (?:\\w+ )?hires?, your (?:line )?manager, your boss, your (?:designer|counterparts?|editor|peers?|lead|developer|copy desk|mentor|supervisor|director|contact)`),
  travel: list(
    "attend, attends, trade fairs?, fairs, expos?, trade shows?, trips?, interview, interviews, interview round, final round, (?:a|the|weekly|daily|one|regular|video) calls?, stand.?ups?, catch.?ups?, kick.?off, travel, travels, travelling, traveling, fly, visits?, visit, retreats?, off.?sites?, conferences?, meet, meet.?ups?, get.?togethers?, summit, events?, workations?",
  ),
  tongue: list(
    "speakers?, speaking, language, languages, english, native, fluency, accent, grammar, spelling, ear, idiom, humour, humor, copy, text, texts, content, keywords?, translations?, translation, culture, pop culture, literature, proficiency, skills, sprachkenntnisse",
  ),
  verb: list(
    "sell, sells, selling, serve, serves, serving, ship, ships, locali[sz]e, target, targeting, expand, expanding, expansion, advertise, grow, growing, growth, scale, scaling, enter, entering, operate, operates, operating, active, (?<!physically )present, (?<!physical )presence",
  ),
};

const row = (
  id: string,
  source: string,
  becomes: string,
  reason: string,
  fires: string,
  spares: string,
): Reduction => ({
  id,
  pattern: new RegExp(withPieces(source, parts), "g"),
  becomes,
  reason,
  fires,
  spares,
});

/** Read before lists are put together, so that what stands in brackets stays apart. */
export const firstReductions: readonly Reduction[] = [
  row(
    "expats",
    String.raw`@locals?(?: (?:who|now|currently|already|living|based|settled|are|is|live|have|moved|relocated|working|abroad|expats?|and|resident|residing|emigrated|professionals|marketers|people)){0,5} (?:in|to|across) (?:the )?@closed\b`,
    "@foreigners",
    "People from here who live elsewhere.",
    "We want South Africans living in London.",
    "We want South Africans living in Durban.",
  ),
  row(
    "territory-of",
    String.raw`\b(?:territorio|territoire|suelo|solo|hele|gebied) @foreign\b`,
    "@closed",
    "A country's ground, in another language.",
    "Lavoro da remoto dal territorio italiano.",
    "Un libro italiano.",
  ),
  row(
    "excepted",
    String.raw`\(@(?:closed|foreign)\b (?:is |are )?(?:excepted|excluded|aside|not included)\b`,
    "@except",
    "A place that is left out, while the rest stays in.",
    "We hire across Africa (Nigeria excepted).",
    "We hire across Africa (Nigeria included).",
  ),
];

/** A place said with an adjective: "Latin American countries", "any EU member state". */
export const countriesOf: readonly Reduction[] = (
  [
    ["country-of-ours", "home|local", "@home", "South African provinces", "South African readers"],
    ["country-with-ours", "region|african", "@region", "African countries", "African readers"],
    [
      "country-elsewhere",
      "closed|foreign",
      "@closed",
      "Latin American nations",
      "Latin American readers",
    ],
  ] as const
).map(([id, kinds, becomes, fires, spares]) =>
  row(
    id,
    String.raw`@(?:${kinds})\b[ -](?:member )?(?:countr(?:y|ies)|nations?|states?|provinces?|territor(?:y|ies)|region|continent|soil|mainland)\b(?! of)`,
    becomes,
    "An adjective and a word for a country are a place.",
    `We hire in ${fires}.`,
    `We write for ${spares}.`,
  ),
);

export const reductions: readonly Reduction[] = [
  row(
    "left-out",
    String.raw`@(?:closed|foreign)\b (?:is |are )?(?:excepted|excluded|aside|not included)\b`,
    "@except",
    "A list of places that are left out, while the rest stays in.",
    "We hire everywhere, Russia and Belarus excluded.",
    "We hire everywhere, Russia and Belarus included.",
  ),
  row(
    "turned-down",
    String.raw`(?<!\b(?:not|n't|non|outside|without|unless|except|excepting|only|other|than|beyond|abroad|nobody|but|isn't|aren't)\b[^.@;]{0,24})(?:@(?:closed|foreign)\b[ -](?:based )?(?:citizens?|residents?|nationals?|candidates?|applicants?|applications|people|persons|talent|passport holders|freelancers|contractors)|@foreigners\b)(?: (?:who|that|living|based|in|from) @(?:closed|foreign)\b)? (?:(?:can't|cannot|can not|won't|will not|may not|shall not|aren't|are not|don't|do not) (?:be )?(?:considered|accepted|eligible|taken|hired|able|apply|shortlisted|employed|engaged|qualify|invited|looked at)|need not apply|are (?:ineligible|excluded|out))\b|\b(?:can't|cannot|can not|won't|will not|unable to|not able to|don't|do not) (?:take|hire|consider|accept|employ|engage|shortlist|onboard|contract)(?: (?:on|any|in|from|with|applications from|people from|people in|anyone in|anyone from|someone from|someone in)){0,3} (?:the )?(?:@foreigners\b|@(?:closed|foreign)\b(?:[ -](?:based )?(?:citizens?|residents?|nationals?|candidates?|applicants?|applications|people|persons|freelancers|contractors))?(?! (?:or|and) (?:outside|beyond|overseas|abroad|elsewhere)))|\b(?:may not|must not|mustn't|should not|shouldn't|are not to|can't|cannot) be (?:an? )?(?:tax )?(?:resident|based|living|located|domiciled|residing|citizen) (?:in|of) (?:the )?@(?:closed|foreign)\b`,
    "@except",
    "People of a place elsewhere are turned down, which says nothing of the rest.",
    "US citizens can't be considered for this one.",
    "Without US citizens we can't be complete.",
  ),
  row(
    "except",
    String.raw`\b(?:except|excluding|excludes?|excl|apart from|but not|save for|save|bar|barring|minus|with the exception of|(?<=(?:@world|anywhere|everywhere|countr(?:y|ies)|nations?|@region)[ ,(]{0,3})but)(?: of| for| in| from)? (?:\w+ ){0,4}<det>@(?:closed|foreign)\b`,
    "@except",
    "A place that is left out, while the rest stays in.",
    "Anywhere in the world except the United States.",
    "Anywhere in the world, even the United States.",
  ),
  row(
    "clock-with-ours",
    String.raw`@(?:home|region|african|local)\b(?:'s)?[ -](?:standard )?(?:time.?zones?|time|hours|business hours|working hours|working day)\b`,
    "@ourzone",
    "A time zone that ours is among, not a place.",
    "You are based in European/African time zones.",
    "You are based in Africa.",
  ),
  row(
    "clock",
    String.raw`@(?:closed|foreign)\b(?:'s)?[ -](?:(?:standard|daylight|core|normal|office|east coast|west coast|eastern|central|pacific|mountain) )?(?:time.?zones?|time|timezone|hours|business hours|business day|office hours|working hours|working day|workday|morning|mornings|afternoons?|evenings?|schedule|clock|shift|overlap)\b`,
    "@zone",
    "A time zone says when, not where.",
    "You work European hours.",
    "You work in Europe.",
  ),
  row(
    "clock-when",
    String.raw`\b(?:when|while|until|before|after|as soon as) (?:the )?@(?:closed|foreign)\b(?![ -](?:based|residents?|candidates?|applicants?))`,
    "@zone",
    "What a place does then says when, not where.",
    "You are online when California wakes up.",
    "You are online when in California.",
  ),
  row(
    "language",
    String.raw`@(?:foreign|local)\b[ -](?:or @foreign |and @foreign |native )?<tongue>\b|\b(?:fluent|native|proficien\w{1,5}|speaks?|written|spoken|conversational|business|c1|c2|b2|knowledge of|command of|level|bilingual|in|and|or)(?: in)? @foreign(?!\w| (?:citizens?|nationals?|passport|residents?|work|permit|based|candidates?|applicants?|payroll|or eu))\b`,
    "@tongue",
    "A language is not a place.",
    "You write fluent German.",
    "You hold a German passport.",
  ),
  row(
    "served-in",
    String.raw`\b<served>(?:,? (?:who|that|which))?(?: (?:are|is|live|based|located|living|mostly|mainly|primarily|especially|predominantly|largely|operating|currently|both|growing|including|such as|like|log on|log in|buy|order|come|sit|spread|subscribe|watch|read|listen|tune in|all over|using us|who use us)){0,4},? (?:in|across|from|throughout|of|around|over|inside|to|within|into|and) <det><any>`,
    "@served",
    "Where customers and markets are says nothing about applicants.",
    "Our clients are in the US and Canada.",
    "Our hires are in the US and Canada.",
  ),
  row(
    "served-of",
    String.raw`<any>(?:'s)?(?:[ -](?:based|focused|facing|wide|speaking|(?!and|or|have|has|with|is|are|who|that|to|for|in|we|you|until|while|when|as|our|because|since|where|which|so|but|if|after|before|through|via|by|from|until)\w{2,12}))? <served>\b`,
    "@served",
    "A market or its customers, not the applicant.",
    "You will run campaigns for the UK market.",
    "You will need a UK passport.",
  ),
  row(
    "served-countries",
    String.raw`\b(?:<served>|<verb>|used|sold|bought|read|shipped|shipping|loved|trusted|available|delivered|stocked|streamed|watched)\b(?:(?! (?:hir|recruit|employ|appl|candidat|join|team|remote|work|colleague|people who|you)\w*)[^.@;]){0,40} (?:countries|markets|cities|provinces|nations|towns|places|territories)\b[,:( -]{1,3}(?:(?:among|including|like|such as|from|with|being|one of|from|which|them|those|these|also|even) ){0,3}<det><any>`,
    "@served",
    "Countries in which something is used or sold, and ours among them.",
    "Our platform is used by traders in 40 countries, South Africa among them.",
    "Our team is hired in 40 countries, South Africa among them.",
  ),
  row(
    "served-by",
    String.raw`\b(?<!\bto )<verb>(?: (?:us|our|\w{2,14})){0,4} (?:to|for|in|into|across|the|throughout|within) <det><any>`,
    "@served",
    "Where a company sells or grows, not where the applicant lives.",
    "We sell to schools across Kenya.",
    "We hire people across Kenya.",
  ),
  row(
    "served-again",
    String.raw`@served\b,? (?:and )?(?:only|just|mainly|mostly|solely|exclusively|nowhere but|nowhere else than)(?: \w+)? (?:in|to|across|for) <det><any>`,
    "@served",
    "The same customers, told once more.",
    "We sell shutters in Florida, only in Florida.",
    "We sell shutters, and hire only in Florida.",
  ),
  row(
    "served-people",
    String.raw`\b(?:writ(?:e|es|ing|ten)|sell|sells|selling|copy|content|ads|campaigns?|marketing|stories|posts|newsletters?|speak|speaks|speaking|talk|talks|talking|appeal|appeals|advertise|market|made|built|loved|used|bought|read) (?:\w+ ){0,3}(?:for|to|at|by|among|with) (?:\w+ ){0,2}@(?:foreigners|locals|africans)\b`,
    "@served",
    "People who are sold or written to.",
    "You would write for Londoners.",
    "We are looking for Londoners.",
  ),
  row(
    "own-of",
    String.raw`<any>(?:'s)?(?:[ -](?:based|born|founded|grown|largest|leading|(?!and|or|have|has|with|is|are|who|that|to|for|in|we|you|until|while|when|as|our|because|since|where|which|so|but|if|after|before|through|via|by|from|until)\w{2,12})){0,2}[ -]<own>\b(?! (?:wanted|needed|sought|required)\b)`,
    "@theirs",
    "The company's own office or team.",
    "Two trips a year to our Chicago office.",
    "We want a Chicago resident.",
  ),
  row(
    "own-in",
    String.raw`(?<!\bhome[ -])\b<own>(?: (?:is|are|and|was|were|based|located|spread|spans?|both|all|currently|split|working|distributed|mostly|mainly|people|members?|sits?|remotely|registered|with|by|\d{4})){0,4},? (?:in|at|from|across|out of|near|throughout|over|between|around|of|on) <det><any>(?![ -](?:payrolls?|contracts?))`,
    "@theirs",
    "Where the company or its people sit.",
    "We are headquartered in New York.",
    "You are a resident of New York.",
  ),
  row(
    "their-seat",
    String.raw`^\W*(?:hq|headquarters|registered|incorporated|founded|founders?|legal seat|registered office) ?(?:in|at|:|-) ?<det><any>(?=\W*$)`,
    "@theirs",
    "A line that says where the company is.",
    "HQ: Austin.",
    "Home: Austin.",
  ),
  row(
    "their-boss",
    String.raw`\breport(?:s|ing)? (?:directly |straight )?(?:in)?to (?:\w+ ){0,4}<any>`,
    "@theirs",
    "Where the reader's manager is.",
    "You report to the Dubai-based regional head.",
    "You report from Dubai.",
  ),
  row(
    "we-are-in",
    String.raw`\bwe (?:have|employ (?:over |about |some |more than |around )?\d+) (?:\w+ ){0,3}(?:people|members|employees|staff|folks|colleagues|marketers)(?: (?:based|located|living|working))? (?:in|across|from|all over) <det><any>|\b(?:we are|we're|we were|it is|who is) (?:all |proudly |currently |originally |also |still ){0,2}(?:based |located |born |founded |operating |started |spread |remote )?(?:in|from|out of|across) <det><any>`,
    "@theirs",
    "Where the company says it is from.",
    "We are based in Toronto.",
    "You are based in Toronto.",
  ),
  row(
    "travel",
    String.raw`\b<travel>(?: \w{1,12}){0,4}(?:(?:,| -)? (?:to|in|at|across|within|through|including|between|with)| ?[:(]) ?<det><any>`,
    "@theirs",
    "A journey now and then.",
    "You will travel to Berlin twice a year.",
    "You will live in Berlin all year.",
  ),
  row(
    "people-once-placed",
    String.raw`\b(?:we've|we have|has|have)(?: \w+){0,3} (?:placed|found|helped|matched|connected|hired|supported|trained)\b[^.@]{0,50}<any>|\b(?:places|matches|represents|staffs) <any> (?:\w+ ){0,3}(?:with|at|in|to|for)\b`,
    "@theirs",
    "People whom an agency has placed before.",
    "We've found remote work for 900 people in South Africa.",
    "We want people in South Africa.",
  ),
  row(
    "counted-people",
    String.raw`\b(?:\d[\d ,.]{0,9}|hundreds of|thousands of|dozens of|many|most of our|some of our|our|two|three|four|five) (?:\w+ ){0,2}@(?:locals|africans|foreigners)\b`,
    "@theirs",
    "People they already know.",
    "We have 4 000 South Africans in our books.",
    "We want South Africans in our books.",
  ),
  row(
    "some-of-theirs",
    String.raw`\b(?:some|many|most|half|several|two|three|four|five|a few|one|all) of (?:our|the) (?:\w+ )?(?:freelancers|writers|people|staff|contractors|marketers|hires|editors|designers|employees)(?: (?:already|now|currently|happily|happen to))? (?:are|is|lives?|sits?|work|works|come|hail|log on) (?:based )?(?:in|from) <det><any>`,
    "@theirs",
    "Where some of those who work there live.",
    "Some of our freelancers live in South Africa.",
    "Our freelancers have to live in South Africa.",
  ),
  row(
    "their-tag",
    String.raw`\b(?:ignore|disregard|never mind|forget)(?: \w{2,12}){0,2} <any>(?: \w+)?`,
    "@theirs",
    "A tag that the posting itself takes back.",
    "Ignore the US tag.",
    "Mind the US residency rule.",
  ),
];
