import { anyOf as list, withPieces } from "#domain/listing/rules/rule.ts";
import { rows, type PlaceRule } from "#domain/listing/place/openness/relation.ts";

/** Kinds of words, of which a sentence has to hold one each, in whatever order. */
const kinds: Readonly<Record<string, string>> = {
  /** A place, whichever. */
  ground: list(String.raw`
    borders?, boundar(?:y|ies), geograph\w{1,5}, countr(?:y|ies), passports?, nationalit(?:y|ies), locations?, post ?codes?, postal codes?, zip codes?, continents?, the map, a map, the globe, the planet, the earth, the world, @world, visas?, hemispheres?, latitudes?, longitudes?, coordinates, home ?towns?,
    residency, (?:place|country) of residence, whereabouts, citizenships?, flags?, home address, where (?:in the world |on earth |on the map |exactly )?(?:you|they|people|someone|somebody|our people|a candidate|candidates|applicants|the right person|anyone|that is|it is)(?! (?:can|will|may|could|want|need|get|learn|feel|see|have)\b), where your, where home is, in which (?:country|city|place), abroad, overseas, oceans?, seas?, time ?zones?, embassy, consulates?, customs officers?, immigration`),
  /** It is not asked about. */
  loose: String.raw`(?:(?:no|not(?! limited to\b)|never|nothing|none|without|zero|nor|neither|hardly|least|stopped|quit|gave up|no longer|\w+n't)\b(?:[ ,-][a-z']+){0,5}?[ -](?:asking|looking at|checking|filtering|sorting|matters?|care|cares|caring|mind|minds|ask|asks|asked|check|checks|look at|filters?|filtered|limits?|limited|restrict\w{0,5}|screen|screened|factors?|count|counts|weigh|weight|rules?|criteri(?:a|on)|require\w{0,5}|conditions?|preferences?|barriers?|obstacles?|hurdles?|questions?|issues?|problems?|concerns?|difference|relevan\w{2,3}|bearing|interest|interested|fuss\w{0,2}|bother\w{0,2}|deal.?breaker|part in|part of|say in|role in|decide|decides|consulted|stop|stops|hold|put us off|borders|boundaries|walls|fences|red lines|cut|care less|come into|enter into|influence|affect|exclude|exclusions)|all the same|equal to us|all equal|your (?:own )?(?:choice|call|pick|business|decision|affair)|up to you|you (?:choose|pick|decide)|for you to (?:choose|pick|decide)|irrelevant|immaterial|whichever|whatever|makes no|beside the point|anything goes|all (?:are )?welcome|equally welcome|any (?:country|nation|place|passport|nationality|city|continent|location|spot|corner|part|flag)|every (?:country|nation|place|passport|nationality|city|continent|corner|part|flag|time ?zone))`,
  /** Whoever is taken, or the work. */
  taken: list(String.raw`
    hire, hires, hired, hiring, recruit\w{0,4}, employ, employs, employing, engage, apply, applying, applies, applicants?, applications?, candidates?, choose (?:people|colleagues|whom|who), colleagues, team.?mates?, join, joins, joining, work from, working from, live, lives, living, reside, sit, based, the role, this role, this job, the job, this post, this position, the position, this vacancy, this one, cv, cvs, contract with, contracts?, take on, bring on, onboard, you can have, in the running, shortlist, talent, get the job, people we, whom we, who we, the right person, best person, newcomers, freelancers, contractors`),
  /** Something that may take it back, or is about something else. */
  doubt: list(String.raw`
    must, only, needs?, needed, has to, have to, required to, require that, requires that, should, unfortunately, sorry, sadly, regret, some, certain, most, several, select, selected, approved, eligible, supported, listed, depends?, depending, subject to, case by case, where we, where our, in which we, that we can, customers?, clients?, users?, markets?, marketing, sell, sells, ship, ships, readers?, audiences?, students?, travel\w{0,4}, holidays?, days, weeks, months, insurance, salary, salaries, compensation, pay range, law, laws,
    opportunity employer, discriminat\w{1,4}, gender, religion, race, colou?r, disability, orientation, age, veteran, e-?mail, website, server, one day, someday, eventually, soon, used to, until, no longer, previously, last, once, except, if you want, if we, trips?, perks?, benefits?, conferences?, our team is, team is, mission, vision, product, products, platform, software, app, tool, tools, helps?, enables?, empower\w{0,3}, lets, within, inside, outside, states?, province, provinces, county, bundesland, canton, domestic, national, nationwide, in.country, cannot, can't, unable, declined?, rejected, excluded, ignored, either, between, tax residen\w{2,3}, still being, tbc, to be confirmed, undecided, may change, office, hybrid, on.?site, budget, hours, shift, overlap, flexib\w{2,5}, when you, calendar, search, seo, domains?, languages?, english, countries of, speak, speaks, spoken`),
};

const sourceOf = (source: string): string => withPieces(source, kinds);

const unless = new RegExp(
  sourceOf(String.raw`\b<doubt>(?!\w)|@(?:closed|foreign|theirs|served|zone|except|home|local)|\?`),
);

/** Ways to say that place does not matter, whatever their order. */
export const unbound: readonly PlaceRule[] = rows([
  "bound-to-no-place",
  "anywhere",
  sourceOf(String.raw`^(?=.*\b<taken>\b)(?=.*\b<loose>\b).*(?:\b|(?=@))<ground>\b`),
  "Where one is counts for nothing when they choose.",
  "Borders play no part in how we choose colleagues.",
  "Borders play a part in how we choose colleagues.",
  unless,
]);
