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
    donors?, supporters?, organi[sz]ations, communities, farmers?, growers?, traders?, shops?, guests?, listeners?, players?, diners?, landlords?, tenants?, pensioners?, fans, followers, millions, (?<!\bwho )(?<!\byou )lives(?! in), people who use, the markets?, markets?, territory, territories, campaigns?, launches?, launch, segment, merchants, hospitals, banks, startups?, founders of, advertisers?, publishers?, e-?commerce, smes?, enterprises, industry, sector, economy, demand, properties, listings, hotels, tours, stakeholders?, suppliers?, vendors?, distributors?, resellers?, journalists?`),
  own: list(`
    headquarters, headquartered, hq, hqs, offices?, studios?, hubs?, newsroom, servers?, factory, lab, founders?, founded, team, teams, colleagues, co-?workers, team.?mates, warehouse, warehouses, campus, campuses, entity, entities, subsidiary, parent company, branch, branches, incorporated, registered office, registered address, investors?, backed, leadership, headcount, leaders, agency, agencies, company, start.?up, scale.?up, firm, consultancy, manufacturer, gmbh, llc, pty, inc, bv, sarl, (?<!who )(?<!you )bank(?! account), non.?profit, charity, corporation, bootstrapped, group, talent house, marketplace, platform, network, community, university, universities, college, engineers, developers, sister company, (?<!-)(?:last|previous|recent|latest|first) (?!and |then |we |or )(?:\\w+ )?hires?, your (?:line )?manager, your boss, your (?:designer|counterparts?|editor|peers?|lead|developer|copy desk|mentor|supervisor|director|contact)`),
  travel: list(
    "attend, attends, trade fairs?, fairs, expos?, trade shows?, trips?, interview, interviews, interview round, final round, (?:a|the|weekly|daily|one|regular|video) calls?, stand.?ups?, catch.?ups?, kick.?off, travel, travels, travelling, traveling, fly, visits?, visit, retreats?, off.?sites?, conferences?, meet, meet.?ups?, get.?togethers?, summit, events?, workations?",
  ),
  tongue: list(
    "speakers?, speaking, language, languages, english, native, fluency, accent, grammar, spelling, ear, idiom, humour, humor, copy, text, texts, content, keywords?, translations?, translation, culture, pop culture, literature, proficiency, skills, sprachkenntnisse",
  ),
  verb: list(
    "(?<=\\b(?:we|they|also|now) )(?:deliver|export|courier), sell, sells, selling, serve, serves, serving, ship, ships, locali[sz]e, target, targeting, expand, expanding, expansion, advertise, grow, growing, growth, scale, scaling, enter, entering, operate, operates, operating, active, (?<!\\b(?:physically|at|the) )present, (?<!physical )presence",
  ),
};

export const row = (
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
